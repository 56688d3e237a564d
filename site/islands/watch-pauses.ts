type Pause = (by: 'pointed' | 'focused' | 'hidden', on: boolean) => void;

/** Pauses the slides: mouse on `list`, keyboard focus in `stage`, a background tab. A tapping finger pauses nothing. */
export function watchPauses(stage: HTMLElement, list: HTMLElement, pause: Pause): void {
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
