type Hold = (by: 'pointed' | 'focused' | 'hidden', on: boolean) => void;

/**
 * What holds the slides for the moment: the mouse on `list`, the focus in `stage` when a key brought it, a tab in the
 * background. A finger that taps does not point, and what it taps has the focus without holding anything.
 */
export function watchHolding(stage: HTMLElement, list: HTMLElement, hold: Hold): void {
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
  list.addEventListener('pointerenter', ({ pointerType }) => hold('pointed', pointerType === 'mouse'));
  list.addEventListener('pointerleave', () => hold('pointed', false));
  stage.addEventListener('focusin', () => hold('focused', byKey));
  stage.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && stage.contains(relatedTarget))) hold('focused', false);
  });
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden));
}
