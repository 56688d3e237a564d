import { provisionRequestRecord, type StoredRequest } from './account-records.ts';
import { CardError } from './errors.ts';
import type { Clock, RequestStore } from './ports.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { withTimeLimit } from './time-limit.ts';

/** Milliseconds before each further try; a try itself may take all the time there is. */
const pauses = [400, 1200] as const;
/** Milliseconds for reading the record after a refusal. */
const readLimit = 3000;

/**
 * Makes the provision request before `deadline` (milliseconds of the clock), and resolves to what is stored then: this one, or the one
 * that was there already. Tries again where the store answers with an outage, and waits for an answer that is only slow.
 * A refusal counts as handled only when the visitor's own record is there and no longer pending (decision 8 of ARCHITECTURE.md);
 * every other failure rejects with the store's `CardError`. `written` is called when a write has succeeded, be it too late.
 */
export async function writeProvisionRequest(
  { store, clock }: { readonly store: RequestStore; readonly clock: Clock },
  { uid, idToken }: Pick<SignedInUser, 'uid' | 'idToken'>,
  companyName: string,
  deadline: number,
  written: () => void = () => undefined,
): Promise<StoredRequest> {
  const record = provisionRequestRecord(uid, companyName);
  const within = <T>(limit: number, call: Promise<T>): Promise<T> =>
    withTimeLimit(clock, Math.max(0, Math.min(limit, deadline - clock.now())), 'store/timeout', call);
  for (let turn = 0; ; turn++) {
    try {
      const writing = store.writeProvisionRequest(record, idToken);
      writing.then(written, () => undefined); // a refusal is seen below
      await within(Number.POSITIVE_INFINITY, writing);
      return record;
    } catch (error) {
      const code = error instanceof CardError ? error.code : null;
      if (code === 'store/already-exists' || code === 'store/permission-denied') {
        // When this cannot be read either, the refusal itself is what the caller reports.
        const stored = await within(readLimit, store.readProvisionRequest(uid, idToken)).catch(() => null);
        if (stored !== null && (code === 'store/already-exists' || stored.status !== 'pending')) return stored;
        throw error;
      }
      const pause = pauses[turn];
      if (pause === undefined || clock.now() + pause >= deadline) throw error;
      await new Promise<void>((resolve) => clock.after(pause, resolve));
    }
  }
}
