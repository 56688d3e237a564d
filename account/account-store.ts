import type { AccountStore, Clock, RecordStore, Report, StoredBesideProfile, WrittenRecords } from './account-ports.ts';
import {
  type EnteredDetails,
  provisionRequestRecord,
  type SignedInUser,
  type StoredRequest,
  specifiedProfile,
  userProfileRecord,
} from './account-records.ts';
import { suggestedCompanyId } from './company-id.ts';
import { consentName, consentRecord, type ShownConsent } from './consent.ts';
import { CardError } from './errors.ts';
import { profileHeadStart, profileLimit, readLimit, recordsLimit, withTimeLimit } from './time-limit.ts';
import type { UnwrittenRecords } from './unwritten-records.ts';

/** Milliseconds before each further try; a try itself may use all the time left. */
const pauses = [400, 1200] as const;

/** The path below the profile, before a consent's id. */
const consents = 'consents/';

type Visitor = {
  readonly user: SignedInUser;
  readonly entered: EnteredDetails;
  readonly shown: ShownConsent | null;
  readonly report: (report: Report) => void;
};

/** A new account has no records. */
const nothing = { request: null, hasConsent: false } as const satisfies StoredBesideProfile;
/** After a failed read the consent counts as stored: the card does not write it again. */
const unread = { request: null, hasConsent: true } as const satisfies StoredBesideProfile;

/** Creates the `AccountStore` port over a store of plain documents. Its chunk loads with the Firebase adapters. */
export function createAccountStore(store: RecordStore, clock: Clock): AccountStore {
  const within = <T>(ms: number, work: Promise<T>): Promise<T> =>
    withTimeLimit(work, { clock, ms, code: 'store/timeout' });

  /** Writes the profile and resolves to what is missing. A failure is a console warning (specification section 6). */
  const writeProfile = async (
    visitor: Visitor,
    beside: Promise<StoredBesideProfile>,
  ): Promise<Omit<UnwrittenRecords, 'companyName'>> => {
    const { report, shown } = visitor;
    const { profile } = visitor.entered;
    try {
      const refused = await within(profileLimit, mergeProfile(store, visitor, beside));
      if (refused) report({ level: 'warn', code: 'store/profile-incomplete', ...refused });
      const left = refused?.where.split(', ') ?? [];
      const isOfConsent = (each: string): boolean => each.startsWith(consents);
      const isRecorded = (await beside) !== unread && !left.some(isOfConsent);
      return { profile: left.every(isOfConsent) ? null : profile, shown: isRecorded ? null : shown };
    } catch (cause) {
      report({ level: 'warn', code: 'store/profile-not-written', cause });
      return { profile, shown };
    }
  };

  /** Reads the existing account's request and consent. */
  const readBeside = (visitor: Visitor): Promise<StoredBesideProfile> => {
    const { user, entered, shown, report } = visitor;
    const consent = shown && consentName(shown.editions);
    const read = (name: string | null) => store.readProvisionRequest(user.uid, name, user.idToken);
    // Rules older than the card know no consents, and refuse the whole request.
    const reading = read(consent).catch((cause: unknown) => {
      if (consent !== null && isRefused(cause)) return read(null);
      throw cause;
    });
    return within(readLimit, reading).catch((cause: unknown) => {
      // If a company is entered, writing it shows the state.
      if (entered.companyName === null) report({ level: 'warn', code: 'store/provision-not-read', cause });
      return unread;
    });
  };

  /**
   * Makes the provision request. Retries after an outage and waits for a slow answer. A refusal counts as success only
   * if the visitor's own record exists and is no longer pending.
   */
  const makeRequest = async (
    { uid, idToken, isNewUser }: SignedInUser,
    companyName: string,
    deadline: number,
  ): Promise<Omit<WrittenRecords, 'unwritten'>> => {
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
          // If this read fails too, the refusal itself is reported.
          const reading = store.readProvisionRequest(uid, null, idToken);
          const { request: stored } = await within(untilDeadline(readLimit), reading).catch(() => nothing);
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
    async write(user, entered, shown, report) {
      const visitor = { user, entered, shown, report };
      const { companyName } = entered;
      const deadline = clock.now() + recordsLimit;
      const beside = user.isNewUser ? Promise.resolve(nothing) : readBeside(visitor);
      const profile = writeProfile(visitor, beside);
      const headStart = within(profileHeadStart, profile).catch(() => undefined);
      const { request: stored } = await beside;
      await headStart;
      const written =
        stored === null && companyName !== null
          ? await makeRequest(user, companyName, deadline)
          : { companyId: stored && companyIdOf(stored, user.uid), refusal: null };
      const left = { ...(await profile), companyName: written.refusal && companyName };
      return { ...written, unwritten: Object.values(left).some((each) => each !== null) ? left : null };
    },
  };
}

/** True if the access rules refuse the write; they may be older than the card. */
const isRefused = (cause: unknown): boolean => cause instanceof CardError && cause.code === 'store/permission-denied';

/**
 * Updates `user_profiles/{uid}` in one commit with a missing consent. Rules older than the card may refuse the consent
 * or an unknown field: the rest is then written without it. Resolves to the omitted names and the cause, or null.
 */
async function mergeProfile(
  store: RecordStore,
  { user, entered, shown }: Visitor,
  beside: Promise<StoredBesideProfile>,
): Promise<{ readonly where: string; readonly cause: unknown } | null> {
  const { uid, isNewUser, idToken } = user;
  const stored = isNewUser ? null : await store.readProfile(uid, idToken);
  const record = userProfileRecord(user, entered.profile, stored);
  const specified = specifiedProfile(record);
  const further = Object.keys(record).filter((key) => !(key in specified));
  const consent = shown === null || (await beside).hasConsent ? null : consentRecord(shown, stored === null);
  const without = consent === null ? [] : [consents + consentName(consent)];
  const tries = [
    { record, consent, left: [] },
    ...(consent === null ? [] : [{ record, consent: null, left: without }]),
    ...(further.length === 0 ? [] : [{ record: specified, consent: null, left: [...without, ...further] }]),
  ];
  let refusal: unknown;
  for (const { record: each, consent: beneath, left } of tries) {
    try {
      await store.writeProfile(each, beneath, idToken);
      return left.length === 0 ? null : { where: left.join(', '), cause: refusal };
    } catch (cause) {
      if (!isRefused(cause)) throw cause;
      refusal ??= cause;
    }
  }
  throw refusal;
}

/** Returns the stored id, or a suggestion: a request that another program wrote may lack one. */
const companyIdOf = ({ suggestedCompanyId: id, companyName }: StoredRequest, uid: string): string | null =>
  id ?? (companyName === null ? null : suggestedCompanyId(companyName, uid));
