import { inject, vi } from 'vitest';

const startLimitMs = 65_000;

/** The time limit for a hook that calls `waitForAuthEmulator`, a little longer than its own. */
export const authEmulatorTimeoutMs = startLimitMs + 5_000;

/** Waits in `beforeAll` until the Auth emulator answers: it may still be starting while other suites run. */
export const waitForAuthEmulator = (): Promise<unknown> =>
  vi.waitFor(() => fetch(inject('auth')), { timeout: startLimitMs, interval: 200 });
