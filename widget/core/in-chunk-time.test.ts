import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inChunkTime } from './in-chunk-time.ts';

const chunk = { name: 'chunk' };
const other = { name: 'other' };
const never = new Promise<typeof chunk>(() => undefined);
const after = (ms: number): Promise<typeof chunk> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(chunk), ms);
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a chunk in time is itself', async () => {
  await expect(inChunkTime(Promise.resolve(chunk))).resolves.toBe(chunk);
});

test.each([
  ['that fails', () => Promise.reject(new Error('gone')), 'gone'],
  ['that comes empty', () => Promise.resolve({} as typeof chunk), 'it came empty'],
  ['that never comes', () => never, 'nothing arrived in time'],
])('a chunk %s is lost, and something else takes its place', async (_, load, message) => {
  const lost = expect(inChunkTime(load())).rejects.toThrow(message);
  const replaced = inChunkTime(load(), () => Promise.resolve(other));
  await vi.advanceTimersByTimeAsync(8000);
  await lost;
  await expect(replaced).resolves.toBe(other);
});

test('nothing else is loaded once it is there', async () => {
  const instead = vi.fn(() => never);
  await inChunkTime(Promise.resolve(chunk), instead);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(instead).not.toHaveBeenCalled();
});

test('a page that was too busy to look has waited for nothing: what came meanwhile is taken', async () => {
  const instead = vi.fn(() => never);
  let arrive = (_: typeof chunk): void => undefined;
  const coming = new Promise<typeof chunk>((resolve) => {
    arrive = resolve;
  });
  const taken = inChunkTime(coming, instead);
  // After a long task the timer that expired meanwhile runs first, and the arrival comes next.
  vi.advanceTimersToNextTimer();
  arrive(chunk);
  await expect(taken).resolves.toBe(chunk);
  expect(instead).not.toHaveBeenCalled();
});

test('one that comes while its replacement is on the way is taken after all', async () => {
  const taken = inChunkTime(after(12_000), () => never);
  await vi.advanceTimersByTimeAsync(12_000);
  await expect(taken).resolves.toBe(chunk);
});

test('one that fails after it counts as lost is replaced once', async () => {
  const instead = vi.fn(() => Promise.resolve(other));
  const failing = after(9000).then(() => Promise.reject(new Error('gone')));
  const replaced = inChunkTime<typeof chunk>(failing, instead);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(replaced).resolves.toBe(other);
  expect(instead).toHaveBeenCalledTimes(1);
});
