/** Milliseconds that a question is visible and focused before it takes an answer: longer than a double click. */
const rest = 700;
let timer = 0;

/** Disables a question's buttons for a moment, so that a click meant for the previous page answers nothing. */
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

/** Shows one section of many. `isRead`: the focus moves to its heading, since the pressed button is gone. */
export function showScreen(id: string, isRead: boolean): void {
  const sections = Array.from(document.querySelectorAll('section'));
  const before = sections.find(({ hidden }) => !hidden);
  for (const section of sections) section.hidden = section.id !== id;
  if (isRead && before && before.id !== id) document.querySelector<HTMLElement>(`#${id} h1`)?.focus();
  wakeButtons();
}

/** Starts a standalone page: never in a frame, which hides who asks, and only once a prerendered page is visited. */
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
