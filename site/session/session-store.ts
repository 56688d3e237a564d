import type { KeptSession } from '../../widget/core/handoff.ts';
import type { UnwrittenRecords } from '../../widget/core/unwritten-records.ts';
import { within } from './renewal.ts';

/** Milliseconds for one access. */
const limit = 3000;
const store = 'session';

/** The value under one key of this origin's IndexedDB. */
type Entry<Value> = {
  /** Resolves to the stored value, unverified. */
  read(): Promise<unknown>;
  write(value: Value): Promise<unknown>;
  clear(): Promise<unknown>;
};

/** Without storage it resolves and stores nothing. Older pages share the database: its version stays 1. */
const entry = <Value>(key: number): Entry<Value> => ({
  read: () => access('readonly', (entries) => entries.get(key)),
  write: (value) => access('readwrite', (entries) => entries.put(value, key)),
  clear: () => access('readwrite', (entries) => entries.delete(key)),
});

/** At most one session. */
export const sessionStore = entry<KeptSession>(0);
/** The method used last on our own /login: `password`, `phone` or a provider such as `google`. */
export const lastMethodStore = entry<string>(1);

/** A visitor's unwritten records, with their owner, and since when as in the owner's session. */
export type KeptUnwritten = UnwrittenRecords & Pick<KeptSession, 'uid' | 'projectId' | 'since'>;
export const unwrittenStore = entry<KeptUnwritten>(2);

type Ask = (entries: IDBObjectStore) => IDBRequest;

/** Resolves to the request's result once it is stored, or to undefined without storage: then cookies only. */
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
  // Here, not in the event: there a closing database would throw an uncaught error.
  const transaction = database.transaction(store, mode);
  const request = ask(transaction.objectStore(store));
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = reject;
    database.close();
  });
  return request.result;
}

/** Sets the card's last method on /login, and stores the one used now unless `#not-my-device` is ticked. */
export async function rememberMethod(card: HTMLElement): Promise<void> {
  card.addEventListener('acct-authenticated', ({ detail }) => {
    // Firebase's provider ids are domains.
    const method = detail.method.replace('.com', '');
    if (!document.querySelector('#not-my-device:checked')) void lastMethodStore.write(method);
  });
  const method = await lastMethodStore.read();
  if (method) card.dataset.lastWay = `${method}`;
}
