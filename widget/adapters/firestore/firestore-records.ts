import { consentName } from '../../core/consent.ts';
import type { RecordStore } from '../../core/ports.ts';
import { type FirestoreDocuments, onlyNew } from './firestore-documents.ts';

/** The `RecordStore` port over Firestore. */
export function createFirestoreRecords({ read, write }: FirestoreDocuments): RecordStore {
  const consentPath = (uid: string, name: string): string => `user_profiles/${uid}/consents/${name}`;
  return {
    async readProfile(uid, idToken) {
      const [fields] = await read([`user_profiles/${uid}`], idToken);
      return fields ? Object.keys(fields).filter((field) => fields[field]?.nullValue === undefined) : null;
    },
    writeProfile: (record, consent, idToken) => {
      const { uid } = record;
      const beside = consent && { [consentPath(uid, consentName(consent))]: consent };
      return write({ [`user_profiles/${uid}`]: record, ...beside }, idToken);
    },
    async readProvisionRequest(uid, consent, idToken) {
      const paths = [`provision_requests/${uid}`, ...(consent === null ? [] : [consentPath(uid, consent)])];
      const [fields, recorded] = await read(paths, idToken);
      const text = (field: string): string | null => fields?.[field]?.stringValue ?? null;
      return {
        request: fields
          ? {
              status: text('status'),
              companyName: text('companyName'),
              suggestedCompanyId: text('suggestedCompanyId'),
            }
          : null,
        hasConsent: recorded !== null,
      };
    },
    // Whoever listens to this record hears of it once, however often the card has to try.
    writeProvisionRequest: (record, idToken) =>
      write({ [`provision_requests/${record.uid}`]: record }, idToken, onlyNew),
  };
}
