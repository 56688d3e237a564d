type Pause = (by: 'pointed' | 'focused' | 'hidden', on: boolean) => void;

/**
 * Pauses the slides while the mouse is on `list`, the keyboard focus is in `stage`, or the tab is in the background. A
 * touch does not pause them.
 */
export function watchReasonsToPause(stage: HTMLElement, list: HTMLElement, pause: Pause): void {
  let byKey = true;
  addEventListener(
    'pointerdown',
    () => {
      byKey = false;
    },
    true,
  );
  addEventListener(
    'keydown',
    () => {
      byKey = true;
    },
    true,
  );
  list.addEventListener('pointerenter', ({ pointerType }) => pause('pointed', pointerType === 'mouse'));
  list.addEventListener('pointerleave', () => pause('pointed', false));
  stage.addEventListener('focusin', () => pause('focused', byKey));
  stage.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && stage.contains(relatedTarget))) pause('focused', false);
  });
  document.addEventListener('visibilitychange', () => pause('hidden', document.hidden));
}
