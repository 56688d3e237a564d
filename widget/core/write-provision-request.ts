import { provisionRequestRecord } from './account-records.ts';
import { CardError } from './errors.ts';
import type { AccountStore, Clock } from './ports.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { withTimeLimit } from './time-limit.ts';

/** Milliseconds before each further try; with the limit of one try the visitor waits 16 s at most. */
const pauses = [400, 1200] as const;
const tryLimit = 4800;

/**
 * Writes the provision request, again within a bounded time when the store cannot be reached.
 * A refusal counts as handled only when the visitor's own record is there and no longer pending (decision 8 of ARCHITECTURE.md);
 * every other failure rejects with the store's `CardError`.
 */
export async function writeProvisionRequest(
  { store, clock }: { store: AccountStore; clock: Clock },
  { uid, idToken }: Pick<SignedInUser, 'uid' | 'idToken'>,
  companyName: string,
): Promise<void> {
  const record = provisionRequestRecord(uid, companyName);
  for (let turn = 0; ; turn++) {
    try {
      return await withTimeLimit(clock, tryLimit, 'store/timeout', store.writeProvisionRequest(record, idToken));
    } catch (error) {
      const refused = error instanceof CardError && error.code === 'store/permission-denied';
      if (refused && (await isAlreadyHandled(store, clock, uid, idToken))) return;
      const pause = pauses[turn];
      if (refused || pause === undefined) throw error;
      await new Promise<void>((resolve) => clock.after(pause, resolve));
    }
  }
}

async function isAlreadyHandled(store: AccountStore, clock: Clock, uid: string, idToken: string): Promise<boolean> {
  try {
    const status = await withTimeLimit(clock, tryLimit, 'store/timeout', store.readProvisionStatus(uid, idToken));
    return status !== null && status !== 'pending';
  } catch {
    return false; // the refusal itself is what the caller reports
  }
}
