import { forget, kept, renewUnchanged } from '../session/keeper.ts';
import type { RenewedSession } from '../session/renewal.ts';
import { projectId } from '../session/session-settings.ts';
import type { Failure } from './account-state.ts';

/** Renews the session that is kept here, and forgets one that has ended. `uid`: whose it is to be. Never rejects. */
export async function admit(uid?: string): Promise<RenewedSession | Failure> {
  const session = await kept();
  if (session?.projectId !== projectId) return 'nobody';
  if (uid && session.uid !== uid) return 'another';
  const renewal = await renewUnchanged(session);
  if (renewal === 'changed') return admit(uid);
  if (renewal === 'ended') await forget();
  return renewal;
}
