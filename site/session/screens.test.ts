import { expect, test, vi } from 'vitest';
import { isAsleep, runFlow, showScreen, whenVisited } from './screens.ts';

test('a question’s button sleeps until the page was seen and focused for 700 ms without a break', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<section class="question"><button>Continue</button></section><button>Try again</button>';
  const [question, other] = document.querySelectorAll('button') as unknown as [Element, Element];
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  whenVisited(() => showScreen('', false));
  vi.advanceTimersByTime(10_000);
  expect(isAsleep(question), 'a page behind another').toBe(true);
  expect(isAsleep(other)).toBe(false);
  focus.mockReturnValue(true);
  dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(600);
  dispatchEvent(new Event('blur'));
  vi.advanceTimersByTime(699);
  expect(isAsleep(question)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isAsleep(question)).toBe(false);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(10_000);
  expect(isAsleep(question)).toBe(true);
});

test('one screen is shown of many; its heading has the focus if it comes in the place of another, and is to be read', () => {
  const screens = ['working', 'account', 'close'].map(
    (id) => `<section id="${id}" hidden><h1 tabindex="-1">${id}</h1>`,
  );
  document.body.innerHTML = screens.join('</section>');
  const after = (id: string, isRead: boolean) => {
    showScreen(id, isRead);
    const shown = Array.from(document.querySelectorAll('section:not([hidden])'), (section) => section.id);
    return [...shown, document.activeElement?.textContent];
  };
  const nothing = document.body.textContent;
  expect(after('working', true), 'the first').toEqual(['working', nothing]);
  expect(after('account', false)).toEqual(['account', nothing]);
  expect(after('close', true)).toEqual(['close', 'close']);
  (document.activeElement as HTMLElement).blur();
  expect(after('close', true), 'it stays').toEqual(['close', nothing]);
});

test('a flow shows each state, does what it stands for, and stays where an action changes nothing', async () => {
  const shown: number[] = [];
  const dispatch = runFlow<number, number>(
    1,
    (state, action) => (action < 10 ? state + action : state),
    (state) => (state < 4 ? Promise.resolve(2) : null),
    (state) => shown.push(state),
  );
  expect(shown).toEqual([1]);
  await vi.waitFor(() => expect(shown).toEqual([1, 3, 5]));
  dispatch(10);
  dispatch(1);
  expect(shown).toEqual([1, 3, 5, 6]);
});
