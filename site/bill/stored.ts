/** Returns the unchecked object of a stored text; empty if another script has stored something else there. */
export function storedObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** Returns the unchecked object stored under a key; empty if there is none or storage is blocked. */
export function readStored(storage: 'localStorage' | 'sessionStorage', key: string): Readonly<Record<string, unknown>> {
  try {
    return storedObject(window[storage].getItem(key));
  } catch {
    return {};
  }
}

/** Stores a value, null deletes it; the page works without storage. */
export function store(storage: 'localStorage' | 'sessionStorage', key: string, value: object | null): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
  } catch {}
}
