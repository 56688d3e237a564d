/**
 * What `use` gives for this tab's storage; null where the browser keeps nothing for a tab, by its settings or for want
 * of room, and where what it kept cannot be read.
 */
export function inTab<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
