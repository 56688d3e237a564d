import { inject, vi } from 'vitest';

const startLimitMs = 65_000;

/** The time limit for a hook that calls `waitForAuthEmulator`. It is a little longer than `startLimitMs`. */
export const authEmulatorTimeoutMs = startLimitMs + 5_000;

/** Waits in `beforeAll` until the Auth emulator answers, because it may still be starting. */
export const waitForAuthEmulator = (): Promise<unknown> =>
  vi.waitFor(() => fetch(inject('auth')), { timeout: startLimitMs, interval: 200 });
