import type { StoredSession } from '../../account/handoff.ts';
import { readDocuments } from './firestore-request.ts';
import { tryToWriteUnwrittenRecords } from './return-to-application.ts';
import { projectId } from './session-settings.ts';
import { reportStorageFailure, unwrittenRecordsStore } from './session-store.ts';
import { renewSessionIfUnchanged } from './stored-session.ts';

/**
 * Resolves to true if the database has a request to close the stored session's account. Resolves to false if there is
 * no such request or if the answer is unknown. If there is no such request, starts to write the records that a sign-in
 * could not write. Rejects if App Check's file cannot be loaded.
 */
export async function isClosing(session: StoredSession): Promise<boolean> {
  if (session.projectId !== projectId) return false;
  const renewal = await renewSessionIfUnchanged(session);
  if (renewal === 'ended') await unwrittenRecordsStore.clear().catch(reportStorageFailure);
  if (typeof renewal === 'string') return false;
  const answer = await readDocuments([`account_requests/${session.uid}`], renewal.idToken);
  const found = answer?.status === 200 && answer.body[0] !== null;
  if (!found) void tryToWriteUnwrittenRecords(renewal);
  return found;
}
