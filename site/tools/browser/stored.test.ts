import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readStored, store, storedBill, storedList, storedShop } from './stored.ts';

// Tests what the places of the two tools can hold, and what the page makes of it.

const shop = { id: '1', sellerName: 'Asha', last: '0142', version: 2 };
const places = [
  { what: 'the shop', place: storedShop, ours: shop, next: { id: '2', sellerName: 'Ravi' } },
  { what: 'the bill', place: storedBill, ours: { draft: { head: {} }, version: 2 }, next: { draft: { items: [] } } },
  { what: 'the list of debts', place: storedList, ours: { lines: 'Ram 500' }, next: { lines: 'Ravi 400' } },
] as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(places)('$what', ({ place, ours, next }) => {
  const storage = (): Storage => window[place.storage];
  const aside = `${place.key}-set-aside`;
  const written = { ...next, version: place.version };
  const parsed = () => JSON.parse(`${storage().getItem(place.key)}`);

  test('of this release or an earlier one is read and replaced', () => {
    for (const earlier of [ours, { ...ours, version: undefined }]) {
      storage().setItem(place.key, JSON.stringify(earlier));
      expect(readStored(place)).toEqual(JSON.parse(JSON.stringify(earlier)));
      expect(store(place, next)).toBe(true);
      expect([parsed(), storage().getItem(aside)]).toEqual([written, null]);
    }
  });

  test.each(['{"id":', '"text"', '[1]', 'null', '7', '{"else":1}', ''])(
    'is none where %j is stored, which is set aside before something else replaces it',
    (foreign) => {
      storage().setItem(place.key, foreign);
      expect(readStored(place)).toEqual({});
      expect(storage().getItem(place.key)).toBe(foreign);
      expect(store(place, next)).toBe(true);
      expect([parsed(), storage().getItem(aside)]).toEqual([written, foreign]);
    },
  );

  test('of a newer release is none, and is left alone unless the visitor presses', () => {
    const newer = JSON.stringify({ ...ours, version: place.version + 1 });
    storage().setItem(place.key, newer);
    expect(readStored(place)).toEqual({});
    for (const value of [next, null]) expect(store(place, value)).toBe(false);
    expect([storage().getItem(place.key), storage().getItem(aside)]).toEqual([newer, null]);
    expect(store(place, next, 'pressed')).toBe(true);
    expect([parsed(), storage().getItem(aside)]).toEqual([written, newer]);
    store(place, null, 'pressed');
    expect([storage().getItem(place.key), storage().getItem(aside)]).toEqual([null, null]);
  });

  test('stays as it is where nothing more fits beside it', () => {
    const written: string[] = [];
    const full = {
      getItem: () => 'unreadable',
      setItem: (key: string) => {
        written.push(key);
        throw new DOMException('It is full.', 'QuotaExceededError');
      },
    };
    const replaced = vi.spyOn(window, place.storage, 'get').mockReturnValue(full as unknown as Storage);
    expect(store(place, next)).toBe(false);
    replaced.mockRestore();
    expect(written).toEqual([aside]);
  });

  test.each<[condition: string, get: () => unknown]>([
    ['is missing', () => undefined],
    [
      'is refused',
      () => {
        throw new DOMException('Refused.', 'SecurityError');
      },
    ],
  ])('is none where the storage %s', (_, get) => {
    const refused = vi.spyOn(window, place.storage, 'get').mockImplementation(get as () => never);
    expect([readStored(place), store(place, next)]).toEqual([{}, false]);
    refused.mockRestore();
  });
});
