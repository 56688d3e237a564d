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
  version: 1,
  isOurs: ({ lines }) => isText(lines),
};

/** Returns the unchecked object of a stored text; empty if another script has stored something else there. */
export function storedObject(text: string | null): StoredObject {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

const isNewer = ({ version }: Place, text: string | null): boolean => Number(storedObject(text).version) > version;

/** Returns true if a newer release has stored something there, which this one cannot read. */
export function isOfNewerRelease(place: Place): boolean {
  try {
    return isNewer(place, window[place.storage].getItem(place.key));
  } catch {
    return false; // blocked storage holds nothing
  }
}

/** Returns the object stored in a place; empty if there is none that this release can read. */
export function readStored(place: Place): StoredObject {
  try {
    const text = window[place.storage].getItem(place.key);
    const stored = storedObject(text);
    return place.isOurs(stored) && !isNewer(place, text) ? stored : {};
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
    const isOfNewer = isNewer(place, before);
    if (isOfNewer && by !== 'pressed') return false;
    if (before !== null && (isOfNewer || !place.isOurs(storedObject(before)))) storage.setItem(asideOf(key), before);
    if (value !== null) storage.setItem(key, JSON.stringify({ ...value, version }));
    else for (const each of by === 'pressed' ? [key, asideOf(key)] : [key]) storage.removeItem(each);
    return true;
  } catch {
    return false;
  }
}
