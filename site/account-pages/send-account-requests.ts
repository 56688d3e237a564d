import { serverTimestamp } from '../../account/account-records.ts';
import { consentName } from '../../account/consent.ts';
import { createMergeWrite, newDocumentPrecondition } from '../../account/firestore-documents.ts';
import { isWriteConflict } from '../../account/firestore-refusals.ts';
import { decodeFields } from '../../account/firestore-values.ts';
import { shownEditions } from '../content/facts/editions.ts';
import { loadRequestFunction, readDocuments, requestFirestore } from '../session/firestore-request.ts';
import type { RenewedSession, ServerAnswer } from '../session/renewal.ts';
import { databaseUrl, documentNamePrefix, knownOrigins } from '../session/session-settings.ts';
import { readStoredSession } from '../session/stored-session.ts';
import {
  type Account,
  type AccountAction,
  type AccountOperation,
  type AccountState,
  inferOutcomeFromRecords,
  type OperationOutcome,
  type OperationResult,
  type StoredRecord,
} from './account-state.ts';
import { callIdentityToolkit, renewStoredSession } from './identity-toolkit.ts';

/**
 * The fields of the `accounts:lookup` answer that /account uses (Firebase Auth REST API). Times are milliseconds since
 * 1970.
 */
type LookupBody = {
  readonly users?: readonly {
    readonly localId: string;
    readonly email?: string;
    readonly emailVerified?: boolean;
    readonly displayName?: string;
    readonly photoUrl?: string;
    readonly phoneNumber?: string;
    readonly providerUserInfo?: readonly Readonly<Record<string, string>>[];
    readonly disabled?: boolean;
    readonly createdAt?: string;
    readonly lastLoginAt?: string;
    /** A time in the format of RFC 3339. */
    readonly lastRefreshAt?: string;
    /** A time in seconds since 1970. */
    readonly validSince?: string;
  }[];
};

/** Returns the account with the field names of the Admin SDK, which site/content/facts/stored-data.ts lists. */
function signInRecord({ users: [user] = [] }: LookupBody): StoredRecord {
  const time = (milliseconds: number): Date | undefined => (milliseconds > 0 ? new Date(milliseconds) : undefined);
  return {
    uid: user?.localId,
    email: user?.email,
    emailVerified: user?.emailVerified,
    displayName: user?.displayName,
    photoURL: user?.photoUrl,
    phoneNumber: user?.phoneNumber,
    providers: user?.providerUserInfo,
    disabled: user?.disabled ?? false,
    creationTime: time(Number(user?.createdAt)),
    lastSignInTime: time(Number(user?.lastLoginAt)),
    lastRefreshTime: time(Date.parse(`${user?.lastRefreshAt}`)),
    tokensValidAfterTime: time(Number(user?.validSince) * 1000),
  };
}

type RecordKind = keyof Account['records'];

/** Logs an unexpected answer on the console, and returns `word`. */
function failed<Word>(word: Word, answer: ServerAnswer<unknown>): Word {
  if (answer) console.warn('acct: account/outage', answer.status, answer.body);
  return word;
}

/**
 * Returns the kind and path of every record that a visitor may read. `named` has the values that the path contains and
 * the record does not.
 */
const pathsOf = (uid: string): readonly (readonly [RecordKind, path: string, named?: StoredRecord])[] => [
  ['user_profiles', `user_profiles/${uid}`],
  ['provision_requests', `provision_requests/${uid}`],
  ['account_requests', `account_requests/${uid}`],
  ...shownEditions.map((editions) => {
    const edition = consentName(editions);
    return ['consents', `user_profiles/${uid}/consents/${edition}`, { edition }] as const;
  }),
];

/** Reads every record of a visitor. */
async function read({ session, idToken }: RenewedSession): Promise<Account | 'ended' | 'outage'> {
  const { uid } = session;
  const paths = pathsOf(uid);
  const [stored, account] = await Promise.all([
    readDocuments(
      paths.map(([, path]) => path),
      idToken,
    ),
    callIdentityToolkit<LookupBody>('v1/accounts:lookup', { idToken }),
  ]);
  // After the session was renewed, the account was closed, or the visitor signed out on all devices.
  if (/^(USER|INVALID_ID|TOKEN)_/.test(`${account?.body.error?.message}`)) return 'ended';
  if (account?.status !== 200) return failed('outage', account);
  if (stored?.status !== 200) return failed('outage', stored);
  const records: Record<RecordKind, StoredRecord[]> = {
    user_profiles: [],
    authentication: [signInRecord(account.body)],
    provision_requests: [],
    consents: [],
    account_requests: [],
  };
  paths.forEach(([place, , named], index) => {
    const fields = stored.body[index];
    if (fields) records[place].push({ ...named, ...decodeFields(fields) });
  });
  return { uid, records };
}

