import { expect, test, vi } from 'vitest';
import type { KeptSession } from '../../widget/core/kept-session.ts';
import { sessionStore } from './session-store.ts';

const session: KeptSession = {
  refreshToken: 'refresh-token',
  uid: 'uid-of-asha',
  account: 'asha@example.com',
  companyId: null,
  projectId: 'demo-acct',
  since: 1_800_000_000,
};
type Opening = { result?: object; onsuccess?: (event: object) => void; onerror?: (event: object) => void };

/** Browsers whose database opens, and then does this. */
const opened = (database: object) => () => {
  const opening: Opening = { result: { close: () => undefined, ...database } };
  queueMicrotask(() => opening.onsuccess?.({}));
  return opening;
};
const refuses = (name: string) => () => {
  throw new DOMException('Refused.', name);
};

test.each([
  ['throws', refuses('SecurityError')],
  ['hangs', () => ({})],
  ['is closing', opened({ transaction: refuses('InvalidStateError') })],
  ['lost what was in it', opened({ transaction: refuses('NotFoundError') })],
  [
    'is full',
    opened({
      transaction: () => {
        const transaction: { objectStore: () => object; onabort?: (event: object) => void } = {
          objectStore: () => ({ get: () => ({}), put: () => ({}), clear: () => ({}) }),
        };
        queueMicrotask(() => queueMicrotask(() => transaction.onabort?.({})));
        return transaction;
      },
    }),
  ],
])('a database that %s holds nobody up for longer than 3 s, and gives nothing', async (_, open) => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open });
  for (const use of [sessionStore.read, sessionStore.clear, () => sessionStore.write(session)]) {
    const result = use();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await Promise.race([result, 'nothing yet'])).toBeUndefined();
  }
  vi.useRealTimers();
});
