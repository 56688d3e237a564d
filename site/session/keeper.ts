import { asKeptSession, type KeptSession } from '../../widget/core/handoff.ts';
import { cookieLifetimeSeconds } from '../../widget/core/session.ts';
import { mergeUnwritten, type UnwrittenRecords } from '../../widget/core/unwritten-records.ts';
import { rememberedShopKey } from '../bill/ui/typed-in.ts';
import { type Renewal, type RenewedSession, renewSession } from './renewal.ts';
import { type KeptUnwritten, lastMethodStore, sessionStore, unwrittenStore } from './session-store.ts';

type Owner = Pick<KeptSession, 'uid' | 'projectId'>;

/** Keeps unwritten records beside the session; null: all is written, undefined: the earlier stays. Others' go. */
async function keepUnwritten(
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
  // The renewed token's time of issue, as renewal.ts counts.
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

/**
 * Keeps a visitor's session on this device, in the place of any other, and beside it what could not be written of their
 * records (keeper.ts); resolves to whether it keeps that. While a ticked `#not-my-device` is on the page it
 * keeps nothing, and forgets everything. Resolves where nothing can be stored as well.
 */
export async function keep(session: KeptSession, unwritten?: UnwrittenRecords | null): Promise<boolean> {
  if (document.querySelector('#not-my-device:checked')) {
    await forgetDevice();
    return false;
  }
  await sessionStore.write(session);
  return keepUnwritten(session, unwritten);
}

/** The session kept here; null where there is none. */
export const kept = async (): Promise<KeptSession | null> => asKeptSession(await sessionStore.read());

/** The visitor signs out, and all that is kept of them goes: the way in stays, which is nobody's. */
export async function forget(): Promise<void> {
  await Promise.all([sessionStore.clear(), unwrittenStore.clear()]);
}

/** Leaves no trace of any visitor, nor of the shop that the bill maker remembers. */
export async function forgetDevice(): Promise<void> {
  try {
    localStorage.removeItem(rememberedShopKey);
  } catch {
    // Where storage is blocked nothing was remembered.
  }
  await Promise.all([forget(), lastMethodStore.clear()]);
}

/** Renews the kept session; `changed`: another tab signed out, in or renewed meanwhile, which counts. */
export async function renewUnchanged(session: KeptSession): Promise<Renewal | 'changed'> {
  const renewal = await renewSession(session);
  const now = await kept();
  const isTheirs = now?.uid === session.uid && (renewal !== 'ended' || now.refreshToken === session.refreshToken);
  return isTheirs ? renewal : 'changed';
}
