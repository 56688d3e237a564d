type Storage = 'localStorage' | 'sessionStorage';

/** What is stored under a key, nothing where there is none, it is no object or storage is blocked: to be checked. */
export function readStored(storage: Storage, key: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(window[storage].getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Stores a value, or nothing any more. Where nothing can be stored, it stands on the page all the same. */
export function store(storage: Storage, key: string, value: object | null): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
  } catch {}
}
