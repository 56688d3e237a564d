import { mergeWrite, onlyNew } from '../../widget/adapters/firestore/firestore-documents.ts';
import { serverTime } from '../../widget/core/account-records.ts';
import { consentName } from '../../widget/core/consent.ts';
import { shownEditions } from '../content/facts/editions.ts';
import { guardedAsk } from '../session/guarded-ask.ts';
import { kept } from '../session/keeper.ts';
import type { Answer, RenewedSession } from '../session/renewal.ts';
import { database, documents, origins } from '../session/session-settings.ts';
import type { AccountPorts } from './account-flow.ts';
import {
  type Account,
  type Outcome,
  type Result,
  type StoredRecord,
  settleOutcome,
  type Task,
} from './account-state.ts';
import { admit } from './admit.ts';
import { askIdentityToolkit } from './identity-toolkit.ts';

/** What is read of `accounts:lookup` (Firebase Auth REST API, "Get user data"). Times in milliseconds since 1970. */
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
    /** RFC 3339. */
    readonly lastRefreshAt?: string;
    /** In seconds since 1970. */
    readonly validSince?: string;
  }[];
};

/** The account of Firebase Authentication by the names of the Admin SDK, as site/content/facts/stored-data.ts has them. */
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

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value, as far as these records need it. */
type FirestoreValue = { readonly timestampValue?: string } & Readonly<Record<string, unknown>>;
type FoundDocument = { readonly name: string; readonly fields?: Readonly<Record<string, FirestoreValue>> };
type BatchGetBody = readonly { readonly found?: FoundDocument }[];
type Place = keyof Account['records'];

/** What an answer that nobody knows comes to, with a console line for whoever runs the site. */
function failed<Word>(word: Word, answer: Answer<unknown>): Word {
  if (answer) console.warn('acct: account/outage', answer.status, answer.body);
  return word;
}

