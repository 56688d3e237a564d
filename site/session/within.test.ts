import { expect, test, vi } from 'vitest';
import { within } from './within.ts';

test('what is done in time counts, be it a failure', async () => {
  expect(await within(1000, Promise.resolve('done'))).toBe('done');
  await expect(within(1000, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

test('what hangs is given up when the time is over, not before', async () => {
  vi.useFakeTimers();
  const waiting = within(1000, new Promise(() => undefined)).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(999);
  expect(await Promise.race([waiting, 'nothing yet'])).toBe('nothing yet');
  await vi.advanceTimersByTimeAsync(1);
  expect(await waiting).toBe('too late');
});
