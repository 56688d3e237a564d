import type { KeptSession } from '../../widget/core/kept-session.ts';
import { cookieLifetimeSeconds } from '../../widget/core/session-cookies.ts';
import { mergeUnwritten, type UnwrittenRecords } from '../../widget/core/unwritten-records.ts';
import type { RenewedSession } from './check-renewal.ts';
import { type KeptUnwritten, unwrittenStore } from './session-store.ts';

type Owner = Pick<KeptSession, 'uid' | 'projectId'>;

/**
 * Keeps what a sign-in could not write, with what an earlier one of the same visitor has left, and resolves to whether it
 * is kept. null: all is written. undefined: that earlier one stays. What is of anybody else goes.
 */
export async function keepUnwritten(
  { uid, projectId, since }: KeptSession,
  unwritten: UnwrittenRecords | null | undefined,
): Promise<boolean> {
  const earlier = await ofOwner({ uid, projectId });
  if (unwritten === undefined) return false;
  if (unwritten === null) await unwrittenStore.clear();
  else {
    const joined = earlier ? mergeUnwritten(earlier, unwritten) : unwritten;
    const stored = await unwrittenStore.write({ ...joined, uid, projectId, since: earlier?.since ?? since });
    return stored !== undefined;
  }
  return false;
}

/** What is kept of this visitor; what is older than seven days, by the server's clock, goes. */
export async function keptUnwritten({
  session,
  secondsLeft,
}: Pick<RenewedSession, 'session' | 'secondsLeft'>): Promise<KeptUnwritten | null> {
  const found = await ofOwner(session);
  // The renewed token's time of issue, as check-renewal.ts counts.
  const now = session.since + cookieLifetimeSeconds - secondsLeft;
  if (found === null || now < found.since + cookieLifetimeSeconds) return found;
  await unwrittenStore.clear();
  return null;
}

/** null where nothing is kept of this visitor in this project; anything else that is found there is deleted. */
async function ofOwner({ uid, projectId }: Owner): Promise<KeptUnwritten | null> {
  const found = (await unwrittenStore.read()) as Partial<KeptUnwritten> | undefined;
  const isTheirs = found?.uid === uid && found.projectId === projectId && Number(found.since) > 0;
  if (isTheirs) return found as KeptUnwritten;
  if (found !== undefined) await unwrittenStore.clear();
  return null;
}
