import type { KeptSession } from '../../widget/core/kept-session.ts';

/** Milliseconds for one access: storage that hangs must hold nobody up. */
const limit = 3000;
const store = 'session';

/**
 * This origin's IndexedDB, which holds one session at most. Everything resolves where there is no storage (private windows, cookies blocked), and
 * nothing is stored then.
 */
export const sessionStore = {
  /** As it was stored: nobody has checked its form. */
  read: (): Promise<unknown> => access('readonly', (sessions) => sessions.get(0)),
  write: (session: KeptSession): Promise<unknown> => access('readwrite', (sessions) => sessions.put(session, 0)),
  clear: (): Promise<unknown> => access('readwrite', (sessions) => sessions.clear()),
};

/** Resolves to the request's result once it is stored, and to undefined where nothing can be. */
function access(mode: IDBTransactionMode, ask: (sessions: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((resolve) => {
    const nothing = () => resolve(undefined);
    setTimeout(nothing, limit);
    try {
      const opening = indexedDB.open('acct', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(store);
      opening.onerror = nothing;
      opening.onsuccess = () => {
        const database = opening.result;
        const transaction = database.transaction(store, mode);
        const request = ask(transaction.objectStore(store));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = nothing;
        database.close();
      };
    } catch {
      nothing(); // no IndexedDB here: cookies only
    }
  });
}
