import type { AccountStore, Clock, RecordStore } from '../../../account/account-ports.ts';
import type { ProvisionRequestRecord, UserProfileRecord } from '../../../account/account-records.ts';
import { createAccountStore } from '../../../account/account-store.ts';
import { type ConsentRecord, consentName } from '../../../account/consent.ts';
import { CardError } from '../../../account/errors.ts';
import { createScriptedReplies, type ScriptedReplies } from './scripted-replies.ts';

export type RecordStoreMethod = keyof RecordStore;
/** A stored provision request. The main application changes its status once it has handled the request. */
export type StoredProvisionRequest = Omit<ProvisionRequestRecord, 'status'> & { readonly status: string };

export type FakeAccountStore = AccountStore & {
  readonly script: ScriptedReplies<RecordStoreMethod>;
  readonly calls: readonly RecordStoreMethod[];
  /** The stored profiles by user id. Writes are merged, as in Firestore. */
  readonly profiles: Map<string, UserProfileRecord>;
  readonly provisionRequests: Map<string, StoredProvisionRequest>;
  /** The stored consents by user id and name, such as `uid/2026-11-23`. */
  readonly consents: Map<string, ConsentRecord>;
};

/** A fake `AccountStore` port, which stores the records in memory. */
export function createFakeAccountStore(clock: Clock, record?: (entry: string) => void): FakeAccountStore {
  const { script, run } = createScriptedReplies<RecordStoreMethod>();
  const calls: RecordStoreMethod[] = [];
  const profiles = new Map<string, UserProfileRecord>();
  const provisionRequests = new Map<string, StoredProvisionRequest>();
  const consents = new Map<string, ConsentRecord>();
  const log = (method: RecordStoreMethod): void => {
    calls.push(method);
    record?.(`store.${method}`);
  };
  const store: RecordStore = {
    readProfile(uid) {
      log('readProfile');
      return run('readProfile', () => {
        const known = profiles.get(uid);
        if (known === undefined) return null;
        return Object.entries(known).flatMap(([field, value]) => (value === null ? [] : [field]));
      });
    },
    writeProfile(profile, consent) {
      const { uid } = profile;
      log('writeProfile');
      return run('writeProfile', () => {
        // As the access rules require, each consent is created only once. A consent of the kind `given` is created only
        // together with the profile.
        const isTaken = consent && consents.has(`${uid}/${consentName(consent)}`);
        if (isTaken || (consent?.kind === 'given' && profiles.has(uid))) throw new CardError('store/permission-denied');
        if (consent) consents.set(`${uid}/${consentName(consent)}`, consent);
        profiles.set(uid, { ...profiles.get(uid), ...profile });
      });
    },
    readProvisionRequest(uid, consent) {
      log('readProvisionRequest');
      return run('readProvisionRequest', () => ({
        request: provisionRequests.get(uid) ?? null,
        hasConsent: consent === null || consents.has(`${uid}/${consent}`),
      }));
    },
    writeProvisionRequest(request) {
      log('writeProvisionRequest');
      return run('writeProvisionRequest', () => {
        if (provisionRequests.has(request.uid)) throw new CardError('store/already-exists');
        provisionRequests.set(request.uid, request);
      });
    },
  };
  return { script, calls, profiles, provisionRequests, consents, ...createAccountStore(store, clock) };
}
