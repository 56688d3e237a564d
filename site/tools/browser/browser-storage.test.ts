import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  billStorageEntry,
  debtListStorageEntry,
  readStoredValue,
  shopStorageEntry,
  storeValue,
} from './browser-storage.ts';

// Tests each possible content of each storage entry of the bill maker and of "Who owes me".

const shop = { id: '1', sellerName: 'Asha', last: '0142', version: 2 };
const entries = [
  { what: 'the shop', entry: shopStorageEntry, ours: shop, next: { id: '2', sellerName: 'Ravi' } },
  {
    what: 'the bill',
    entry: billStorageEntry,
    ours: { draft: { head: {} }, version: 2 },
    next: { draft: { items: [] } },
  },
  { what: 'the list of debts', entry: debtListStorageEntry, ours: { lines: 'Ram 500' }, next: { lines: 'Ravi 400' } },
] as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(entries)('the storage entry of $what', ({ entry, ours, next }) => {
  const storage = (): Storage => window[entry.storage];
  const aside = `${entry.key}-set-aside`;
  const written = { ...next, version: entry.version };
  const parsed = () => JSON.parse(`${storage().getItem(entry.key)}`);

  test('a stored value of this or an earlier release is read and replaced', () => {
    for (const earlier of [ours, { ...ours, version: undefined }]) {
      storage().setItem(entry.key, JSON.stringify(earlier));
      expect(readStoredValue(entry)).toEqual(JSON.parse(JSON.stringify(earlier)));
      expect(storeValue(entry, next)).toBe(true);
      expect([parsed(), storage().getItem(aside)]).toEqual([written, null]);
    }
  });

  test.each(['{"id":', '"text"', '[1]', 'null', '7', '{"else":1}', ''])(
    'the unreadable value %j is read as empty, and is stored elsewhere before another value replaces it',
    (foreign) => {
      storage().setItem(entry.key, foreign);
      expect(readStoredValue(entry)).toEqual({});
      expect(storage().getItem(entry.key)).toBe(foreign);
      expect(storeValue(entry, next)).toBe(true);
      expect([parsed(), storage().getItem(aside)]).toEqual([written, foreign]);
    },
  );

  test('a stored value of a newer release is read as empty, and stays unchanged unless the visitor presses a button', () => {
    const newer = JSON.stringify({ ...ours, version: entry.version + 1 });
    storage().setItem(entry.key, newer);
    expect(readStoredValue(entry)).toEqual({});
    for (const value of [next, null]) expect(storeValue(entry, value)).toBe(false);
    expect([storage().getItem(entry.key), storage().getItem(aside)]).toEqual([newer, null]);
    expect(storeValue(entry, next, 'pressed')).toBe(true);
    expect([parsed(), storage().getItem(aside)]).toEqual([written, newer]);
    storeValue(entry, null, 'pressed');
    expect([storage().getItem(entry.key), storage().getItem(aside)]).toEqual([null, null]);
  });

  test('an unreadable value stays unchanged if the storage has no room for a copy of it', () => {
    const written: string[] = [];
    const full = {
      getItem: () => 'unreadable',
      setItem: (key: string) => {
        written.push(key);
        throw new DOMException('It is full.', 'QuotaExceededError');
      },
    };
    const replaced = vi.spyOn(window, entry.storage, 'get').mockReturnValue(full as unknown as Storage);
    expect(storeValue(entry, next)).toBe(false);
    replaced.mockRestore();
    expect(written).toEqual([aside]);
  });

  test.each<[condition: string, get: () => unknown]>([
    ['does not exist', () => undefined],
    [
      'is blocked',
      () => {
        throw new DOMException('Refused.', 'SecurityError');
      },
    ],
  ])('a stored value is read as empty if the storage %s', (_, get) => {
    const refused = vi.spyOn(window, entry.storage, 'get').mockImplementation(get as () => never);
    expect([readStoredValue(entry), storeValue(entry, next)]).toEqual([{}, false]);
    refused.mockRestore();
  });
});