/** One call of Firestore in the visitor's name; null where nobody answers in time. Never rejects. */
async function askFirestore<Body>(call: string, idToken: string, body: object): Promise<Answer<Body>> {
  try {
    const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
    const ask = await guardedAsk();
    return await ask(`${database}:${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
  } catch (error) {
    console.error('acct: account/outage', error);
    return null;
  }
}

/** The records that rules let their own visitor get, in one request. */
const pathsOf = (uid: string): readonly (readonly [Place, path: string])[] => [
  ['user_profiles', `user_profiles/${uid}`],
  ['provision_requests', `provision_requests/${uid}`],
  ['account_requests', `account_requests/${uid}`],
  ...shownEditions.map((edition) => ['consents', `user_profiles/${uid}/consents/${consentName(edition)}`] as const),
];

function plain({ name, fields = {} }: FoundDocument): StoredRecord {
  const values = Object.entries(fields).map(([field, value]) => {
    const { timestampValue } = value;
    return [field, timestampValue ? new Date(timestampValue) : Object.values(value)[0]];
  });
  const [edition] = /[^/]+$/.exec(name.includes('/consents/') ? name : '') ?? [];
  return { ...(edition && { edition }), ...Object.fromEntries(values) };
}

/** What is stored of a visitor. */
async function read({ session, idToken }: RenewedSession): Promise<Account | 'ended' | 'outage'> {
  const { uid } = session;
  const paths = pathsOf(uid);
  const get = (count?: number) => {
    const names = paths.slice(0, count).map(([, path]) => `${documents}/${path}`);
    return askFirestore<BatchGetBody>('batchGet', idToken, { documents: names });
  };
  const [stored, account] = await Promise.all([
    // Rules that are older than this page know the first two alone, and refuse all for the others' sake.
    get().then((answer) => (answer?.status === 403 ? get(2) : answer)),
    askIdentityToolkit<LookupBody>('v1/accounts:lookup', { idToken }),
  ]);
  // Closed, or signed out of everywhere, since the session was renewed.
  if (/^(USER|INVALID_ID|TOKEN)_/.test(`${account?.body.error?.message}`)) return 'ended';
  if (account?.status !== 200) return failed('outage', account);
  if (stored?.status !== 200) return failed('outage', stored);
  const at = (place: Place): readonly StoredRecord[] =>
    paths.flatMap(([each, path]) => {
      const [document] = stored.body.flatMap(({ found }) =>
        found?.name.endsWith(`/documents/${path}`) ? [found] : [],
      );
      return each === place && document ? [plain(document)] : [];
    });
  const records = {
    user_profiles: at('user_profiles'),
    authentication: [signInRecord(account.body)],
    provision_requests: at('provision_requests'),
    consents: at('consents'),
    account_requests: at('account_requests'),
  };
  return { uid, records };
}

/** What is stored by now, and what a task has come to; shown to nobody but who is kept here still. */
async function readBack(renewed: RenewedSession, task?: Task, answered: Outcome = 'done'): Promise<Result> {
  const account = await read(renewed);
  const outcome = task && typeof account !== 'string' ? settleOutcome(task, answered, account) : answered;
  const now = await kept();
  if (now?.uid !== renewed.session.uid) return { why: now ? 'another' : 'nobody', outcome };
  return typeof account === 'string' ? { why: account, outcome } : { account, outcome };
}

/** One write in the visitor's name; what the rules refuse, or finds things otherwise, is `refused`. */
async function write(idToken: string, change: object): Promise<Outcome> {
  const answer = await askFirestore('commit', idToken, { writes: [change] });
  if (answer?.status === 200) return 'done';
  return answer && [400, 403, 404, 409].includes(answer.status) ? 'refused' : failed('unanswered', answer);
}

/** Has Google send a mail whose link leads on to our /login; where that is refused, without: the mail matters more. */
async function sendMail(body: object, continueUrl?: string): Promise<Outcome> {
  const asked = { ...body, ...(continueUrl && { continueUrl }) };
  const answer = await askIdentityToolkit('v1/accounts:sendOobCode', asked, document.documentElement.lang);
  if (answer?.status === 200) return 'done';
  const message = `${answer?.body.error?.message}`;
  if (continueUrl && /CONTINUE_URI|_DOMAIN/.test(message)) return sendMail(body);
  if (/^(TOO_MANY|RESET_PASSWORD_EXCEED|QUOTA)/.test(message)) return 'busy';
  return failed(answer && answer.status < 500 ? 'refused' : 'unanswered', answer);
}

async function carryOut(task: Task, { idToken, session: { uid } }: RenewedSession): Promise<Outcome> {
  const request = `${documents}/account_requests/${uid}`;
  switch (task.type) {
    case 'correct': {
      if (Object.keys(task.changes).length === 0) return 'done';
      const merge = mergeWrite(`${documents}/user_profiles/${uid}`, { ...task.changes, updatedAt: serverTime });
      return write(idToken, { ...merge, currentDocument: { exists: true } });
    }
    case 'close': {
      const { language } = task;
      const record = { uid, kind: 'close', language, requestedAt: serverTime, status: 'open' };
      return write(idToken, { ...mergeWrite(request, record), ...onlyNew });
    }
    case 'take-back':
      return write(idToken, { delete: request });
    case 'new-password':
      return sendMail({ requestType: 'PASSWORD_RESET', email: task.email }, `${origins.siteOrigin}/login`);
    case 'confirm-email':
      return sendMail({ requestType: 'VERIFY_EMAIL', idToken }, `${origins.siteOrigin}/login`);
  }
}

/** The page's ports over REST: Identity Toolkit, Firestore, the token service, and this device's keeper. */
export const accountService: AccountPorts = {
  async open() {
    const admitted = await admit();
    return typeof admitted === 'string' ? admitted : readBack(admitted);
  },
  async carryOut(task, uid) {
    const admitted = await admit(uid);
    if (typeof admitted === 'string') return admitted;
    return readBack(admitted, task, await carryOut(task, admitted));
  },
};
