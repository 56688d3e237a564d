type Hold = (by: 'pointed' | 'focused' | 'hidden', on: boolean) => void;

/** Pauses the slides: mouse on `list`, keyboard focus in `stage`, a background tab. A tapping finger pauses nothing. */
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
