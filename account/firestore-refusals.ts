/**
 * Returns true if a write conflicted with another one, so that a retry may succeed. Reads the reply's text, because
 * the HTTP status 409 can also mean that the record already exists:
 * https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto
 */
export const isWriteConflict = (reply: string): boolean => /"ABORTED"/.test(reply);

/** Returns the error code for a request that Firestore refused. `reply` is Firestore's answer as text. */
export function refusalCode(status: number | undefined, reply: string): string {
  if (status === 403) return 'store/permission-denied';
  return status === 409 && !isWriteConflict(reply) ? 'store/already-exists' : 'store/unavailable';
}
