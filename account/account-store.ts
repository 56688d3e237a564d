import type {
  AccountStore,
  Clock,
  IntegratorReport,
  RecordStore,
  RecordWriteResult,
  StoredRequestAndConsent,
} from './account-ports.ts';
import {
  createProvisionRequestRecord,
  createUserProfileRecord,
  type EnteredDetails,
  type ProvisionRequestRecord,
  pickSpecificationFields,
  type SignedInUser,
  type StoredRequest,
  type UserProfileRecord,
} from './account-records.ts';
import { withTimeLimit } from './clock.ts';
import { suggestCompanyId } from './company-id.ts';
import { type ConsentRecord, consentName, createConsentRecord, type DisplayedConsent } from './consent.ts';
import { CardError } from './errors.ts';
import {
  accountRecordsTimeLimit,
  profileWaitTimeLimit,
  profileWriteTimeLimit,
  provisionReadTimeLimit,
} from './time-limit.ts';
import type { UnwrittenRecords } from './unwritten-records.ts';

/** The pauses before the first and the second retry, in milliseconds. */
const pauses = [400, 1200] as const;

/** The visitor who has just signed in, and everything that is needed to write the records. */
type Visit = {
  readonly store: RecordStore;
  readonly clock: Clock;
  readonly user: SignedInUser;
  readonly entered: EnteredDetails;
  readonly shown: DisplayedConsent | null;
  readonly report: (report: IntegratorReport) => void;
  /** The time by which both records must be written, by the card's `Clock`. */
  readonly deadline: number;
};

/** The result for a new account, which has no stored records yet. */
const noRecords = { request: null, hasConsent: false } as const satisfies StoredRequestAndConsent;
/**
 * The result if the stored records could not be read. The consent counts as stored, so that the card does not write it
 * again.
 */
const failedRead = { request: null, hasConsent: true } as const satisfies StoredRequestAndConsent;

/** Creates the `AccountStore` port, which reads and writes the records through a `RecordStore`. */
export function createAccountStore(store: RecordStore, clock: Clock): AccountStore {
  return {
    write(user, entered, shown, report) {
      const deadline = clock.now() + accountRecordsTimeLimit;
      return writeRecords({ store, clock, user, entered, shown, report, deadline });
    },
  };
}

async function writeRecords(visit: Visit): Promise<RecordWriteResult> {
  const { clock, user, entered } = visit;
  const beside = user.isNewUser ? Promise.resolve(noRecords) : readOtherRecords(visit);
  const profile = writeProfile(visit, beside);
  const headStart = inTime(clock, profileWaitTimeLimit, profile).catch(() => undefined);
  const { request: stored } = await beside;
  await headStart;
  const { companyId, refusal } = await ensureRequest(visit, stored);
  const unwritten = { ...(await profile), companyName: refusal && entered.companyName };
  const isComplete = Object.values(unwritten).every((each) => each === null);
  return { companyId, refusal, unwritten: isComplete ? null : unwritten };
}

const inTime = <T>(clock: Clock, ms: number, work: Promise<T>): Promise<T> =>
  withTimeLimit(work, { clock, ms, code: 'store/timeout' });

/** Waits for a promise until the deadline, but not longer than `limit` milliseconds. */
const untilDeadline = <T>({ clock, deadline }: Visit, work: Promise<T>, limit = accountRecordsTimeLimit): Promise<T> =>
  inTime(clock, Math.max(0, Math.min(limit, deadline - clock.now())), work);

/** Reads the existing account's request and consent. */
async function readOtherRecords({
  store,
  clock,
  user,
  entered,
  shown,
  report,
}: Visit): Promise<StoredRequestAndConsent> {
  const read = (consent: string | null) => store.readProvisionRequest(user.uid, consent, user.idToken);
  const consent = shown && consentName(shown.editions);
  // Access rules older than the card do not allow reading a consent, and refuse the whole request. So the request is
  // repeated without the consent.
  const reading = read(consent).catch((cause: unknown) => {
    if (consent !== null && isRefused(cause)) return read(null);
    throw cause;
  });
  try {
    return await inTime(clock, provisionReadTimeLimit, reading);
  } catch (cause) {
    // If the visitor has entered a company, the card will try to write the provision request. Then only a failure of
    // that write is reported, not this one.
    if (entered.companyName === null) report({ level: 'warn', code: 'store/provision-not-read', cause });
    return failedRead;
  }
}

/**
 * Writes the profile and resolves to the parts that could not be written. Warns of a failure in the console
 * (specification section 6).
 */
async function writeProfile(
  visit: Visit,
  beside: Promise<StoredRequestAndConsent>,
): Promise<Omit<UnwrittenRecords, 'companyName'>> {
  const { clock, report, shown } = visit;
  const { profile } = visit.entered;
  try {
    const { omitted, refusal } = await inTime(clock, profileWriteTimeLimit, mergeProfile(visit, beside));
    const names = [...omitted.consents.map((name) => `consents/${name}`), ...omitted.fields];
    if (names.length > 0) {
      report({ level: 'warn', code: 'store/profile-incomplete', where: names.join(', '), cause: refusal });
    }
    const isConsentStored = (await beside) !== failedRead && omitted.consents.length === 0;
    return {
      profile: omitted.fields.length === 0 ? null : profile,
      shown: isConsentStored ? null : shown,
    };
  } catch (cause) {
    report({ level: 'warn', code: 'store/profile-not-written', cause });
    return { profile, shown };
  }
}

