import { fromBase64Url } from '../../widget/core/base64-url.ts';
import { deriveHandoff } from '../../widget/core/handoff/derive-handoff.ts';
import { openSession } from '../../widget/core/handoff/open-session.ts';
import type { KeptSession } from '../../widget/core/kept-session.ts';
import type { askServer } from './ask-server.ts';
import type { Answer } from './check-renewal.ts';
import { database, projectId } from './session-settings.ts';

/** What the id of a hand-off's record follows. */
const handoffs = `${database}/session_handoffs/`;

/** What is read of the record, which the access rules let nobody make otherwise. */
type HandoffRecord = {
  readonly fields: {
    readonly uid: { readonly stringValue: string };
    readonly box: { readonly bytesValue: string };
  };
};
/**
 * `spent`: taken before, expired, tampered with or of another project. A function: nobody answered, and this tries once
 * more.
 */
export type Taken = KeptSession | 'spent' | (() => Promise<Taken>);

/**
 * Takes the session of a hand-off out of the database, where it then is no more. `unanswered`: what an earlier try has
 * read, whose delete may have succeeded.
 */
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
