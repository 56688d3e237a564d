import { inject, vi } from 'vitest';

const startLimitMs = 65_000;

/** For a hook that waits so: a little more. */
export const accountsLimitMs = startLimitMs + 5_000;

/** For `beforeAll`: the Auth emulator may still be starting while other suites run. */
export const accountsAnswer = (): Promise<unknown> =>
  vi.waitFor(() => fetch(inject('auth')), { timeout: startLimitMs, interval: 200 });
