/**
 * Milliseconds for which a page with a question is seen and has the focus before it takes an answer: a double click is
 * over by then.
 */
const rest = 700;
let timer = 0;

/**
 * Puts the buttons of a question to sleep until the page was visible and focused for a moment: a click that was meant
 * for the page before answers nothing. They keep the focus, and screen readers say that they are dimmed.
 */
export function wakeButtons(): void {
  clearTimeout(timer);
  const set = (isAsleep: boolean): void => {
    for (const button of document.querySelectorAll('.question button'))
      button.setAttribute('aria-disabled', `${isAsleep}`);
  };
  set(true);
  if (document.visibilityState === 'visible' && document.hasFocus()) timer = window.setTimeout(set, rest, false);
}

/** Does so again each time the page is left and looked at. */
export function watchFocus(): void {
  for (const name of ['focus', 'blur', 'visibilitychange']) addEventListener(name, wakeButtons);
}

export const isAsleep = (button: Element): boolean => button.getAttribute('aria-disabled') === 'true';
