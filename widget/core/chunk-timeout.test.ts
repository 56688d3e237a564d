import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withChunkTimeout } from './chunk-timeout.ts';

const chunk = { name: 'chunk' };
const other = { name: 'other' };
const never = new Promise<typeof chunk>(() => undefined);
const after = (ms: number): Promise<typeof chunk> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(chunk), ms);
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('withChunkTimeout() resolves to a chunk that loads in time', async () => {
  await expect(withChunkTimeout(Promise.resolve(chunk))).resolves.toBe(chunk);
});

test.each([
  ['that fails', () => Promise.reject(new Error('gone')), 'gone'],
  ['that is empty', () => Promise.resolve({} as typeof chunk), 'it came empty'],
  ['that never loads', () => never, 'nothing arrived in time'],
])('withChunkTimeout() replaces a chunk %s, or rejects if there is no replacement', async (_, load, message) => {
  const lost = expect(withChunkTimeout(load())).rejects.toThrow(message);
  const replaced = withChunkTimeout(load(), () => Promise.resolve(other));
  await vi.advanceTimersByTimeAsync(8000);
  await lost;
  await expect(replaced).resolves.toBe(other);
});

test('no replacement is loaded for a chunk that arrives in time', async () => {
  const instead = vi.fn(() => never);
  await withChunkTimeout(Promise.resolve(chunk), instead);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(instead).not.toHaveBeenCalled();
});

test('the time limit excludes time in which the page was blocked, so a chunk that arrived during that time is used', async () => {
  const instead = vi.fn(() => never);
  let arrive = (_: typeof chunk): void => undefined;
  const coming = new Promise<typeof chunk>((resolve) => {
    arrive = resolve;
  });
  const taken = withChunkTimeout(coming, instead);
  // Simulates the end of a long task: browsers first run a timer that has expired during the task, and then handle a
  // chunk that has arrived during the task.
  vi.advanceTimersToNextTimer();
  arrive(chunk);
  await expect(taken).resolves.toBe(chunk);
  expect(instead).not.toHaveBeenCalled();
});

test('a late chunk is used if its replacement has not arrived by then', async () => {
  const taken = withChunkTimeout(after(12_000), () => never);
  await vi.advanceTimersByTimeAsync(12_000);
  await expect(taken).resolves.toBe(chunk);
});

test('a chunk that fails after the time limit is replaced only once', async () => {
  const instead = vi.fn(() => Promise.resolve(other));
  const failing = after(9000).then(() => Promise.reject(new Error('gone')));
  const replaced = withChunkTimeout<typeof chunk>(failing, instead);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(replaced).resolves.toBe(other);
  expect(instead).toHaveBeenCalledTimes(1);
});
