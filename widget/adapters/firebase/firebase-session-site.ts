import type { AuthProvider, SessionSite, SessionSource } from '../../core/ports.ts';
import { createSiteKeeper } from '../browser/site-keeper.ts';
import type { FirestoreDocuments } from '../firestore/firestore-documents.ts';
import { sendSession } from '../firestore/send-session.ts';

/** The `SessionSite` port: what a session consists of is seen here and nowhere else in the card. */
export function createSessionSite(
  provider: SessionSource & Pick<AuthProvider, 'refresh'>,
  documents: FirestoreDocuments,
): SessionSite {
  const keeper = createSiteKeeper();
  return {
    keep: (user, companyId) => keeper.keep(() => provider.keptSession(user, companyId)),
    forget: keeper.forget,
    async send(user, companyId) {
      // In a frame it may be later than the token lives; with an ended one the record is refused, which is told.
      const { idToken } = await provider.refresh(user).catch(() => user);
      return sendSession(documents, await provider.keptSession(user, companyId), idToken);
    },
  };
}
