import { isWriteConflict } from '../../account/firestore-refusals.ts';
import type { BytesValue, TextValue } from '../../account/firestore-values.ts';
import { decryptSession, deriveHandoffIdAndKey, type StoredSession } from '../../account/handoff.ts';
import { fromBase64Url } from '../../account/token-claims.ts';
import { hasCookieOfAnotherUser } from './cookies.ts';
import { loadRequestFunction } from './firestore-request.ts';
import { renewSession, type requestJson } from './renewal.ts';
import { askWhetherToContinue, returnToApplication } from './return-to-application.ts';
import { isTrustedReferrer, type SessionStep } from './session-request.ts';
import { appUrl, databaseUrl, knownOrigins, projectId } from './session-settings.ts';
import { readStoredSession } from './stored-session.ts';
import { readPendingHandoff, storePendingHandoff } from './tab-storage.ts';

/** The address of the records of hand-offs. The id of a hand-off has to follow. */
const handoffsUrl = `${databaseUrl}/session_handoffs/`;

/** The fields of the record that this module reads. The access rules refuse a record of any other form. */
type HandoffRecord = { readonly fields: { readonly uid: TextValue; readonly box: BytesValue } };
/**
 * The session of a hand-off, or the reason why there is none. `spent` means that the hand-off was taken before, has
 * expired, was changed, or belongs to another project. If no answer arrived, the result is a function that tries again.
 */
export type HandoffResult = StoredSession | 'spent' | (() => Promise<HandoffResult>);

/**
 * Reads a hand-off's record, deletes it, and resolves to its session. `unanswered` is the record of an earlier try,
 * whose delete received no answer but may have succeeded.
 */
export async function consumeHandoffRecord(
  secret: string,
  ask: typeof requestJson,
  unanswered?: HandoffRecord,
): Promise<HandoffResult> {
  const { id, key } = await deriveHandoffIdAndKey(fromBase64Url(secret));
  const read = await ask<HandoffRecord>(handoffsUrl + id);
  const isRead = read?.status === 200;
  const record = isRead ? read.body : unanswered;
  // The access rules cannot count readers. If two pages have read a record, only the page whose delete succeeds
  // continues.
  const answer = isRead ? await ask(`${handoffsUrl + id}?currentDocument.exists=true`, { method: 'DELETE' }) : read;
  const status = `${answer?.status}`;
  // If an earlier delete by this page received no answer, a 404 most likely means that this delete succeeded, and not
  // that somebody else has used the secret.
  if (!record || (status !== '200' && !(unanswered && status === '404'))) {
    // A write conflict means that this page has not deleted the record. The next try does not receive the record, so
    // that a 404 then counts as another page's delete.
    if (isWriteConflict(JSON.stringify(answer?.body))) return () => consumeHandoffRecord(secret, ask, unanswered);
    return /^4(?!29)/.test(status) ? 'spent' : () => consumeHandoffRecord(secret, ask, record);
  }
  const { uid, box } = record.fields;
  const session = await decryptSession(key, fromBase64Url(box.bytesValue));
  return session && session.uid === uid.stringValue && session.projectId === projectId ? session : 'spent';
}

/** Receives a hand-off. Since anybody can forge a record, a visitor from an untrusted page is asked first. */
export const receiveHandoff = (secret: string): Promise<SessionStep> =>
  continueHandoff(async () => consumeHandoffRecord(secret, await loadRequestFunction()));

async function continueHandoff(take: () => Promise<HandoffResult>): Promise<SessionStep> {
  const taken = await take();
  if (taken === 'spent') return { screen: 'spent' };
  if (typeof taken === 'function') return { screen: 'outage', press: () => continueHandoff(taken) };
  return admitSession(taken);
}

/**
 * If the page was reloaded before the visitor answered the question about a hand-off, returns the function that asks
 * the question again. Otherwise returns null.
 */
export function readPendingQuestion(): (() => Promise<SessionStep>) | null {
  const session = readPendingHandoff();
  return session && (() => admitSession(session, true));
}

/**
 * Renews the session of a hand-off. Then continues to the application, or asks the visitor first. `wasAsked` is true if
 * the page was reloaded after it had asked the question.
 */
async function admitSession(session: StoredSession, wasAsked = false): Promise<SessionStep> {
  const renewal = await renewSession(session);
  if (renewal === 'outage') return { screen: 'outage', press: () => admitSession(session, wasAsked) };
  if (renewal === 'ended') return { screen: 'spent' };
  const stored = await readStoredSession();
  const { uid } = session;
  const isOther = (stored && stored.uid !== uid) || hasCookieOfAnotherUser(uid);
  const isTrusted = isTrustedReferrer(document.referrer, knownOrigins);
  if (!wasAsked && !isOther && isTrusted) return returnToApplication(renewal, appUrl, null);
  if (!wasAsked) storePendingHandoff(renewal.session);
  // An unverified address may be another person's, because anybody can sign up with any address.
  const screen = isTrusted || renewal.isConfirmed ? 'continue' : 'unconfirmed';
  return askWhetherToContinue(renewal.session, screen, appUrl);
}
