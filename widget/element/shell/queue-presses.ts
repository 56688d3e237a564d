/** Events that a page may cancel or handle as its own, because it does not see that their target is a field. */
const types = 'keydown keypress keyup mousedown selectstart dragstart contextmenu copy cut paste'.split(' ');
/** Matches keys that the page's dialog or focus trap needs. */
const pageKeys = /^(Esc|Tab|F\d)/;

/** Stops the propagation of an event. The function is the same for all roots, so that adding it again has no effect. */
function stopKeys(event: Event): void {
  const { key } = event as KeyboardEvent;
  if (key ? !pageKeys.test(key) : (event.target as Element).localName === 'input') event.stopPropagation();
}

/** Hides typing and pasting from the page, whose shortcuts and protection against copying would cancel them. */
export function hideKeysFromPage(root: ShadowRoot): void {
  for (const type of types) root.addEventListener(type, stopKeys);
}

/**
 * The visitor's last press before React has loaded. `interacted`, a key of `CardStart`: the visitor has used the card.
 */
export type QueuedPress = { readonly submitted: boolean; readonly interacted: boolean; press(): void };

/**
 * Returns true if the visitor has pressed something before our scripts ran: only a press focuses another tab, or a node
 * without a visible focus ring. The button of the form closes the dialog instead.
 */
const isPressed = (focused: Element): boolean =>
  focused.matches('[aria-selected=false]') ||
  (CSS.supports('selector(:focus-visible)') && !focused.matches(':focus-visible,[type=submit]'));

/**
 * Records presses from the paint on. Returns a function that ends the recording and returns the last valid press. A
 * form in the page's own HTML may have been submitted earlier, which closed the dialog around it.
 */
export function queuePresses(root: ShadowRoot): () => QueuedPress {
  const closed = root.querySelector('dialog:not([open])');
  closed?.setAttribute('open', '');
  let submitted = closed !== null;
  /** A press of the form's button. In a sandbox without `allow-forms` no `submit` follows. */
  let submitPress: Pick<Event, 'defaultPrevented'> | undefined;
  // True if the visitor has used the card, even if the focus has left it since.
  let isActive = root.activeElement !== null;
  const onFocus = (): void => {
    isActive = true;
  };
  let find: () => HTMLElement | undefined = () => undefined;
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    submitted = true;
    find = () => undefined;
  };
  const onClick = (event: Pick<Event, 'target' | 'defaultPrevented'>): void => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    submitPress = undefined;
    if (button.type === 'submit') {
      submitPress = event;
      find = () => undefined;
      return;
    }
    // Identifies the button by its part, since the nodes may be rendered again.
    const part = button.getAttribute('part');
    const similarButtons = () =>
      Array.from(root.querySelectorAll<HTMLElement>(part ? `[part=${part}]` : 'button:not([part])'));
    const position = similarButtons().indexOf(button as HTMLElement);
    find = () => similarButtons()[position];
    submitted = false;
  };
  const { activeElement } = root;
  if (!submitted && activeElement && isPressed(activeElement))
    onClick({ target: activeElement, defaultPrevented: false });
  root.addEventListener('submit', onSubmit);
  root.addEventListener('click', onClick);
  root.addEventListener('focusin', onFocus);
  return () => {
    root.removeEventListener('submit', onSubmit);
    root.removeEventListener('click', onClick);
    root.removeEventListener('focusin', onFocus);
    return {
      submitted: submitted || submitPress?.defaultPrevented === false,
      interacted: isActive,
      press: () => find()?.click(),
    };
  };
}
