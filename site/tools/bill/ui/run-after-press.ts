let isPressed = false;
let waiting: readonly (() => void)[] = [];

/** Runs `change` once the press under way is over: a button that moves under the pointer loses its click. */
export function runAfterPress(change: () => void): void {
  waiting = [...waiting, change];
  if (!isPressed) setTimeout(runWaiting);
}

/** Follows the page's presses, so that `runAfterPress` knows of them. Returns the end of it. */
export function watchPresses(): () => void {
  const ends = ['pointerup', 'pointercancel'] as const;
  const onDown = () => {
    isPressed = true;
  };
  const onEnd = () => {
    isPressed = false;
    // The click follows in the same task.
    setTimeout(runWaiting);
  };
  addEventListener('pointerdown', onDown, true);
  for (const end of ends) addEventListener(end, onEnd, true);
  return () => {
    removeEventListener('pointerdown', onDown, true);
    for (const end of ends) removeEventListener(end, onEnd, true);
    onEnd();
  };
}

function runWaiting(): void {
  const changes = waiting;
  waiting = [];
  for (const change of changes) change();
}
