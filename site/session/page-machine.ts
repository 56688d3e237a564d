/**
 * Runs /session, /account or /account/mail: a state, a section of the document for each state, and presses. `reduce`
 * returns the same object if an action does not fit the state: then nothing is shown and no work begins. `effects`
 * starts a state's work and resolves to the result; null: it has none. `show` shows the state's section by
 * `showScreen`. `press` returns the action of a pressed button, or of a link that has `data-do`; null: none. Returns the
 * dispatch, for other events.
 */
export function runPage<State, Action>(
  first: State,
  reduce: (state: State, action: Action) => State,
  effects: (state: State) => Promise<Action> | null,
  show: (state: State) => void,
  press: (pressed: HTMLElement, state: State) => Action | null,
): (action: Action) => void {
  let state = first;
  const dispatch = (action: Action): void => {
    const next = reduce(state, action);
    if (next !== state) enter(next);
  };
  const enter = (next: State): void => {
    state = next;
    show(next);
    const work = effects(next);
    if (work) work.then(dispatch);
  };
  document.addEventListener('click', ({ target }) => {
    // A question's button is disabled while the page is hidden, and for a moment after that.
    const pressed = (target as Element).closest<HTMLElement>('button:not([aria-disabled=true]), a[data-do]');
    const action = pressed && press(pressed, state);
    if (action) dispatch(action);
  });
  enter(state);
  return dispatch;
}

/** Starts a standalone page: never in a frame, which hides who asks, and only once a prerendered page is visited. */
export function startWhenVisited(start: () => void): void {
  if (top !== self) return;
  for (const name of ['focus', 'blur', 'visibilitychange']) addEventListener(name, pauseQuestionButtons);
  if ((document as { readonly prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', start);
  else start();
}

/** Shows one section of many; those of the site's header and footer, and a screen's own parts, stay. */
export function showScreen(id: string): void {
  for (const section of document.querySelectorAll<HTMLElement>('main > section')) section.hidden = section.id !== id;
  pauseQuestionButtons();
}

/** Shows one section of many. If it replaces another, the focus moves to its heading: the pressed button is gone. */
export function showAndFocusScreen(id: string): void {
  const before = document.querySelector('main > section:not([hidden])');
  showScreen(id);
  if (before && before.id !== id) document.querySelector<HTMLElement>(`#${id} h1`)?.focus();
}

/** Milliseconds that a question is visible and focused before it takes an answer: longer than a double click. */
const pauseLength = 700;
let timer = 0;

/** Disables a question's buttons for a moment, so that a click meant for the previous page answers nothing. */
function pauseQuestionButtons(): void {
  clearTimeout(timer);
  const set = (isAsleep: boolean): void => {
    for (const button of document.querySelectorAll('.question button'))
      button.setAttribute('aria-disabled', `${isAsleep}`);
  };
  set(true);
  if (document.visibilityState === 'visible' && document.hasFocus()) timer = window.setTimeout(set, pauseLength, false);
}
