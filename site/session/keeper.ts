import { asKeptSession, type KeptSession } from '../../account/handoff.ts';
import { cookieLifetimeSeconds } from '../../account/session-cookies.ts';
import { mergeUnwritten, type UnwrittenRecords } from '../../account/unwritten-records.ts';
import { rememberedShopKey, setAsideKey } from '../base/typed-in.ts';
import { type Renewal, type RenewedSession, renewSession } from './renewal.ts';
import {
  type KeptUnwritten,
  lastMethodStore,
  reportUnavailable,
  sessionStore,
  unwrittenStore,
} from './session-store.ts';

type Owner = Pick<KeptSession, 'uid' | 'projectId'>;

/** Keeps unwritten records beside the session. null: all is written. undefined: the earlier ones stay. Others' go. */
async function keepUnwritten(session: KeptSession, unwritten: UnwrittenRecords | null | undefined): Promise<boolean> {
  const { uid, projectId } = session;
  try {
    await unwrittenStore.update((stored) => {
      const earlier = ofOwner(stored, session);
      if (unwritten === undefined) return earlier;
      if (unwritten === null) return undefined;
      const joined = earlier ? mergeUnwritten(earlier, unwritten) : unwritten;
      const { since } = earlier || session;
      return { ...joined, uid, projectId, since };
    });
    return Boolean(unwritten);
  } catch (cause) {
    reportUnavailable(cause);
    return false;
  }
}

/** Returns this visitor's unwritten records. Deletes others', and those older than seven days by the server's clock. */
export async function keptUnwritten({
  session,
  secondsLeft,
}: Pick<RenewedSession, 'session' | 'secondsLeft'>): Promise<KeptUnwritten | null> {
  try {
    const stored = await unwrittenStore.read();
    const found = ofOwner(stored, session);
    // The renewed token's time of issue, as in renewal.ts.
    const now = session.since + cookieLifetimeSeconds - secondsLeft;
    if (found && now < found.since + cookieLifetimeSeconds) return found;
    if (stored !== undefined) await unwrittenStore.clear();
  } catch (cause) {
    reportUnavailable(cause);
  }
  return null;
}

/** Returns the stored records if they are this visitor's in this project. */
function ofOwner(stored: unknown, { uid, projectId }: Owner): KeptUnwritten | undefined {
  const found = stored as Partial<KeptUnwritten> | undefined;
  const isTheirs = found?.uid === uid && found.projectId === projectId && Number(found.since) > 0;
  return isTheirs ? (found as KeptUnwritten) : undefined;
}

/**
 * Keeps a visitor's session on this device in place of any other, and the unwritten records beside it. Resolves to
 * whether it keeps those. If `#not-my-device` is ticked, keeps nothing and forgets everything. Rejects if the session
 * could not be stored.
 */
export async function keep(session: KeptSession, unwritten?: UnwrittenRecords | null): Promise<boolean> {
  if (document.querySelector('#not-my-device:checked')) {
    await forgetDevice();
    return false;
  }
  const { uid, projectId } = session;
  const language = session.language ?? document.documentElement.lang;
  await sessionStore.update((stored) => {
    const earlier = asKeptSession(stored);
    // The company that this visitor's earlier session knew: a sign-in may fail to read it.
    const known = earlier?.uid === uid && earlier.projectId === projectId ? earlier.companyId : null;
    return { ...session, companyId: session.companyId ?? known, language };
  });
  return keepUnwritten(session, unwritten);
}

/** Resolves to the kept session, or null. */
export const kept = async (): Promise<KeptSession | null> =>
  asKeptSession(await sessionStore.read().catch(reportUnavailable));

/** Forgets the visitor at sign-out. The last method stays: it identifies nobody. */
export async function forget(): Promise<void> {
  await Promise.all([sessionStore.clear(), unwrittenStore.clear()]).catch(reportUnavailable);
}

/** Leaves no trace of any visitor, nor of the shop that the bill maker remembers. */
export async function forgetDevice(): Promise<void> {
  try {
    for (const key of [rememberedShopKey, setAsideKey(rememberedShopKey)]) localStorage.removeItem(key);
  } catch {
    // Blocked storage has remembered nothing.
  }
  await Promise.all([forget(), lastMethodStore.clear().catch(reportUnavailable)]);
}

/** Renews the kept session. `changed`: meanwhile another tab signed out, signed in or renewed, and that counts. */
export async function renewUnchanged(session: KeptSession): Promise<Renewal | 'changed'> {
  const renewal = await renewSession(session);
  const now = await kept();
  const isTheirs = now?.uid === session.uid && (renewal !== 'ended' || now.refreshToken === session.refreshToken);
  return isTheirs ? renewal : 'changed';
}
