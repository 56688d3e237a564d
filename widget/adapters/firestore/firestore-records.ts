import type { RecordStore } from '../../core/ports.ts';
import { type FirestoreDocuments, onlyNew } from './firestore-documents.ts';

/** The `RecordStore` port over Firestore. */
export function createFirestoreRecords({ read, write }: FirestoreDocuments): RecordStore {
  return {
    async readProfile(uid, idToken) {
      const fields = await read(`user_profiles/${uid}`, idToken);
      return fields && Object.keys(fields).filter((field) => fields[field]?.nullValue === undefined);
    },
    writeProfile: (record, idToken) => write(`user_profiles/${record.uid}`, record, idToken),
    async readProvisionRequest(uid, idToken) {
      const fields = await read(`provision_requests/${uid}`, idToken);
      const text = (field: string): string | null => fields?.[field]?.stringValue ?? null;
      return (
        fields && {
          status: text('status'),
          companyName: text('companyName'),
          suggestedCompanyId: text('suggestedCompanyId'),
        }
      );
    },
    // Whoever listens to this record hears of it once, however often the card has to try.
    writeProvisionRequest: (record, idToken) => write(`provision_requests/${record.uid}`, record, idToken, onlyNew),
  };
}
