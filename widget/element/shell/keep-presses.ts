/** What pages cancel or take for their own where it does not come from a field that they see. */
const types = 'keydown keypress keyup mousedown selectstart dragstart contextmenu copy cut paste'.split(' ');
/** Keys that are for whatever stands around the card as well: its dialog, its trap for the focus. */
const forPage = /^(Esc|Tab|F\d)/;

/** Once a shadow root is enough, and more do no harm: it is always the same function. */
function keep(event: Event): void {
  const { key } = event as KeyboardEvent;
  if (key ? !forPage.test(key) : (event.target as Element).localName === 'input') event.stopPropagation();
}

/** Keeps typing and pasting from the page: it sees no field, and its shortcuts and copy guards would cancel them. */
export function keepToItself(root: ShadowRoot): void {
  for (const type of types) root.addEventListener(type, keep);
}

/** What was pressed last before React was there, and whether the card was interacted with at all. */
export type Pressed = { readonly submitted: boolean; readonly interacted: boolean; press(): void };

/** Pressed before any script of ours: only a press focuses another tab, or a node without a visible focus ring. */
const isPressed = (focused: Element): boolean =>
  focused.matches('[aria-selected=false]') ||
  (CSS.supports('selector(:focus-visible)') && !focused.matches(':focus-visible'));

/**
 * Keeps presses from the paint on; the result ends that and returns the one that counts. A form in the page's own HTML
 * may have been sent before: that closed the dialog around it.
 */
export function keepPresses(root: ShadowRoot): () => Pressed {
  const closed = root.querySelector('dialog:not([open])');
  closed?.setAttribute('open', '');
  let submitted = closed !== null;
  // By now the focus may be somewhere else on the page.
  let interacted = root.activeElement !== null;
  const onFocus = (): void => {
    interacted = true;
  };
  let find: () => HTMLElement | undefined = () => undefined;
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    submitted = true;
    find = () => undefined;
  };
  const onClick = ({ target }: Pick<Event, 'target'>): void => {
    const button = (target as Element).closest('button:not([type=submit])');
    if (!button) return;
    // By its part, since the nodes may be drawn anew.
    const part = button.getAttribute('part');
    const alike = () => Array.from(root.querySelectorAll<HTMLElement>(part ? `[part=${part}]` : 'button:not([part])'));
    const place = alike().indexOf(button as HTMLElement);
    find = () => alike()[place];
    submitted = false;
  };
  const { activeElement } = root;
  if (!submitted && activeElement && isPressed(activeElement)) onClick({ target: activeElement });
  root.addEventListener('submit', onSubmit);
  root.addEventListener('click', onClick);
  root.addEventListener('focusin', onFocus);
  return () => {
    root.removeEventListener('submit', onSubmit);
    root.removeEventListener('click', onClick);
    root.removeEventListener('focusin', onFocus);
    return { submitted, interacted, press: () => find()?.click() };
  };
}
