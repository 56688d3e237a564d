import type { KeptSession } from '../../widget/core/kept-session.ts';
import { within } from './within.ts';

/** Milliseconds for one access. */
const limit = 3000;
const store = 'session';

/**
 * This origin's IndexedDB, which holds one session at most. Everything resolves where there is no storage (private
 * windows, cookies blocked) or it does not answer, and nothing is stored then.
 */
export const sessionStore = {
  /** As it was stored: nobody has checked its form. */
  read: (): Promise<unknown> => access('readonly', (sessions) => sessions.get(0)),
  write: (session: KeptSession): Promise<unknown> => access('readwrite', (sessions) => sessions.put(session, 0)),
  clear: (): Promise<unknown> => access('readwrite', (sessions) => sessions.clear()),
};

type Ask = (sessions: IDBObjectStore) => IDBRequest;

/** Resolves to the request's result once it is stored, and to undefined where nothing can be: cookies only. */
const access = (mode: IDBTransactionMode, ask: Ask): Promise<unknown> =>
  within(limit, done(mode, ask)).catch(() => undefined);

async function done(mode: IDBTransactionMode, ask: Ask): Promise<unknown> {
  const opening = indexedDB.open('acct', 1);
  await new Promise((resolve, reject) => {
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onsuccess = resolve;
    opening.onerror = reject;
  });
  const database = opening.result;
  // Here, and not in the event, where a database that is closing would throw into nobody's hands.
  const transaction = database.transaction(store, mode);
  const request = ask(transaction.objectStore(store));
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = reject;
    database.close();
  });
  return request.result;
}
