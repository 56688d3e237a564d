import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ashaSession, clearBrowserStorage } from './testing/asha.ts';

// Tests everything that may be stored under the session's key in IndexedDB.

const ravi = { ...ashaSession, uid: 'uid-of-ravi' };
const damaged = { ...ashaSession, refreshToken: 5 };
const foreign = ['something', 'else'];
const ofOtherProject = { ...ashaSession, projectId: 'other' };
const newer = { version: 2, tokens: ['sealed'] };
/** The key of the session, and the key under which an unreadable session is set aside. */
const sessionKey = 0;
const setAsideKey = 10;

const request = <Result>(asked: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

/** Creates a database of this version with these stores, as another release or another program could have left it. */
async function leaveDatabase(version: number, stores: Readonly<Record<string, unknown>>): Promise<void> {
  const factory = new IDBFactory();
  vi.stubGlobal('indexedDB', factory);
  const opening = factory.open('acct', version);
  opening.onupgradeneeded = () => {
    for (const [name, value] of Object.entries(stores)) opening.result.createObjectStore(name).put(value, sessionKey);
  };
  (await request(opening)).close();
}

/** Resolves to the value that is stored under a key. undefined if there is no store. */
async function stored(key: number, store = 'session'): Promise<unknown> {
  const database = await request(indexedDB.open('acct'));
  const names = Array.from(database.objectStoreNames);
  const found = names.includes(store) && (await request(database.transaction(store).objectStore(store).get(key)));
  database.close();
  return found === false ? undefined : found;
}

const watchConsole = () => {
  const lines: string[] = [];
  for (const method of ['warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...parts) => void lines.push(parts.join(' ')));
  return lines;
};

let keeper: typeof import('./stored-session.ts');

/** Each test needs a new page and a new module, since the module prints its console line only once per page. */
beforeEach(async () => {
  clearBrowserStorage();
  vi.resetModules();
  keeper = await import('./stored-session.ts');
});

type Cell = {
  readonly version?: number;
  readonly stores: Readonly<Record<string, unknown>>;
  /** The user of the session that the site reads from this database. */
  readonly reads: string | null;
  /** The value under the session's key after Ravi's sign-in. */
  readonly becomes: unknown;
  /** The value that the sign-in has set aside. */
  readonly setAside?: unknown;
  readonly isRefused?: true;
};

const cells: Readonly<Record<string, Cell>> = {
  'a session': { stores: { session: ashaSession }, reads: ashaSession.uid, becomes: ravi },
  'a session of another project': { stores: { session: ofOtherProject }, reads: ashaSession.uid, becomes: ravi },
  'a damaged session': { stores: { session: damaged }, reads: null, becomes: ravi, setAside: damaged },
  'foreign data': { stores: { session: foreign }, reads: null, becomes: ravi, setAside: foreign },
  'the session of a newer release': { stores: { session: newer }, reads: null, becomes: newer, isRefused: true },
  'a database of a newer release': {
    version: 7,
    stores: { session: ashaSession, more: 'x' },
    reads: ashaSession.uid,
    becomes: ravi,
  },
  'a database without the store': { stores: { more: 'x' }, reads: null, becomes: ravi },
  'an empty database': { stores: {}, reads: null, becomes: ravi },
};

describe.each(Object.entries(cells))('if %s is stored', (_, cell) => {
  const { version = 1, stores, reads, becomes, setAside, isRefused = false } = cell;
  beforeEach(() => leaveDatabase(version, stores));

  test('the site reads the session if it is valid, and otherwise continues without a session', async () => {
    const lines = watchConsole();
    expect((await keeper.readStoredSession())?.uid ?? null).toBe(reads);
    await keeper.readStoredSession();
    expect(lines).toEqual(isRefused ? [expect.stringMatching(/^acct: session\/keeper-failed .*newer/)] : []);
    if ('session' in stores) expect(await stored(sessionKey)).toEqual(stores.session);
  });

  test('a sign-in replaces readable data, sets unreadable data aside and does not change newer data', async () => {
    watchConsole();
    const signIn = keeper.storeSession(ravi);
    await (isRefused ? expect(signIn).rejects.toThrow('newer') : signIn);
    expect(await stored(sessionKey)).toEqual(becomes);
    expect(await stored(setAsideKey)).toEqual(setAside);
    if ('more' in stores) expect(await stored(sessionKey, 'more')).toBe(stores.more);
    if (!isRefused) expect(await keeper.readStoredSession()).toEqual(ravi);
  });

  test('a sign-out deletes the session and the data that was set aside', async () => {
    watchConsole();
    await keeper.storeSession(ravi).catch(() => undefined);
    await keeper.forgetVisitor();
    expect([await stored(sessionKey), await stored(setAsideKey)]).toEqual([undefined, undefined]);
  });
});

const refuses = (name: string) => () => {
  throw new DOMException(`It is ${name}.`, name);
};

/** Returns an IndexedDB that can be opened, but aborts each transaction that writes. */
function fullStorage(): IDBFactory {
  const factory = new IDBFactory();
  const open = factory.open.bind(factory);
  factory.open = (...given) => {
    const opening = open(...given);
    opening.addEventListener('success', () => {
      const database = opening.result;
      const begin = database.transaction.bind(database);
      database.transaction = (names, mode) => {
        const transaction = begin(names, mode);
        const full = new DOMException('It is full.', 'QuotaExceededError');
        if (mode !== 'readwrite') return transaction;
        Object.defineProperty(transaction, 'error', { value: full });
        transaction.abort();
        return Object.assign(transaction, { objectStore: () => ({ get: () => ({}), delete: () => ({}) }) });
      };
    });
    return opening;
  };
  return factory;
}

describe.each<[condition: string, storage: () => unknown, cause: RegExp]>([
  ['is missing', () => undefined, /indexedDB|undefined/],
  ['is refused', () => ({ open: refuses('SecurityError') }), /It is SecurityError/],
  ['is full', fullStorage, /It is full/],
  ['does not answer', () => ({ open: () => ({}) }), /too late/],
])('if IndexedDB %s', (_, storage, cause) => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', storage());
    // Fakes only setTimeout for the limit of three seconds, since fake-indexeddb needs setImmediate.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    return () => vi.unstubAllGlobals();
  });

  /** Lets the time pass until the promise has settled. */
  async function settled<Result>(work: Promise<Result>): Promise<Result> {
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    work.then(over, over);
    while (!isOver) {
      await vi.advanceTimersByTimeAsync(1000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return work;
  }

  test('storeSession rejects with the reason, which the card prints', async () => {
    watchConsole();
    const outcome = await settled(keeper.storeSession(ashaSession).catch(String));
    expect(outcome).toMatch(cause);
  });

  test('a page prints the reason once if it cannot read the session', async () => {
    const lines = watchConsole();
    expect([await settled(keeper.readStoredSession()), await settled(keeper.readStoredSession())]).toEqual([
      null,
      null,
    ]);
    const isReadable = storage === fullStorage;
    expect(lines).toEqual(isReadable ? [] : [expect.stringMatching(/^acct: session\/keeper-failed /)]);
    if (!isReadable) expect(lines[0]).toMatch(cause);
    await settled(keeper.forgetVisitor());
  });
});
