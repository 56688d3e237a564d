import { rejectIfLate } from '../../account/clock.ts';
import { parseStoredSession, type StoredSession } from '../../account/handoff.ts';
import type { UnwrittenRecords } from '../../account/unwritten-records.ts';

/** The time limit of one database access, in milliseconds. */
const accessLimit = 3000;
const storeName = 'session';

/**
 * Accesses the value under one key of this origin's IndexedDB. Each call rejects if the database is unavailable.
 * `read`, `update` and `write` also reject if a newer release has stored the value, and do not change that value.
 */
type StorageEntry<Value> = {
  /** Resolves to the unverified stored value, or to undefined. */
  read(): Promise<unknown>;
  /**
   * Replaces the value by the result of `change`. If the result is undefined, deletes the value. No other tab can write
   * in between.
   */
  update(change: (stored: unknown) => Value | undefined): Promise<unknown>;
  /** Replaces any stored value. */
  write(value: Value): Promise<unknown>;
  /** Deletes the stored value, even one of a newer release, and also deletes the value that was set aside. */
  clear(): Promise<unknown>;
};

/**
 * Returns true if a newer release has stored the value in a new form. Such a release raises the `version`, which is 1
 * if absent.
 */
const isOfNewerRelease = (value: unknown): boolean => Number(Object(value).version) > 1;

const newerReleaseError = (): Error => new Error('A newer release has stored this.');

/**
 * An unreadable value moves to another key before it is replaced. The number of that key is the value's own key plus
 * this number.
 */
const setAsideOffset = 10;

/**
 * Creates the access to one key. `isReadable` validates the stored value, because an unreadable value is set aside
 * before it is replaced.
 */
function createEntry<Value>(key: number, isReadable: (value: unknown) => boolean = () => true): StorageEntry<Value> {
  const update: StorageEntry<Value>['update'] = (change) =>
    accessStore('readwrite', (entries) => {
      const request = entries.get(key);
      request.onsuccess = () => {
        const { result } = request;
        if (isOfNewerRelease(result)) return entries.transaction.abort();
        const next = change(result);
        if (next === result) return request;
        if (next === undefined) return entries.delete(key);
        if (result !== undefined && !isReadable(result)) entries.put(result, key + setAsideOffset);
        return entries.put(next, key);
      };
      return request;
    });
  return {
    async read() {
      const value = await accessStore('readonly', (entries) => entries.get(key));
      if (isOfNewerRelease(value)) throw newerReleaseError();
      return value;
    },
    update,
    write: (value) => update(() => value),
    clear: () =>
      accessStore('readwrite', (entries) => {
        entries.delete(key + setAsideOffset);
        return entries.delete(key);
      }),
  };
}

/** Stores at most one session. */
export const sessionStore = createEntry<StoredSession>(0, (value) => parseStoredSession(value) !== null);
/** Stores the last sign-in method on our own /login: `password`, `phone` or a provider such as `google`. */
export const lastSignInMethodStore = createEntry<string>(1);

/** The records that a sign-in could not write, with their owner and the time of the owner's sign-in. */
export type UnwrittenRecordsWithOwner = UnwrittenRecords & Pick<StoredSession, 'uid' | 'projectId' | 'since'>;

/**
 * Stores the records that a sign-in could not write. Unreadable records are not set aside, since their owner would be
 * unknown.
 */
export const unwrittenRecordsStore = createEntry<UnwrittenRecordsWithOwner>(2);

let isReported = false;

/**
 * Prints once per page why the site cannot use this browser's storage. Without storage, the session is only in the
 * cookies.
 */
export function reportStorageFailure(cause: unknown): void {
  if (!isReported) console.warn('acct: session/keeper-failed', 'IndexedDB:', cause);
  isReported = true;
}

type StartRequest = (entries: IDBObjectStore) => IDBRequest;

/** Resolves to the request's result once its transaction is complete. */
const accessStore = (mode: IDBTransactionMode, ask: StartRequest): Promise<unknown> =>
  rejectIfLate(accessLimit, runTransaction(mode, ask));

async function runTransaction(mode: IDBTransactionMode, ask: StartRequest): Promise<unknown> {
  // Opens the database in any version, since a newer release may have raised the version, and an older release may run
  // again.
  let database = await openDatabase();
  if (!database.objectStoreNames.contains(storeName)) {
    // Adds the store by raising the database's version. Everything else stays.
    const { version } = database;
    database.close();
    database = await openDatabase(version + 1);
  }
  // Begins the transaction outside the event handler, because an error that is thrown in the handler would reject no
  // promise.
  const transaction = database.transaction(storeName, mode);
  const request = ask(transaction.objectStore(storeName));
  await new Promise<unknown>((resolve, reject) => {
    transaction.oncomplete = resolve;
    // A transaction that is aborted without an error was aborted by `update`.
    transaction.onabort = () => reject(transaction.error ?? newerReleaseError());
    database.close();
  });
  return request.result;
}

const openDatabase = (version?: number): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('acct', version);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });

/**
 * Tells the card on /login the last sign-in method. After the next sign-in, stores the method of that sign-in unless
 * `#not-my-device` is ticked.
 */
export async function rememberSignInMethod(card: HTMLElement): Promise<void> {
  card.addEventListener('acct-authenticated', ({ detail }) => {
    // Firebase's provider ids are domains, such as `google.com`.
    const method = detail.method.replace('.com', '');
    if (!document.querySelector('#not-my-device:checked'))
      lastSignInMethodStore.write(method).catch(reportStorageFailure);
  });
  const method = await lastSignInMethodStore.read().catch(reportStorageFailure);
  if (typeof method === 'string') card.dataset.lastWay = method;
}
