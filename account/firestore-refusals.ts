/**
 * Returns true if a write met another one, and the next try may succeed. Its status, 409, is also that of a record that
 * exists: https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto
 */
export const isAborted = (reply: string): boolean => /"ABORTED"/.test(reply);

/** Returns the code of a refused request. `reply`: its answer as text. */
export function refusalCode(status: number | undefined, reply: string): string {
  if (status === 403) return 'store/permission-denied';
  return status === 409 && !isAborted(reply) ? 'store/already-exists' : 'store/unavailable';
}
