/** What Firebase's `initializeApp` needs of a project. */
export type FirebaseSettings = { apiKey: string; authDomain: string; projectId: string; appId?: string };

/** The attribute `firebase-config`; undefined when it is not JSON or lacks a member. */
export function parseFirebaseSettings(json: string): FirebaseSettings | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined; // reported by the caller as a listed problem
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { apiKey, authDomain, projectId, appId } = value as Record<string, unknown>;
  if (typeof apiKey !== 'string' || typeof authDomain !== 'string' || typeof projectId !== 'string') return undefined;
  return { apiKey, authDomain, projectId, ...(typeof appId === 'string' ? { appId } : {}) };
}
