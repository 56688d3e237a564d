import { expect, test } from 'vitest';
import { createFakeClock, settle } from '../adapters/fakes/fake-clock.ts';
import { withTimeLimit } from './time-limit.ts';

const never = new Promise<never>(() => undefined);

test('what settles in time settles as itself, and leaves no timer behind', async () => {
  const clock = createFakeClock();
  await expect(withTimeLimit(Promise.resolve('record'), { clock, ms: 1000, code: 'store/timeout' })).resolves.toBe(
    'record',
  );
  await expect(
    withTimeLimit(Promise.reject(new Error('no')), { clock, ms: 1000, code: 'store/timeout' }),
  ).rejects.toThrow('no');
  expect(clock.waiting()).toBe(0);
});

test('what does not settle rejects with the code, at the limit and not before', async () => {
  const clock = createFakeClock();
  const outcome: unknown[] = [];
  withTimeLimit(never, { clock, ms: 1000, code: 'store/timeout' }).catch((error: unknown) => outcome.push(error));
  await clock.advance(999);
  expect(outcome).toEqual([]);
  await clock.advance(1);
  expect(outcome).toEqual([
    expect.objectContaining({ name: 'CardError', code: 'store/timeout', providerMessage: null }),
  ]);
});

test('what fails after the limit disturbs nobody', async () => {
  const clock = createFakeClock();
  let fail = (_error: Error): void => undefined;
  const slow = new Promise<void>((_resolve, reject) => {
    fail = reject;
  });
  const limited = withTimeLimit(slow, { clock, ms: 10, code: 'store/timeout' });
  const rejected = expect(limited).rejects.toThrow('store/timeout');
  await clock.advance(10);
  fail(new Error('too late'));
  await settle();
  await rejected;
});
