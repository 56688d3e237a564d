/**
 * Runs the state machine of /session, /account or /account/mail, whose document has a section for each state. `reduce`
 * returns the next state, or the same object if the action has no effect. `effects` starts the work of a state, which
 * resolves to an action. `show` displays the section of a state. `press` returns the action of a pressed button or
 * link, or null if there is none. Returns the function that dispatches other actions.
 */
export function runPageStateMachine<State, Action>(
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
    // A question's button is disabled while the page is hidden, and for a moment afterwards.
    const pressed = (target as Element).closest<HTMLElement>('button:not([aria-disabled=true]), a[data-do]');
    const action = pressed && press(pressed, state);
    if (action) dispatch(action);
  });
  enter(state);
  return dispatch;
}

/**
 * Calls `start` when the visitor sees the page, but not while the browser prerenders it. Never calls `start` in a
 * frame, because the visitor could not see which site shows the frame.
 */
export function startPageWhenVisited(start: () => void): void {
  if (top !== self) return;
  for (const name of ['focus', 'blur', 'visibilitychange']) addEventListener(name, pauseQuestionButtons);
  if ((document as { readonly prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', start);
  else start();
}

/** Shows one screen and hides the other screens, which are the sections directly in `main`. */
export function showScreen(id: string): void {
  for (const section of document.querySelectorAll<HTMLElement>('main > section')) section.hidden = section.id !== id;
  pauseQuestionButtons();
}

/**
 * Shows one screen. If another screen was shown before, moves the focus to the new heading, since the pressed button
 * has disappeared.
 */
export function showAndFocusScreen(id: string): void {
  const before = document.querySelector('main > section:not([hidden])');
  showScreen(id);
  if (before && before.id !== id) document.querySelector<HTMLElement>(`#${id} h1`)?.focus();
}

/**
 * Milliseconds for which a question has to be visible and focused before its buttons work. This is longer than a double
 * click.
 */
const pauseLength = 700;
let timer = 0;

/** Disables a question's buttons for a moment, so that a click meant for the previous page has no effect. */
function pauseQuestionButtons(): void {
  clearTimeout(timer);
  const setDisabled = (isDisabled: boolean): void => {
    for (const button of document.querySelectorAll('.question button'))
      button.setAttribute('aria-disabled', `${isDisabled}`);
  };
  setDisabled(true);
  if (document.visibilityState === 'visible' && document.hasFocus())
    timer = window.setTimeout(setDisabled, pauseLength, false);
}
