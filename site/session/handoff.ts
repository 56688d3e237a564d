import { deriveHandoff, type KeptSession, openSession } from '../../widget/core/handoff.ts';
import { fromBase64Url } from '../../widget/core/token-claims.ts';
import { arrive, askFirst } from './arrive.ts';
import { areOfAnother } from './cookies.ts';
import { guardedAsk } from './guarded-ask.ts';
import { kept } from './keeper.ts';
import { type Answer, type askServer, renewSession } from './renewal.ts';
import { appUrl, database, origins, projectId } from './session-settings.ts';
import { pendingHandoff, storePendingHandoff } from './tab-storage.ts';
import { isTrustedReferrer, type Step } from './task.ts';

/** What the id of a hand-off's record follows. */
const handoffs = `${database}/session_handoffs/`;

/** What is read of the record, which the access rules let nobody make otherwise. */
type HandoffRecord = {
  readonly fields: {
    readonly uid: { readonly stringValue: string };
    readonly box: { readonly bytesValue: string };
  };
};
/** `spent`: taken before, expired, tampered with or of another project. A function: no answer, try once more. */
export type Taken = KeptSession | 'spent' | (() => Promise<Taken>);

/** Takes a hand-off's session out of the database. `unanswered`: read before, its delete may have succeeded. */
export async function takeHandoff(secret: string, ask: typeof askServer, unanswered?: HandoffRecord): Promise<Taken> {
  const { id, key } = await deriveHandoff(fromBase64Url(secret));
  const read = await ask<HandoffRecord>(handoffs + id);
  const record = succeeded(read) ? read.body : unanswered;
  // The access rules cannot count readers: of two, one deletes it, and only that one goes on.
  const answer = succeeded(read)
    ? await ask(`${handoffs + id}?currentDocument.exists=true`, { method: 'DELETE' })
    : read;
  const status = `${answer?.status}`;
  // Gone after a delete that nobody answered is gone by that delete: answers are lost on phones more often than secrets
  // are.
  if (!record || (status !== '200' && !(unanswered && status === '404')))
    return /^4(?!29)/.test(status) ? 'spent' : () => takeHandoff(secret, ask, record);
  const { uid, box } = record.fields;
  const session = await openSession(key, fromBase64Url(box.bytesValue));
  return session && session.uid === uid.stringValue && session.projectId === projectId ? session : 'spent';
}

const succeeded = <Body>(answer: Answer<Body>): answer is NonNullable<Answer<Body>> =>
  answer !== null && answer.status === 200;

/** Takes over a handed-off visitor. Anybody may forge a record of their own: unless trusted, the visitor decides. */
export const receiveHandoff = (secret: string): Promise<Step> =>
  goOn(async () => takeHandoff(secret, await guardedAsk()));

async function goOn(take: () => Promise<Taken>): Promise<Step> {
  const taken = await take();
  if (taken === 'spent') return { screen: 'spent' };
  if (typeof taken === 'function') return { screen: 'outage', press: () => goOn(taken) };
  return admit(taken);
}

/** The question about a hand-off that was opened before this page was loaded again; null where none waits. */
export function pendingQuestion(): (() => Promise<Step>) | null {
  const session = pendingHandoff();
  return session && (() => admit(session, true));
}

/** `wasAsked`: it waits here for an answer, since the first time that it was asked about. */
async function admit(session: KeptSession, wasAsked = false): Promise<Step> {
  const renewal = await renewSession(session);
  if (renewal === 'outage') return { screen: 'outage', press: () => admit(session, wasAsked) };
  if (renewal === 'ended') return { screen: 'spent' };
  const now = await kept();
  const { uid } = session;
  const isOther = (now && now.uid !== uid) || areOfAnother(uid);
  const isTrusted = isTrustedReferrer(document.referrer, origins);
  if (!wasAsked && !isOther && isTrusted) return arrive(renewal, appUrl, null);
  if (!wasAsked) storePendingHandoff(renewal.session);
  // Anybody can sign up with an address that is not theirs.
  const screen = isTrusted || renewal.isConfirmed ? 'continue' : 'unconfirmed';
  return askFirst(renewal.session, { screen, to: appUrl, state: null });
}
