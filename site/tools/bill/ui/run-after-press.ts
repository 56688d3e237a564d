let isPressed = false;
let waiting: readonly (() => void)[] = [];

/** Runs `change` after the current press has ended, because a button that moves under the pointer loses its click. */
export function runAfterPress(change: () => void): void {
  waiting = [...waiting, change];
  if (!isPressed) setTimeout(runWaiting);
}

/** Listens to presses on the page for `runAfterPress`. Returns a function that stops listening. */
export function watchPresses(): () => void {
  const ends = ['pointerup', 'pointercancel'] as const;
  const onDown = () => {
    isPressed = true;
  };
  const onEnd = () => {
    isPressed = false;
    // The browser dispatches the click in the same task as the end of the press, so the changes run in the next task.
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
