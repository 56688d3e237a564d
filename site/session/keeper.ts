import { asKeptSession, type KeptSession } from '../../widget/core/handoff.ts';
import { cookieLifetimeSeconds } from '../../widget/core/session.ts';
import { mergeUnwritten, type UnwrittenRecords } from '../../widget/core/unwritten-records.ts';
import { rememberedShopKey } from '../typed-in.ts';
import { type Renewal, type RenewedSession, renewSession } from './renewal.ts';
import { type KeptUnwritten, lastMethodStore, sessionStore, unwrittenStore } from './session-store.ts';

type Owner = Pick<KeptSession, 'uid' | 'projectId'>;

/** Keeps unwritten records beside the session. null: all is written. undefined: the earlier ones stay. Others' go. */
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

/** Returns this visitor's unwritten records. Deletes those older than seven days by the server's clock. */
export async function keptUnwritten({
  session,
  secondsLeft,
}: Pick<RenewedSession, 'session' | 'secondsLeft'>): Promise<KeptUnwritten | null> {
  const found = await ofOwner(session);
  // The renewed token's time of issue, as in renewal.ts.
  const now = session.since + cookieLifetimeSeconds - secondsLeft;
  if (found === null || now < found.since + cookieLifetimeSeconds) return found;
  await unwrittenStore.clear();
  return null;
}

/** Returns this visitor's unwritten records in this project, or null. Deletes any others. */
async function ofOwner({ uid, projectId }: Owner): Promise<KeptUnwritten | null> {
  const found = (await unwrittenStore.read()) as Partial<KeptUnwritten> | undefined;
  const isTheirs = found?.uid === uid && found.projectId === projectId && Number(found.since) > 0;
  if (isTheirs) return found as KeptUnwritten;
  if (found !== undefined) await unwrittenStore.clear();
  return null;
}

/**
 * Keeps a visitor's session on this device in place of any other, and the unwritten records beside it. Resolves to
 * whether it keeps those. If `#not-my-device` is ticked, keeps nothing and forgets everything. Resolves without storage
 * too.
 */
export async function keep(session: KeptSession, unwritten?: UnwrittenRecords | null): Promise<boolean> {
  if (document.querySelector('#not-my-device:checked')) {
    await forgetDevice();
    return false;
  }
  const companyId = session.companyId ?? (await keptCompany(session));
  const language = session.language ?? document.documentElement.lang;
  await sessionStore.write({ ...session, companyId, language });
  return keepUnwritten(session, unwritten);
}

/** Returns the company that this visitor's earlier session knew: a sign-in may fail to read it. */
async function keptCompany({ uid, projectId }: Owner): Promise<string | null> {
  const earlier = await kept();
  return earlier?.uid === uid && earlier.projectId === projectId ? earlier.companyId : null;
}

/** Resolves to the kept session, or null. */
export const kept = async (): Promise<KeptSession | null> => asKeptSession(await sessionStore.read());

/** Forgets the visitor at sign-out. The last method stays: it identifies nobody. */
export async function forget(): Promise<void> {
  await Promise.all([sessionStore.clear(), unwrittenStore.clear()]);
}

/** Leaves no trace of any visitor, nor of the shop that the bill maker remembers. */
export async function forgetDevice(): Promise<void> {
  try {
    localStorage.removeItem(rememberedShopKey);
  } catch {
    // Blocked storage has remembered nothing.
  }
  await Promise.all([forget(), lastMethodStore.clear()]);
}

/** Renews the kept session. `changed`: meanwhile another tab signed out, signed in or renewed, and that counts. */
export async function renewUnchanged(session: KeptSession): Promise<Renewal | 'changed'> {
  const renewal = await renewSession(session);
  const now = await kept();
  const isTheirs = now?.uid === session.uid && (renewal !== 'ended' || now.refreshToken === session.refreshToken);
  return isTheirs ? renewal : 'changed';
}
