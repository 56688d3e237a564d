/** What was pressed last before React was there, and whether the card was touched at all. */
export type Pressed = { readonly submitted: boolean; readonly touched: boolean; press(): void };

/**
 * What was pressed in the page's own HTML, before any script of ours: another tab is focused only by a press, as is
 * whatever the browser shows no focus ring on.
 */
const isPressed = (focused: Element): boolean =>
  focused.matches('[aria-selected=false]') ||
  (CSS.supports('selector(:focus-visible)') && !focused.matches(':focus-visible'));

/**
 * Holds presses back from the moment of the paint; the result ends that and tells which one counts. A form in the
 * page's own HTML may have been sent before: that closed the dialog around it.
 */
export function keepPresses(root: ShadowRoot): () => Pressed {
  const closed = root.querySelector('dialog:not([open])');
  closed?.setAttribute('open', '');
  let submitted = closed !== null;
  // By now the focus may be somewhere else on the page.
  let touched = root.activeElement !== null;
  const onFocus = (): void => {
    touched = true;
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
    return { submitted, touched, press: () => find()?.click() };
  };
}