/** Sends one write in the visitor's name. Returns `refused` if the access rules or a precondition refuse it. */
async function write(idToken: string, change: object): Promise<OperationOutcome> {
  const answer = await requestFirestore(`${databaseUrl}:commit`, idToken, { writes: [change] });
  if (answer?.status === 200) return 'done';
  const isRefused =
    answer && [400, 403, 404, 409].includes(answer.status) && !isWriteConflict(JSON.stringify(answer.body));
  return isRefused ? 'refused' : failed('unanswered', answer);
}

/**
 * Makes Google send a mail with a link to our /login. If Google refuses the address of /login, the mail has no link to
 * /login.
 */
async function sendMail(body: object, continueUrl?: string): Promise<OperationOutcome> {
  const asked = { ...body, ...(continueUrl && { continueUrl }) };
  const answer = await callIdentityToolkit('v1/accounts:sendOobCode', asked, document.documentElement.lang);
  if (answer?.status === 200) return 'done';
  const message = `${answer?.body.error?.message}`;
  if (continueUrl && /CONTINUE_URI|_DOMAIN/.test(message)) return sendMail(body);
  if (/^(TOO_MANY|RESET_PASSWORD_EXCEED|QUOTA)/.test(message)) return 'busy';
  return failed(answer && answer.status < 500 ? 'refused' : 'unanswered', answer);
}

async function runOperation(
  operation: AccountOperation,
  { idToken, session: { uid } }: RenewedSession,
): Promise<OperationOutcome> {
  const request = `${documentNamePrefix}/account_requests/${uid}`;
  switch (operation.type) {
    case 'correct': {
      if (Object.keys(operation.changes).length === 0) return 'done';
      const merge = createMergeWrite(`${documentNamePrefix}/user_profiles/${uid}`, {
        ...operation.changes,
        updatedAt: serverTimestamp,
      });
      return write(idToken, { ...merge, currentDocument: { exists: true } });
    }
    case 'close': {
      const { language } = operation;
      const record = { uid, kind: 'close', language, requestedAt: serverTimestamp, status: 'open' };
      return write(idToken, { ...createMergeWrite(request, record), ...newDocumentPrecondition });
    }
    case 'take-back':
      return write(idToken, { delete: request });
    case 'new-password':
      return sendMail({ requestType: 'PASSWORD_RESET', email: operation.email }, `${knownOrigins.siteOrigin}/login`);
    case 'confirm-email':
      return sendMail({ requestType: 'VERIFY_EMAIL', idToken }, `${knownOrigins.siteOrigin}/login`);
  }
}

/**
 * Runs an operation, and then reads the records again. Fails if another visitor has signed in, or nobody is signed in.
 */
async function runAndRead(operation?: AccountOperation, uid?: string): Promise<OperationResult> {
  const renewed = await renewStoredSession(uid);
  if (typeof renewed === 'string') return renewed;
  try {
    // Loads the file of App Check first, because no request may be sent without App Check.
    await loadRequestFunction();
  } catch (error) {
    console.error('acct: account/outage', error);
    return 'outage';
  }
  const answered = operation ? await runOperation(operation, renewed) : 'done';
  const account = await read(renewed);
  const outcome =
    operation && typeof account !== 'string' ? inferOutcomeFromRecords(operation, answered, account) : answered;
  const now = await readStoredSession();
  if (now?.uid !== renewed.session.uid) return { why: now ? 'another' : 'nobody', outcome };
  return typeof account === 'string' ? { why: account, outcome } : { account, outcome };
}

/**
 * Sends a state's requests to Identity Toolkit, Firestore and the token service, and then reads the records. The
 * records show whether an operation was done, even if its answer was lost. Never rejects.
 */
export function sendAccountRequests(state: AccountState): Promise<AccountAction> | null {
  if (state.at !== 'opening' && state.at !== 'working') return null;
  const result = state.at === 'opening' ? runAndRead() : runAndRead(state.operation, state.account.uid);
  return result.then((found) => ({ type: 'found', found }));
}
