import type { KeptSession } from '../../widget/core/handoff.ts';
import { writeLate } from './arrive.ts';
import { readDocuments } from './guarded-ask.ts';
import { renewUnchanged } from './keeper.ts';
import { projectId } from './session-settings.ts';
import { unwrittenStore } from './session-store.ts';

/**
 * Whether the kept session's account is to be closed, by the database: somebody with a stolen token may have asked for
 * it elsewhere. False where that cannot be found out. Rejects where App Check's part cannot be loaded. Where it is not,
 * what could not be written of its records is written meanwhile.
 */
export async function isClosing(session: KeptSession): Promise<boolean> {
  if (session.projectId !== projectId) return false;
  const renewal = await renewUnchanged(session);
  if (renewal === 'ended') await unwrittenStore.clear();
  if (typeof renewal === 'string') return false;
  const answer = await readDocuments([`account_requests/${session.uid}`], renewal.idToken);
  const found = answer?.status === 200 && answer.body.some(({ found }) => found !== undefined);
  if (!found) void writeLate(renewal);
  return found;
}
