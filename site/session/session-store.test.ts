import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { lastSignInMethodStore, rememberSignInMethod, sessionStore } from './session-store.ts';
import { ashaSession, clearBrowserStorage } from './testing/asha.ts';

type Opening = { result?: object; onsuccess?: (event: object) => void; onerror?: (event: object) => void };

/** Returns a replacement for `indexedDB.open` that opens a database with these properties. */
const opened = (database: object) => () => {
  const opening: Opening = { result: { close: () => undefined, ...database } };
  queueMicrotask(() => opening.onsuccess?.({}));
  return opening;
};
const refuses = (name: string) => () => {
  throw new DOMException('Refused.', name);
};

test('reading the session rejects at once if the browser refuses access to indexedDB', async () => {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB') ?? {};
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get: refuses('SecurityError') });
  await expect(sessionStore.read()).rejects.toThrow('Refused.');
  Object.defineProperty(globalThis, 'indexedDB', descriptor);
});

const names = { contains: () => true };

test.each([
  ['throws', refuses('SecurityError')],
  ['hangs', () => ({})],
  ['is closing', opened({ objectStoreNames: names, transaction: refuses('InvalidStateError') })],
  [
    'aborts',
    opened({
      objectStoreNames: names,
      transaction: () => {
        const transaction: { error: string; objectStore: () => object; onabort?: () => void } = {
          error: 'It is full.',
          objectStore: () => ({ get: () => ({}), delete: () => ({}) }),
        };
        queueMicrotask(() => queueMicrotask(() => transaction.onabort?.()));
        return transaction;
      },
    }),
  ],
])('if the database %s, reading, deleting and storing a session reject within 3 s', async (_, open) => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open });
  for (const use of [sessionStore.read, sessionStore.clear, () => sessionStore.write(ashaSession)]) {
    const result = use().then(
      () => 'resolved',
      () => 'rejected',
    );
    await vi.advanceTimersByTimeAsync(3000);
    expect(await Promise.race([result, 'nothing yet'])).toBe('rejected');
  }
  vi.useRealTimers();
});

describe('a database that works', () => {
  const { read, write, clear } = sessionStore;

  test('the latest session stays stored until it is deleted', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    expect(await read()).toBeUndefined();
    await write(ashaSession);
    await write({ ...ashaSession, uid: 'uid-of-ravi' });
    expect(await read()).toEqual({ ...ashaSession, uid: 'uid-of-ravi' });
    await clear();
    expect(await read()).toBeUndefined();
  });

  test('the database has the name, version and store that every release reads', async () => {
    const factory = new IDBFactory();
    vi.stubGlobal('indexedDB', factory);
    await write(ashaSession);
    const [made] = await factory.databases();
    expect(made).toEqual({ name: 'acct', version: 1 });
    const opening = factory.open('acct');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const all = opening.result.transaction('session').objectStore('session').getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve));
    expect(all.result).toEqual([ashaSession]);
  });

  test('a database is closed after each access, so that another tab may delete the database', async () => {
    const factory = new IDBFactory();
    vi.stubGlobal('indexedDB', factory);
    await write(ashaSession);
    const deleting = factory.deleteDatabase('acct');
    const outcome = await new Promise((resolve) => {
      deleting.onsuccess = () => resolve('deleted');
      deleting.onblocked = () => resolve('blocked');
    });
    expect(outcome).toBe('deleted');
  });
});

describe('the method used last', () => {
  test.each([
    ['password', 'password'],
    ['phone', 'phone'],
    ['google.com', 'google'],
  ])('after a sign-in by %s, the card marks the method %s on the next visit', async (method, way) => {
    clearBrowserStorage();
    const card = document.createElement('acct-auth-card');
    await rememberSignInMethod(card);
    expect(card.dataset.lastWay).toBeUndefined();
    card.dispatchEvent(new CustomEvent('acct-authenticated', { detail: { method, uid: 'uid-of-asha' } }));
    await vi.waitFor(async () => expect(await lastSignInMethodStore.read()).toBe(way));
    const next = document.createElement('acct-auth-card');
    await rememberSignInMethod(next);
    expect(next.dataset.lastWay).toBe(way);
  });
});
