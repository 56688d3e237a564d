import { getBackupKey, rememberedShopKey, storedBillKey, storedListKey } from '../../base/entered-fields.ts';

type StoredObject = Readonly<Record<string, unknown>>;

/** An entry of the browser's storage. */
type StorageEntry = {
  readonly storage: 'localStorage' | 'sessionStorage';
  readonly key: string;
  /** Version of the stored format, raised by each change. An object without a version has an older format. */
  readonly version: number;
  isOurs(stored: StoredObject): boolean;
};

/** Version of the stored bill and shop. Data without a version may contain values that no visitor has chosen. */
const formVersion = 2;

const isText = (value: unknown): boolean => typeof value === 'string';

export const shopStorageEntry: StorageEntry = {
  storage: 'localStorage',
  key: rememberedShopKey,
  version: formVersion,
  isOurs: ({ id }) => isText(id),
};

export const billStorageEntry: StorageEntry = {
  storage: 'sessionStorage',
  key: storedBillKey,
  version: formVersion,
  isOurs: ({ draft }) => draft instanceof Object,
};

export const debtListStorageEntry: StorageEntry = {
  storage: 'sessionStorage',
  key: storedListKey,
  version: 2,
  isOurs: ({ lines }) => isText(lines),
};

/** Picks the answers that assign a role to a column heading from the answers about a list of debts. */
export const pickColumnRoleAnswers = (answers: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(Object(answers)).filter(
      (pair): pair is [string, string] => pair[0].startsWith('column:') && typeof pair[1] === 'string',
    ),
  );

/** Parses a stored text to an unchecked object; empty if another script has stored something else. */
export function parseStoredObject(text: string | null): StoredObject {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

const isNewer = ({ version }: StorageEntry, stored: StoredObject): boolean => Number(stored.version) > version;

/** Returns true if a newer release has stored the entry. This release cannot read such an entry. */
export function isStoredByNewerRelease(entry: StorageEntry): boolean {
  try {
    return isNewer(entry, parseStoredObject(window[entry.storage].getItem(entry.key)));
  } catch {
    return false; // A browser that blocks the storage contains no stored value.
  }
}

/** Returns the stored object of an entry. Returns an empty object if it is missing or this release cannot read it. */
export function readStoredValue(entry: StorageEntry): StoredObject {
  try {
    const stored = parseStoredObject(window[entry.storage].getItem(entry.key));
    return entry.isOurs(stored) && !isNewer(entry, stored) ? stored : {};
  } catch {
    return {}; // The page also works in a browser that blocks the storage.
  }
}

/**
 * Stores a value, or deletes the stored value if `value` is null. Copies an unreadable value to another key before
 * replacing it. Replaces the value of a newer release only if `by` is `pressed`: the visitor has pressed a button.
 * Returns false if the storage has not been changed.
 */
export function storeValue(entry: StorageEntry, value: object | null, by?: 'pressed'): boolean {
  const { key, version } = entry;
  try {
    const storage = window[entry.storage];
    const before = storage.getItem(key);
    const stored = parseStoredObject(before);
    const isOfNewer = isNewer(entry, stored);
    if (isOfNewer && by !== 'pressed') return false;
    const isReadable = before === null || (!isOfNewer && entry.isOurs(stored));
    if (!isReadable) storage.setItem(getBackupKey(key), before);
    if (value !== null) {
      storage.setItem(key, JSON.stringify({ ...value, version }));
      return true;
    }
    storage.removeItem(key);
    // If the visitor deletes the value by a press, the copy of an unreadable value is deleted too.
    if (by === 'pressed') storage.removeItem(getBackupKey(key));
    return true;
  } catch {
    return false;
  }
}
