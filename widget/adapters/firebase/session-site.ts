import { serverTimestamp } from '../../../account/account-records.ts';
import { type FirestoreDocuments, newDocumentPrecondition } from '../../../account/firestore-documents.ts';
import { encryptSession, type StoredSession } from '../../../account/handoff.ts';
import type { UnwrittenRecords } from '../../../account/unwritten-records.ts';
import type { AuthProvider, SessionExporter, SessionSite } from '../../core/ports.ts';

/**
 * The seconds between the sign-in and the time from which Firestore may delete an unread hand-off. The access rules
 * accept a hand-off only within an hour after the sign-in.
 */
const recordLifetime = 7200;

/**
 * Creates the hand-off `session_handoffs/{id}` with the visitor's rights. Resolves to its secret. Rejects with
 * `store/...`.
 */
export async function createSessionHandoff(
  { write }: Pick<FirestoreDocuments, 'write'>,
  session: StoredSession,
  idToken: string,
): Promise<string> {
  const { secret, id, box } = await encryptSession(session);
  // Counts from `since`, which is a time by the server's clock as in the access rules, because the device's clock may
  // be wrong.
  const expiresAt = new Date((session.since + recordLifetime) * 1000);
  const record = { uid: session.uid, box, createdAt: serverTimestamp, expiresAt };
  await write({ [`session_handoffs/${id}`]: record }, idToken, newDocumentPrecondition);
  return secret;
}

/** Creates the `SessionSite` port. */
export function createSessionSite(
  provider: SessionExporter & Pick<AuthProvider, 'refresh'>,
  documents: FirestoreDocuments,
): SessionSite {
  const keeper = createSiteKeeper();
  return {
    keep: (user, companyId, unwritten) => keeper.keep(() => provider.exportSession(user, companyId), unwritten),
    forget: keeper.forget,
    async send(user, companyId) {
      // Refreshes the token, which may have expired while the card waited in a frame. If there is no new token, the
      // card sends the old one, and reports the error if Firestore refuses it.
      const { idToken } = await provider.refresh(user).catch(() => user);
      return createSessionHandoff(documents, await provider.exportSession(user, companyId), idToken);
    },
  };
}

/** The functions of the site's `/session/keeper.js` that the card calls. */
type KeeperModule = {
  keep?(session: StoredSession, unwritten?: UnwrittenRecords | null): Promise<unknown>;
  forget?(): Promise<void>;
};

/**
 * Creates a client of `keeper.js`, for a card on a page of the site. Calls run one after the other. A call rejects if
 * `keeper.js` is unavailable.
 */
function createSiteKeeper(): {
  keep(session: () => Promise<StoredSession>, unwritten?: UnwrittenRecords | null): Promise<boolean>;
  forget(): Promise<void>;
} {
  let last: Promise<unknown> = Promise.resolve();
  // Cards of every release use the site's current `keeper.js`, which may lack a function that this card calls.
  const call = <Result>(use: (keeper: KeeperModule) => Promise<Result>): Promise<Result> => {
    const load = async (): Promise<Result> =>
      use(await import(/* @vite-ignore */ `${location.origin}/session/keeper.js`));
    const called = last.then(load, load);
    last = called;
    return called;
  };
  return {
    keep: (session, unwritten) => call(async (keeper) => (await keeper.keep?.(await session(), unwritten)) === true),
    forget: () => call(async (keeper) => keeper.forget?.()),
  };
}
