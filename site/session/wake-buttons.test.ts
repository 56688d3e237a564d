import { expect, test, vi } from 'vitest';
import { isAsleep, wakeButtons, watchFocus } from './wake-buttons.ts';

test('a question’s button sleeps until the page was seen and focused for 700 ms without a break', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<section class="question"><button>Continue</button></section><button>Try again</button>';
  const [question, other] = document.querySelectorAll('button') as unknown as [Element, Element];
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  watchFocus();
  wakeButtons();
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
