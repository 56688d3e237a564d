import {
  type EnteredDetails,
  provisionRequestRecord,
  type StoredRequest,
  specifiedProfile,
  userProfileRecord,
} from './account-records.ts';
import { suggestedCompanyId } from './company-id.ts';
import { CardError } from './errors.ts';
import type { AccountStore, Clock, HostPage, RecordStore, WrittenRecords } from './ports.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { profileHeadStart, profileLimit, readLimit, recordsLimit, withTimeLimit } from './time-limit.ts';

/** Milliseconds before each further try; a try itself may take all the time there is. */
const pauses = [400, 1200] as const;

type Visitor = { readonly user: SignedInUser; readonly entered: EnteredDetails; readonly report: HostPage['report'] };

/** The `AccountStore` port over a store that knows documents alone. It comes with what talks to the servers. */
export function createAccountStore(store: RecordStore, clock: Clock): AccountStore {
  const within = <T>(ms: number, work: Promise<T>): Promise<T> =>
    withTimeLimit(work, { clock, ms, code: 'store/timeout' });

  /** A failure is a console warning and nothing more (specification section 6). */
  const writeProfile = ({ user, entered, report }: Visitor): Promise<void> =>
    within(profileLimit, mergeProfile(store, user, entered.profile)).then(
      (refused) => {
        if (refused) report({ level: 'warn', code: 'store/profile-incomplete', ...refused });
      },
      (cause: unknown) => report({ level: 'warn', code: 'store/profile-not-written', cause }),
    );

  /** What an existing account has; null where there is none, or where nobody could read it. */
  const readRequest = ({ user, entered, report }: Visitor): Promise<StoredRequest | null> =>
    within(readLimit, store.readProvisionRequest(user.uid, user.idToken)).catch((cause: unknown) => {
      // Where a company is to be written, that write tells how things stand.
      if (entered.companyName === null) report({ level: 'warn', code: 'store/provision-not-read', cause });
      return null;
    });

  /**
   * Makes the provision request. Tries again where the store answers with an outage, and waits for an answer that is
   * only slow. A refusal counts as handled only when the visitor's own record is there and no longer pending (decision
   * 8 of ARCHITECTURE.md).
   */
  const makeRequest = async (
    { uid, idToken, isNewUser }: SignedInUser,
    companyName: string,
    deadline: number,
  ): Promise<WrittenRecords> => {
    const record = provisionRequestRecord(uid, companyName);
    const suggested = record.suggestedCompanyId;
    const unknown = isNewUser ? suggested : null;
    const untilDeadline = (limit = Number.POSITIVE_INFINITY): number =>
      Math.max(0, Math.min(limit, deadline - clock.now()));
    for (let turn = 0; ; turn++) {
      const writing = store.writeProvisionRequest(record, idToken);
      try {
        await within(untilDeadline(), writing);
        return { companyId: suggested, refusal: null };
      } catch (cause) {
        const code = cause instanceof CardError ? cause.code : null;
        const pause = pauses[turn];
        if (code === 'store/already-exists' || code === 'store/permission-denied') {
          // When this cannot be read either, the refusal itself is what is reported.
          const reading = store.readProvisionRequest(uid, idToken);
          const stored = await within(untilDeadline(readLimit), reading).catch(() => null);
          if (stored !== null && (code === 'store/already-exists' || stored.status !== 'pending'))
            return { companyId: companyIdOf(stored, uid) ?? unknown, refusal: null };
        } else if (pause !== undefined && clock.now() + pause < deadline) {
          await new Promise<void>((resolve) => clock.after(pause, resolve));
          continue;
        }
        const storedLate = writing.then(
          () => suggested,
          () => null,
        );
        return { companyId: unknown, refusal: { cause, storedLate } };
      }
    }
  };

  return {
    async write(user, entered, report) {
      const visitor = { user, entered, report };
      const { companyName } = entered;
      const deadline = clock.now() + recordsLimit;
      const profile = writeProfile(visitor);
      const headStart = within(profileHeadStart, profile).catch(() => undefined);
      const stored = user.isNewUser ? null : await readRequest(visitor);
      await headStart;
      const written =
        stored === null && companyName !== null
          ? await makeRequest(user, companyName, deadline)
          : { companyId: stored && companyIdOf(stored, user.uid), refusal: null };
      await profile;
      return written;
    },
  };
}

/**
 * Brings `user_profiles/{uid}` up to date. Resolves to the fields that had to be left out and why; null when none had.
 */
async function mergeProfile(
  store: RecordStore,
  user: SignedInUser,
  entered: EnteredDetails['profile'],
): Promise<{ readonly where: string; readonly cause: unknown } | null> {
  const { uid, isNewUser, idToken } = user;
  const record = userProfileRecord(user, entered, isNewUser ? null : await store.readProfile(uid, idToken));
  try {
    await store.writeProfile(record, idToken);
    return null;
  } catch (cause) {
    // Rules that are older than the card may refuse a field that they do not know: the rest is then written without it.
    const specified = specifiedProfile(record);
    const names = Object.keys(record).filter((key) => !(key in specified));
    if (names.length === 0 || !(cause instanceof CardError && cause.code === 'store/permission-denied')) throw cause;
    await store.writeProfile(specified, idToken);
    return { where: names.join(', '), cause };
  }
}

/** Requests that somebody else has written may lack the id. */
const companyIdOf = ({ suggestedCompanyId: id, companyName }: StoredRequest, uid: string): string | null =>
  id ?? (companyName === null ? null : suggestedCompanyId(companyName, uid));
