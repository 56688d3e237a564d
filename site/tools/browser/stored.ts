import { asideOf, keptBillKey, keptListKey, rememberedShopKey } from '../../base/typed-in.ts';

type StoredObject = Readonly<Record<string, unknown>>;

/** A place of the browser's storage. */
type Place = {
  readonly storage: 'localStorage' | 'sessionStorage';
  readonly key: string;
  /** Numbers the stored form: a release that changes it raises this. An object without a version is an earlier one. */
  readonly version: number;
  isOurs(stored: StoredObject): boolean;
};

/** Numbers the form of bill and shop. An earlier form, which stored no version, filled in what nobody had said. */
const formVersion = 2;

const isText = (value: unknown): boolean => typeof value === 'string';

export const storedShop: Place = {
  storage: 'localStorage',
  key: rememberedShopKey,
  version: formVersion,
  isOurs: ({ id }) => isText(id),
};

export const storedBill: Place = {
  storage: 'sessionStorage',
  key: keptBillKey,
  version: formVersion,
  isOurs: ({ draft }) => draft instanceof Object,
};

export const storedList: Place = {
  storage: 'sessionStorage',
  key: keptListKey,
  version: 2,
  isOurs: ({ lines }) => isText(lines),
};

/** Returns the roles that were chosen for headings, among stored answers to the questions about a list of debts. */
export const columnAnswersOf = (answers: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(Object(answers)).filter(
      (pair): pair is [string, string] => pair[0].startsWith('column:') && typeof pair[1] === 'string',
    ),
  );

/** Returns the unchecked object of a stored text; empty if another script has stored something else there. */
export function storedObject(text: string | null): StoredObject {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

const isNewer = ({ version }: Place, stored: StoredObject): boolean => Number(stored.version) > version;

/** Returns true if a newer release has stored something there, which this one cannot read. */
export function isOfNewerRelease(place: Place): boolean {
  try {
    return isNewer(place, storedObject(window[place.storage].getItem(place.key)));
  } catch {
    return false; // blocked storage holds nothing
  }
}

/** Returns the object stored in a place; empty if there is none that this release can read. */
export function readStored(place: Place): StoredObject {
  try {
    const stored = storedObject(window[place.storage].getItem(place.key));
    return place.isOurs(stored) && !isNewer(place, stored) ? stored : {};
  } catch {
    return {}; // the page works without storage
  }
}

/**
 * Stores a value, null deletes it. Sets aside what cannot be read. Leaves what a newer release has stored alone, unless
 * the visitor has `pressed` for it. Returns false if nothing was stored: the page works without storage.
 */
export function store(place: Place, value: object | null, by?: 'pressed'): boolean {
  const { key, version } = place;
  try {
    const storage = window[place.storage];
    const before = storage.getItem(key);
    const stored = storedObject(before);
    const isOfNewer = isNewer(place, stored);
    if (isOfNewer && by !== 'pressed') return false;
    const isReadable = before === null || (!isOfNewer && place.isOurs(stored));
    if (!isReadable) storage.setItem(asideOf(key), before);
    if (value !== null) {
      storage.setItem(key, JSON.stringify({ ...value, version }));
      return true;
    }
    storage.removeItem(key);
    // A press deletes what was set aside, too.
    if (by === 'pressed') storage.removeItem(asideOf(key));
    return true;
  } catch {
    return false;
  }
}
