/**
 * Events in the card's fields that a page may cancel or handle by mistake, because a shadow root hides the field from
 * the page.
 */
const types = 'keydown keypress keyup mousedown selectstart dragstart contextmenu copy cut paste'.split(' ');
/** Matches keys that the page's dialog or focus trap needs. */
const pageKeys = /^(Esc|Tab|F\d)/;

/**
 * Stops the propagation of an event. All roots share this function, so that adding it to a root again has no effect.
 */
function stopKeys(event: Event): void {
  const { key } = event as KeyboardEvent;
  if (key ? !pageKeys.test(key) : (event.target as Element).localName === 'input') event.stopPropagation();
}

/**
 * Hides typing and pasting from the page, so that its shortcuts or its protection against copying do not cancel them.
 */
export function hideKeysFromPage(root: ShadowRoot): void {
  for (const type of types) root.addEventListener(type, stopKeys);
}

/** The visitor's last press before React has loaded. `interacted` is true if the visitor has used the card. */
export type QueuedPress = { readonly submitted: boolean; readonly interacted: boolean; press(): void };

/**
 * Returns true if the visitor must have pressed the focused control before our scripts ran. Without a press, the
 * unselected tab cannot have the focus, and a focused control has a visible focus ring. The form's button is excluded,
 * because `queuePresses` recognises its press by the closed dialog.
 */
const isPressed = (focused: Element): boolean =>
  focused.matches('[aria-selected=false]') ||
  (CSS.supports('selector(:focus-visible)') && !focused.matches(':focus-visible,[type=submit]'));

/**
 * Records presses from the first paint on. Returns a function that ends the recording and returns the last valid press.
 * If the page's own HTML contains the card's form, the visitor may have submitted the form before this call. Such a
 * submit closes the dialog around the form, so a closed dialog counts as a submit.
 */
export function queuePresses(root: ShadowRoot): () => QueuedPress {
  const closed = root.querySelector('dialog:not([open])');
  closed?.setAttribute('open', '');
  let submitted = closed !== null;
  /**
   * The last press of the form's button. In a sandbox without `allow-forms` the browser fires no `submit` event after
   * it.
   */
  let submitPress: Pick<Event, 'defaultPrevented'> | undefined;
  // True if the visitor has used the card, even if the focus is no longer in it.
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
