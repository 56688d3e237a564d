import { fromBase64Url } from '../../widget/core/base64-url.ts';
import { deriveHandoff } from '../../widget/core/handoff/derive-handoff.ts';
import { openSession } from '../../widget/core/handoff/open-session.ts';
import type { KeptSession } from '../../widget/core/kept-session.ts';
import type { askServer } from './ask-server.ts';
import type { Answer } from './judge-renewal.ts';
import { handoffs } from './session-settings.ts';

/** What is read of the record, which the access rules let nobody make otherwise. */
type HandoffRecord = {
  readonly fields: {
    readonly uid: { readonly stringValue: string };
    readonly box: { readonly bytesValue: string };
  };
};

/**
 * Takes the session of a hand-off out of the database, where it then is no more. `spent`: taken before, expired, tampered with or of another
 * project. `outage`: nobody answered.
 */
export async function takeHandoff(
  secret: string,
  projectId: string,
  ask: typeof askServer,
): Promise<KeptSession | 'spent' | 'outage'> {
  const { id, key } = await deriveHandoff(fromBase64Url(secret));
  const record = await ask<HandoffRecord>(handoffs + id);
  // The access rules cannot count readers: of two, one deletes it, and only that one goes on.
  const deleted = succeeded(record)
    ? await ask(`${handoffs + id}?currentDocument.exists=true`, { method: 'DELETE' })
    : record;
  if (!succeeded(record) || !succeeded(deleted))
    return deleted && /^4(?!29)/.test(`${deleted.status}`) ? 'spent' : 'outage';
  const { uid, box } = record.body.fields;
  const session = await openSession(key, fromBase64Url(box.bytesValue));
  return session && session.uid === uid.stringValue && session.projectId === projectId ? session : 'spent';
}

const succeeded = <Body>(answer: Answer<Body>): answer is NonNullable<Answer<Body>> =>
  answer !== null && answer.status === 200;