/** Describes a way to write a profile, with the names of the consents and fields that it omits. */
type ProfileCommit = {
  readonly record: UserProfileRecord;
  readonly consent: ConsentRecord | null;
  readonly omitted: { readonly consents: readonly string[]; readonly fields: readonly string[] };
};

/**
 * Returns the writes to try in this order, until the store accepts one: everything; without the consent; without the
 * consent and the fields that the specification does not have. Access rules older than the card may refuse these parts.
 */
function profileCommits(record: UserProfileRecord, consent: ConsentRecord | null): readonly ProfileCommit[] {
  const specified = pickSpecificationFields(record);
  const fields = Object.keys(record).filter((name) => !(name in specified));
  const consents = consent === null ? [] : [consentName(consent)];
  const commits: ProfileCommit[] = [{ record, consent, omitted: { consents: [], fields: [] } }];
  if (consent !== null) commits.push({ record, consent: null, omitted: { consents, fields: [] } });
  if (fields.length > 0) commits.push({ record: specified, consent: null, omitted: { consents, fields } });
  return commits;
}

/** Updates `user_profiles/{uid}` and adds a missing consent, in one commit. Resolves to the parts that were refused. */
async function mergeProfile(
  { store, user, entered, shown }: Visit,
  beside: Promise<StoredRequestAndConsent>,
): Promise<{ readonly omitted: ProfileCommit['omitted']; readonly refusal: unknown }> {
  const { uid, isNewUser, idToken } = user;
  const stored = isNewUser ? null : await store.readProfile(uid, idToken);
  const isConsentMissing = shown !== null && !(await beside).hasConsent;
  const consent = isConsentMissing ? createConsentRecord(shown, stored === null) : null;
  const record = createUserProfileRecord(user, entered.profile, stored);
  let refusal: unknown;
  for (const commit of profileCommits(record, consent)) {
    try {
      await store.writeProfile(commit.record, commit.consent, idToken);
      return { omitted: commit.omitted, refusal };
    } catch (cause) {
      if (!isRefused(cause)) throw cause;
      refusal ??= cause;
    }
  }
  throw refusal;
}

type RequestResult = Pick<RecordWriteResult, 'companyId' | 'refusal'>;

/** Creates the provision request if there is none and a company is known. */
async function ensureRequest(visit: Visit, stored: StoredRequest | null): Promise<RequestResult> {
  const { user, entered } = visit;
  if (stored !== null) return { companyId: companyIdOf(stored, user.uid), refusal: null };
  if (entered.companyName === null) return { companyId: null, refusal: null };
  return makeRequest(visit, entered.companyName);
}

/** Creates the provision request. Retries after an outage and waits for a slow answer. */
async function makeRequest(visit: Visit, companyName: string): Promise<RequestResult> {
  const { clock, user, deadline } = visit;
  const record = createProvisionRequestRecord(user.uid, companyName);
  const suggested = record.suggestedCompanyId;
  let attempt = await tryRequest(visit, record);
  for (const pause of pauses) {
    if (attempt.isWritten || attempt.isAnswer || clock.now() + pause >= deadline) break;
    await new Promise<void>((resolve) => clock.after(pause, resolve));
    attempt = await tryRequest(visit, record);
  }
  if (attempt.isWritten) return { companyId: suggested, refusal: null };
  const { cause, writing } = attempt;
  const unknown = user.isNewUser ? suggested : null;
  const earlier = attempt.isAnswer ? await findEarlierRequest(visit, cause) : null;
  if (earlier !== null) return { companyId: companyIdOf(earlier, user.uid) ?? unknown, refusal: null };
  const storedLate = writing.then(
    () => suggested,
    () => null,
  );
  return { companyId: unknown, refusal: { cause, storedLate } };
}

/**
 * The result of one attempt to write a provision request. `isAnswer` is true if the store has answered with a
 * refusal, which makes a retry useless.
 */
type RequestAttempt =
  | { readonly isWritten: true }
  | {
      readonly isWritten: false;
      readonly isAnswer: boolean;
      readonly cause: unknown;
      readonly writing: Promise<void>;
    };

async function tryRequest(visit: Visit, record: ProvisionRequestRecord): Promise<RequestAttempt> {
  const writing = visit.store.writeProvisionRequest(record, visit.user.idToken);
  try {
    await untilDeadline(visit, writing);
    return { isWritten: true };
  } catch (cause) {
    return { isWritten: false, isAnswer: isRefused(cause) || existsAlready(cause), cause, writing };
  }
}

/**
 * Returns the visitor's stored provision request if the store refused the write because this request exists or is no
 * longer pending. Returns null if the refusal has another reason, or if the stored request cannot be read.
 */
async function findEarlierRequest(visit: Visit, refusal: unknown): Promise<StoredRequest | null> {
  const { store, user } = visit;
  const reading = store.readProvisionRequest(user.uid, null, user.idToken);
  const { request } = await untilDeadline(visit, reading, provisionReadTimeLimit).catch(() => noRecords);
  const counts = existsAlready(refusal) || request?.status !== 'pending';
  return counts ? request : null;
}

const hasCode = (cause: unknown, code: string): boolean => cause instanceof CardError && cause.code === code;
/** Returns true if the access rules have refused a read or a write. */
const isRefused = (cause: unknown): boolean => hasCode(cause, 'store/permission-denied');
const existsAlready = (cause: unknown): boolean => hasCode(cause, 'store/already-exists');

/** Returns the stored company id, or a suggestion if another program wrote the request without an id. */
const companyIdOf = ({ suggestedCompanyId: id, companyName }: StoredRequest, uid: string): string | null =>
  id ?? (companyName === null ? null : suggestCompanyId(companyName, uid));
