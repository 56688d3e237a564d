import { expect, test } from 'vitest';
import { createCachedLoader } from './create-cached-loader.ts';

test('a cached loader loads only once for all calls, and loaded() returns the result', async () => {
  let loads = 0;
  const part = createCachedLoader(async () => ++loads);
  expect(part.loaded()).toBeUndefined();
  const [first, second] = await Promise.all([part(), part()]);
  expect([first, second, await part(), loads]).toEqual([1, 1, 1, 1]);
  expect(part.loaded()).toBe(1);
});

test('if a cached loader fails, all waiting calls reject, and the next call loads again', async () => {
  let loads = 0;
  const part = createCachedLoader(async () => {
    loads += 1;
    if (loads === 1) throw new Error('no network');
    return 'part';
  });
  const waiting = [part(), part()];
  await expect(Promise.allSettled(waiting)).resolves.toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(part.loaded()).toBeUndefined();
  await expect(part()).resolves.toBe('part');
  expect(loads).toBe(2);
});
