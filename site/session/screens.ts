/** Milliseconds a question is visible and focused before it takes an answer: a double click is over by then. */
const rest = 700;
let timer = 0;

/** Puts a question's buttons to sleep for a moment, so that a click for the page before answers nothing. */
function wakeButtons(): void {
  clearTimeout(timer);
  const set = (isAsleep: boolean): void => {
    for (const button of document.querySelectorAll('.question button'))
      button.setAttribute('aria-disabled', `${isAsleep}`);
  };
  set(true);
  if (document.visibilityState === 'visible' && document.hasFocus()) timer = window.setTimeout(set, rest, false);
}

export const isAsleep = (button: Element): boolean => button.getAttribute('aria-disabled') === 'true';

/** Shows one section of many. `isRead`: what was pressed in another is gone, so the focus goes to this one's heading. */
export function showScreen(id: string, isRead: boolean): void {
  const sections = Array.from(document.querySelectorAll('section'));
  const before = sections.find(({ hidden }) => !hidden);
  for (const section of sections) section.hidden = section.id !== id;
  if (isRead && before && before.id !== id) document.querySelector<HTMLElement>(`#${id} h1`)?.focus();
  wakeButtons();
}

/** Starts a standalone page: in a frame nobody sees who asks; before the visitor has come, nobody has asked. */
export function whenVisited(start: () => void): void {
  if (top !== self) return;
  for (const name of ['focus', 'blur', 'visibilitychange']) addEventListener(name, wakeButtons);
  if ((document as { readonly prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', start);
  else start();
}

/** Runs a page: shows each state and carries it out. Returns the dispatch; an unchanged state stops the loop. */
export function runFlow<State, Action>(
  first: State,
  reduce: (state: State, action: Action) => State,
  effects: (state: State) => Promise<Action> | null,
  show: (state: State) => void,
): (action: Action) => void {
  let state = first;
  const dispatch = (action: Action): void => {
    const next = reduce(state, action);
    if (next !== state) enter(next);
  };
  function enter(next: State): void {
    state = next;
    show(state);
    effects(state)?.then(dispatch);
  }
  enter(state);
  return dispatch;
}
