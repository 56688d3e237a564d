import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AppCheckToken, AttestationError } from './app-check-exchange.ts';
import { createAppCheckTokenCache } from './app-check-token.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);

/**
 * Creates a token cache whose attempts have these results, one after the other. Further attempts have the last result.
 */
function keeper(...tries: readonly (() => Promise<AppCheckToken>)[]) {
  const reported: AttestationError[] = [];
  let count = 0;
  const attest = () => (tries[count++] ?? tries.at(-1) ?? (() => never))();
  return {
    ...createAppCheckTokenCache({ attest, failed: (cause) => reported.push(cause) }),
    reported,
    tries: () => count,
  };
}
const gives =
  (token: string, seconds = 3600) =>
  () =>
    Promise.resolve({ token, seconds });

/**
 * Advances the fake time by `ms` milliseconds. Resolves to the result of `call`, or to null if `call` is still pending
 * after that time.
 */
async function settled(ms: number, call: Promise<string>): Promise<string | null> {
  let result: string | null = null;
  void call.then((token) => {
    result = token;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return result;
}

describe('the token', () => {
  test('is fetched once for all calls, and used until five minutes before it expires', async () => {
    const { token, tries } = keeper(gives('first'), gives('second'));
    expect(await Promise.all([token(), token()])).toEqual(['first', 'first']);
    await vi.advanceTimersByTimeAsync(3_299_000);
    expect(await token()).toBe('first');
    expect(tries()).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await token()).toBe('second');
  });

  test('that is valid for only five minutes is used for half of that time', async () => {
    const { token } = keeper(gives('first', 300), gives('second'));
    expect(await token()).toBe('first');
    await vi.advanceTimersByTimeAsync(149_000);
    expect(await token()).toBe('first');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await token()).toBe('second');
  });
});

test('a token that was refused is not sent again', async () => {
  const { token, forget } = keeper(gives('first'), gives('second'));
  expect(await token()).toBe('first');
  forget();
  expect(await token()).toBe('second');
});

describe('when Google does not answer', () => {
  test('the first request waits for eight seconds and each later request for two seconds, and each failure is reported', async () => {
    const { token, reported } = keeper(() => never);
    const first = token();
    expect(await settled(7900, first)).toBeNull();
    expect(await settled(200, first)).toBe('');
    expect(reported.map(({ code }) => code)).toEqual(['app-check/unavailable']);
    const second = token();
    expect(await settled(1900, second)).toBeNull();
    expect(await settled(200, second)).toBe('');
    // The second request is still running. It has already delayed a caller by two seconds, so the third caller does not
    // wait for it.
    expect(await settled(0, token())).toBe('');
    await vi.advanceTimersByTimeAsync(8000);
    expect(reported).toHaveLength(2);
  });

  test('a token that arrives late is used by the next request', async () => {
    const late = new Promise<AppCheckToken>((resolve) => setTimeout(resolve, 5000, { token: 'late', seconds: 3600 }));
    const { token } = keeper(
      () => Promise.reject(new Error('offline')),
      () => late,
    );
    expect(await token()).toBe('');
    const second = token();
    expect(await settled(2100, second)).toBe('');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await token()).toBe('late');
  });
});

test('a refusal of a token is reported, and the next request asks for a token again', async () => {
  const refused = new AttestationError('app-check/refused', '403');
  const { token, reported } = keeper(() => Promise.reject(refused), gives('token'));
  expect(await token()).toBe('');
  expect(reported).toEqual([refused]);
  expect(await token()).toBe('token');
});
