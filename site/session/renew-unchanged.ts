import type { KeptSession } from '../../widget/core/kept-session.ts';
import type { Renewal } from './check-renewal.ts';
import { kept } from './keeper.ts';
import { renewSession } from './renew-session.ts';

/**
 * Renews the session that was found kept here; `changed`: another tab has signed out or in meanwhile, or renewed it, and
 * what it did counts.
 */
export async function renewUnchanged(session: KeptSession): Promise<Renewal | 'changed'> {
  const renewal = await renewSession(session);
  const now = await kept();
  const isTheirs = now?.uid === session.uid && (renewal !== 'ended' || now.refreshToken === session.refreshToken);
  return isTheirs ? renewal : 'changed';
}
