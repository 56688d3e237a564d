/**
 * Returns true if a write conflicted with another one, so that a retry may succeed. Only the reply's text shows the
 * difference: an existing record has the HTTP status 409, too:
 * https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto
 */
export const isWriteConflict = (reply: string): boolean => /"ABORTED"/.test(reply);

/** Returns the error code for a request that Firestore refused. `reply` is Firestore's answer as text. */
export function refusalCode(status: number | undefined, reply: string): string {
  if (status === 403) return 'store/permission-denied';
  return status === 409 && !isWriteConflict(reply) ? 'store/already-exists' : 'store/unavailable';
}
