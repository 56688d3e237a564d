import { inject, vi } from 'vitest';

const startLimitMs = 65_000;

/** For a hook that waits so: a little more. */
export const accountsLimitMs = startLimitMs + 5_000;

/**
 * For `beforeAll`: the tests' Auth emulator is still starting while other suites run already. At most as long as it may
 * take to start.
 */
export const accountsAnswer = (): Promise<unknown> =>
  vi.waitFor(() => fetch(inject('auth')), { timeout: startLimitMs, interval: 200 });
