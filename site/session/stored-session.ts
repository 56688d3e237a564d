import { parseStoredSession, type StoredSession } from '../../account/handoff.ts';
import { cookieLifetimeSeconds } from '../../account/session-cookies.ts';
import { mergeUnwritten, type UnwrittenRecords } from '../../account/unwritten-records.ts';
import { rememberedShopKey, setAsideKey } from '../base/typed-in.ts';
import { type Renewal, type RenewedSession, renewSession } from './renewal.ts';
import {
  lastMethodStore,
  reportStorageFailure,
  type StoredUnwritten,
  sessionStore,
  unwrittenStore,
} from './session-store.ts';

type Owner = Pick<StoredSession, 'uid' | 'projectId'>;

/** Keeps unwritten records beside the session. null: all is written. undefined: the earlier ones stay. Others' go. */
async function storeUnwritten(
  session: StoredSession,
  unwritten: UnwrittenRecords | null | undefined,
): Promise<boolean> {
  const { uid, projectId } = session;
  try {
    await unwrittenStore.update((stored) => {
      const earlier = recordsOfOwner(stored, session);
      if (unwritten === undefined) return earlier;
      if (unwritten === null) return undefined;
      const joined = earlier ? mergeUnwritten(earlier, unwritten) : unwritten;
      const { since } = earlier || session;
      return { ...joined, uid, projectId, since };
    });
    return Boolean(unwritten);
  } catch (cause) {
    reportStorageFailure(cause);
    return false;
  }
}

/** Returns this visitor's unwritten records. Deletes others', and those older than seven days by the server's clock. */
export async function readUnwritten({
  session,
  secondsLeft,
}: Pick<RenewedSession, 'session' | 'secondsLeft'>): Promise<StoredUnwritten | null> {
  try {
    const stored = await unwrittenStore.read();
    const found = recordsOfOwner(stored, session);
    // The renewed token's time of issue, as in renewal.ts.
    const now = session.since + cookieLifetimeSeconds - secondsLeft;
    if (found && now < found.since + cookieLifetimeSeconds) return found;
    if (stored !== undefined) await unwrittenStore.clear();
  } catch (cause) {
    reportStorageFailure(cause);
  }
  return null;
}

/** Returns the stored records if they are this visitor's in this project. */
function recordsOfOwner(stored: unknown, { uid, projectId }: Owner): StoredUnwritten | undefined {
  const found = stored as Partial<StoredUnwritten> | undefined;
  const isTheirs = found?.uid === uid && found.projectId === projectId && Number(found.since) > 0;
  return isTheirs ? (found as StoredUnwritten) : undefined;
}

/**
 * Keeps a visitor's session on this device in place of any other, and the unwritten records beside it. Resolves to
 * whether it keeps those. If `#not-my-device` is ticked, keeps nothing and forgets everything. Rejects if the session
 * could not be stored.
 */
export async function storeSession(session: StoredSession, unwritten?: UnwrittenRecords | null): Promise<boolean> {
  if (document.querySelector('#not-my-device:checked')) {
    await clearDevice();
    return false;
  }
  const { uid, projectId } = session;
  const language = session.language ?? document.documentElement.lang;
  await sessionStore.update((stored) => {
    const earlier = parseStoredSession(stored);
    // The company that this visitor's earlier session knew: a sign-in may fail to read it.
    const known = earlier?.uid === uid && earlier.projectId === projectId ? earlier.companyId : null;
    return { ...session, companyId: session.companyId ?? known, language };
  });
  return storeUnwritten(session, unwritten);
}

/** Resolves to the kept session, or null. */
export const readStoredSession = async (): Promise<StoredSession | null> =>
  parseStoredSession(await sessionStore.read().catch(reportStorageFailure));

/** Forgets the visitor at sign-out. The last method stays: it identifies nobody. */
export async function forgetVisitor(): Promise<void> {
  await Promise.all([sessionStore.clear(), unwrittenStore.clear()]).catch(reportStorageFailure);
}

/** Leaves no trace of any visitor, nor of the shop that the bill maker remembers. */
export async function clearDevice(): Promise<void> {
  try {
    for (const key of [rememberedShopKey, setAsideKey(rememberedShopKey)]) localStorage.removeItem(key);
  } catch {
    // Blocked storage has remembered nothing.
  }
  await Promise.all([forgetVisitor(), lastMethodStore.clear().catch(reportStorageFailure)]);
}

/** Renews the kept session. `changed`: meanwhile another tab signed out, signed in or renewed, and that counts. */
export async function renewIfUnchanged(session: StoredSession): Promise<Renewal | 'changed'> {
  const renewal = await renewSession(session);
  const now = await readStoredSession();
  const isTheirs = now?.uid === session.uid && (renewal !== 'ended' || now.refreshToken === session.refreshToken);
  return isTheirs ? renewal : 'changed';
}
