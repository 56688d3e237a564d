import { expect, test, vi } from 'vitest';
import { runPageStateMachine, showAndFocusScreen, showScreen, startPageWhenVisited } from './page-machine.ts';

test('the button of a question is disabled until the page has been visible and focused for 700 ms', () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><section id="ask" class="question"><button>Continue</button><a data-do="leave">Leave</a></section><button>Try again</button><a>Home</a></main>`;
  const [question, link, other, plainLink] = document.querySelectorAll<HTMLElement>('button, a');
  const presses: (string | null)[] = [];
  const press = ({ textContent }: HTMLElement) => {
    presses.push(textContent);
    return null;
  };
  const pressAll = () => {
    presses.length = 0;
    for (const each of [question, link, other, plainLink]) each?.click();
    return presses.join(', ');
  };
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  startPageWhenVisited(() => {
    const show = () => showScreen('ask');
    runPageStateMachine(
      null,
      () => null,
      () => null,
      show,
      press,
    );
  });
  vi.advanceTimersByTime(10_000);
  expect(pressAll(), 'a page behind another').toBe('Leave, Try again');
  focus.mockReturnValue(true);
  dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(600);
  dispatchEvent(new Event('blur'));
  vi.advanceTimersByTime(699);
  expect(pressAll()).toBe('Leave, Try again');
  vi.advanceTimersByTime(1);
  expect(pressAll()).toBe('Continue, Leave, Try again');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(10_000);
  expect(pressAll()).toBe('Leave, Try again');
});

test('if a screen replaces another screen, the heading of the new screen receives the focus', () => {
  const screens = ['working', 'account', 'close'].map(
    (id) => `<section id="${id}" hidden><h1 tabindex="-1">${id}</h1>`,
  );
  document.body.innerHTML = `<main>${screens.join('</section>')}</main><footer><section>Links</section></footer>`;
  const after = (id: string, isRead: boolean) => {
    if (isRead) showAndFocusScreen(id);
    else showScreen(id);
    const shown = Array.from(document.querySelectorAll('main > section:not([hidden])'), (section) => section.id);
    expect(document.querySelector('footer > section:not([hidden])')).not.toBeNull();
    return [...shown, document.activeElement?.textContent];
  };
  const nothing = document.body.textContent;
  expect(after('working', true), 'the first').toEqual(['working', nothing]);
  expect(after('account', false)).toEqual(['account', nothing]);
  expect(after('close', true)).toEqual(['close', 'close']);
  (document.activeElement as HTMLElement).blur();
  expect(after('close', true), 'it stays').toEqual(['close', nothing]);
});

test('a page shows each new state and runs its effect; an action that does not change the state has no effect', async () => {
  const shown: number[] = [];
  const dispatch = runPageStateMachine<number, number>(
    1,
    (state, action) => (action < 10 ? state + action : state),
    (state) => (state < 4 ? Promise.resolve(2) : null),
    (state) => shown.push(state),
    () => null,
  );
  expect(shown).toEqual([1]);
  await vi.waitFor(() => expect(shown).toEqual([1, 3, 5]));
  dispatch(10);
  dispatch(1);
  expect(shown).toEqual([1, 3, 5, 6]);
});
