import { onlyNew } from '../../widget/adapters/firestore/firestore-documents.ts';
import { mergeWrite } from '../../widget/adapters/firestore/merge-write.ts';
import { serverTime } from '../../widget/core/account-records.ts';
import { consentName } from '../../widget/core/consent.ts';
import { shownEditions } from '../content/facts/editions.ts';
import type { Answer, RenewedSession } from '../session/check-renewal.ts';
import { guardedAsk } from '../session/guarded-ask.ts';
import { forget, kept } from '../session/keeper.ts';
import { renewUnchanged } from '../session/renew-unchanged.ts';
import { database, documents, origins, projectId } from '../session/session-settings.ts';
import type { AccountPorts } from './account-flow.ts';
import type { Account, Failure, Found, Outcome, StoredRecord, Task } from './account-state.ts';
import { askIdentityToolkit } from './identity-toolkit.ts';
import { type LookupBody, signInRecord } from './sign-in-record.ts';

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value, as far as these records need it. */
type FirestoreValue = { readonly timestampValue?: string } & Readonly<Record<string, unknown>>;
type FoundDocument = { readonly name: string; readonly fields?: Readonly<Record<string, FirestoreValue>> };
type BatchGetBody = readonly { readonly found?: FoundDocument }[];
type Place = keyof Account['records'];

const failed = (answer: Answer<unknown>): 'outage' => {
  if (answer) console.warn('acct: account/outage', answer.status, answer.body);
  return 'outage';
};

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

/** Renews the session that is kept here. `uid`: whose it is to be. */
async function admit(uid?: string): Promise<RenewedSession | Failure> {
  const session = await kept();
  if (session?.projectId !== projectId) return 'nobody';
  if (uid && session.uid !== uid) return 'another';
  const renewal = await renewUnchanged(session);
  if (renewal === 'changed') return admit(uid);
  if (renewal === 'ended') await forget();
  return renewal;
}

/** What is stored of a visitor. */
async function read({ session, idToken }: RenewedSession, outcome: Outcome): Promise<Found | Failure> {
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
  if (account?.status !== 200) return failed(account);
  if (stored?.status !== 200) return failed(stored);
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
  const now = await kept();
  if (now?.uid !== uid) return now ? 'another' : 'nobody';
  return { account: { uid, records }, outcome };
}

/** One write in the visitor's name; what the rules refuse, or finds things otherwise, is `refused`. */
async function write(idToken: string, change: object): Promise<Outcome | 'outage'> {
  const answer = await askFirestore('commit', idToken, { writes: [change] });
  if (answer?.status === 200) return 'done';
  return answer && [400, 403, 404, 409].includes(answer.status) ? 'refused' : failed(answer);
}

/** Has Google send a mail whose link leads on to our /login; where that is refused, without: the mail matters more. */
async function sendMail(body: object, continueUrl?: string): Promise<Outcome | 'outage'> {
  const asked = { ...body, ...(continueUrl && { continueUrl }) };
  const answer = await askIdentityToolkit('v1/accounts:sendOobCode', asked, document.documentElement.lang);
  if (answer?.status === 200) return 'done';
  const message = `${answer?.body.error?.message}`;
  if (continueUrl && /CONTINUE_URI|_DOMAIN/.test(message)) return sendMail(body);
  return /^(TOO_MANY|RESET_PASSWORD_EXCEED|QUOTA)/.test(message) ? 'busy' : failed(answer);
}

async function carryOut(task: Task, { idToken, session: { uid } }: RenewedSession): Promise<Outcome | 'outage'> {
  const request = `${documents}/account_requests/${uid}`;
  switch (task.type) {
    case 'correct': {
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
    return typeof admitted === 'string' ? admitted : read(admitted, 'done');
  },
  async carryOut(task, uid) {
    const admitted = await admit(uid);
    if (typeof admitted === 'string') return admitted;
    const outcome = await carryOut(task, admitted);
    return outcome === 'outage' ? outcome : read(admitted, outcome);
  },
};
