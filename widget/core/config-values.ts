/**
 * Returns true if a value begins with a quote. HTML treats the curly quotes of word processors as part of the value.
 */
export const startsWithQuote = (text: string): boolean => /^["'“”„‘’«]/.test(text);

/** Returns the absolute https address (http on this machine), or null. A relative address needs a base. */
export function parseWebAddress(text: string, base?: string): string | null {
  // Refuses a value that begins with a quote, because the URL parser would read the value as a relative address.
  if (startsWithQuote(text)) return null;
  let url: URL;
  try {
    url = new URL(text, base);
  } catch {
    return null; // The caller reports an invalid address.
  }
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'https:') return url.href;
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url.protocol === 'http:' && isLocal ? url.href : null;
}

/** The project's settings that Firebase's `initializeApp` needs. */
export type FirebaseSettings = { apiKey: string; authDomain: string; projectId: string; appId?: string };

/** Reads the attribute `firebase-config`; undefined if it is not JSON, or a member is missing or blank. */
export function parseFirebaseSettings(json: string): FirebaseSettings | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined; // The caller reports an invalid attribute.
  }
  const { apiKey, authDomain, projectId, appId } = (value ?? {}) as Record<string, unknown>;
  if (!isText(apiKey) || !isText(authDomain) || !isText(projectId)) return undefined;
  return { apiKey, authDomain, projectId, ...(isText(appId) ? { appId } : {}) };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
