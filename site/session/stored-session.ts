import { parseStoredSession, type StoredSession } from '../../account/handoff.ts';
import { cookieLifetimeSeconds } from '../../account/session-cookies.ts';
import { mergeUnwrittenRecords, type UnwrittenRecords } from '../../account/unwritten-records.ts';
import { getBackupKey, rememberedShopKey } from '../base/entered-fields.ts';
import { type RenewalResult, type RenewedSession, renewSession } from './renewal.ts';
import {
  lastSignInMethodStore,
  reportStorageFailure,
  sessionStore,
  type UnwrittenRecordsWithOwner,
  unwrittenRecordsStore,
} from './session-store.ts';

type SessionOwner = Pick<StoredSession, 'uid' | 'projectId'>;

/**
 * Stores the records that a session's sign-in could not write, and deletes another user's records. If `unwritten` is
 * null, everything was written. If `unwritten` is undefined, this user's stored records do not change.
 */
async function storeUnwrittenRecords(
  session: StoredSession,
  unwritten: UnwrittenRecords | null | undefined,
): Promise<boolean> {
  const { uid, projectId } = session;
  try {
    await unwrittenRecordsStore.update((stored) => {
      const earlier = recordsOfOwner(stored, session);
      if (unwritten === undefined) return earlier;
      if (unwritten === null) return undefined;
      const merged = earlier ? mergeUnwrittenRecords(earlier, unwritten) : unwritten;
      const { since } = earlier || session;
      return { ...merged, uid, projectId, since };
    });
    return Boolean(unwritten);
  } catch (cause) {
    reportStorageFailure(cause);
    return false;
  }
}

/**
 * Returns this user's records that a sign-in could not write. Deletes another user's records, and records that are
 * older than seven days by the server's clock.
 */
export async function readUnwrittenRecords({
  session,
  secondsLeft,
}: Pick<RenewedSession, 'session' | 'secondsLeft'>): Promise<UnwrittenRecordsWithOwner | null> {
  try {
    const stored = await unwrittenRecordsStore.read();
    const found = recordsOfOwner(stored, session);
    // Computes the time at which the server issued the renewed token. `secondsLeft` is counted from this time.
    const now = session.since + cookieLifetimeSeconds - secondsLeft;
    if (found && now < found.since + cookieLifetimeSeconds) return found;
    if (stored !== undefined) await unwrittenRecordsStore.clear();
  } catch (cause) {
    reportStorageFailure(cause);
  }
  return null;
}

function recordsOfOwner(stored: unknown, { uid, projectId }: SessionOwner): UnwrittenRecordsWithOwner | undefined {
  const found = stored as Partial<UnwrittenRecordsWithOwner> | undefined;
  const isTheirs = found?.uid === uid && found.projectId === projectId && Number(found.since) > 0;
  return isTheirs ? (found as UnwrittenRecordsWithOwner) : undefined;
}

/**
 * Replaces the session on this device, and stores the records that the sign-in could not write. Resolves to true if it
 * has stored such records. If `#not-my-device` is ticked, stores nothing and deletes everything. Rejects if the session
 * cannot be stored.
 */
export async function storeSession(session: StoredSession, unwritten?: UnwrittenRecords | null): Promise<boolean> {
  if (document.querySelector('#not-my-device:checked')) {
    await clearDeviceData();
    return false;
  }
  const { uid, projectId } = session;
  const language = session.language ?? document.documentElement.lang;
  await sessionStore.update((stored) => {
    const earlier = parseStoredSession(stored);
    // If a sign-in could not read the company, uses the company in this user's earlier session.
    const known = earlier?.uid === uid && earlier.projectId === projectId ? earlier.companyId : null;
    return { ...session, companyId: session.companyId ?? known, language };
  });
  return storeUnwrittenRecords(session, unwritten);
}

/** Resolves to the stored session, or null. */
export const readStoredSession = async (): Promise<StoredSession | null> =>
  parseStoredSession(await sessionStore.read().catch(reportStorageFailure));

/**
 * Deletes the visitor's session and records at sign-out. The last sign-in method stays, because it identifies nobody.
 */
export async function forgetVisitor(): Promise<void> {
  await Promise.all([sessionStore.clear(), unwrittenRecordsStore.clear()]).catch(reportStorageFailure);
}

/** Deletes every trace of the visitor on this device, including the shop that the bill maker has stored. */
export async function clearDeviceData(): Promise<void> {
  try {
    for (const key of [rememberedShopKey, getBackupKey(rememberedShopKey)]) localStorage.removeItem(key);
  } catch {
    // If the storage is blocked, there is nothing to delete.
  }
  await Promise.all([forgetVisitor(), lastSignInMethodStore.clear().catch(reportStorageFailure)]);
}

/**
 * Renews the stored session. Resolves to `changed` if another tab has signed out, signed in or renewed the session
 * during this renewal.
 */
export async function renewSessionIfUnchanged(session: StoredSession): Promise<RenewalResult | 'changed'> {
  const renewal = await renewSession(session);
  const now = await readStoredSession();
  const isTheirs = now?.uid === session.uid && (renewal !== 'ended' || now.refreshToken === session.refreshToken);
  return isTheirs ? renewal : 'changed';
}
