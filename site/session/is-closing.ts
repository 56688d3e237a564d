import type { KeptSession } from '../../account/handoff.ts';
import { writeLate } from './arrive.ts';
import { readDocuments } from './guarded-ask.ts';
import { renewUnchanged } from './keeper.ts';
import { projectId } from './session-settings.ts';
import { reportUnavailable, unwrittenStore } from './session-store.ts';

/**
 * Asks the database whether the kept account has a closing request: a stolen token may have made one elsewhere. If
 * unknown, resolves to false. Without a request, writes the unwritten records meanwhile. Rejects if App Check's file
 * cannot be loaded.
 */
export async function isClosing(session: KeptSession): Promise<boolean> {
  if (session.projectId !== projectId) return false;
  const renewal = await renewUnchanged(session);
  if (renewal === 'ended') await unwrittenStore.clear().catch(reportUnavailable);
  if (typeof renewal === 'string') return false;
  const answer = await readDocuments([`account_requests/${session.uid}`], renewal.idToken);
  const found = answer?.status === 200 && answer.body[0] !== null;
  if (!found) void writeLate(renewal);
  return found;
}
