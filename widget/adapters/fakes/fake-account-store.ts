import type { ProvisionRequestRecord, UserProfileRecord } from '../../core/account-records.ts';
import { createAccountStore } from '../../core/account-store.ts';
import { CardError } from '../../core/errors.ts';
import type { AccountStore, Clock, RecordStore } from '../../core/ports.ts';
import { createScriptedReplies, type ScriptedReplies } from './scripted-replies.ts';

export type StoreMethod = keyof RecordStore;
/** A stored provision request; the main application sets another status when it has dealt with it. */
export type StoredProvisionRequest = Omit<ProvisionRequestRecord, 'status'> & { readonly status: string };

export type FakeAccountStore = AccountStore & {
  readonly script: ScriptedReplies<StoreMethod>;
  readonly calls: readonly StoreMethod[];
  /** What is stored, by user id, merged as Firestore does. */
  readonly profiles: Map<string, UserProfileRecord>;
  readonly provisionRequests: Map<string, StoredProvisionRequest>;
};

/** The `AccountStore` port in memory. */
export function createFakeAccountStore(clock: Clock, record?: (entry: string) => void): FakeAccountStore {
  const { script, run } = createScriptedReplies<StoreMethod>();
  const calls: StoreMethod[] = [];
  const profiles = new Map<string, UserProfileRecord>();
  const provisionRequests = new Map<string, StoredProvisionRequest>();
  const log = (method: StoreMethod): void => {
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
    writeProfile(profile) {
      log('writeProfile');
      return run('writeProfile', () => void profiles.set(profile.uid, { ...profiles.get(profile.uid), ...profile }));
    },
    readProvisionRequest(uid) {
      log('readProvisionRequest');
      return run('readProvisionRequest', () => provisionRequests.get(uid) ?? null);
    },
    writeProvisionRequest(request) {
      log('writeProvisionRequest');
      return run('writeProvisionRequest', () => {
        if (provisionRequests.has(request.uid)) throw new CardError('store/already-exists');
        provisionRequests.set(request.uid, request);
      });
    },
  };
  return { script, calls, profiles, provisionRequests, ...createAccountStore(store, clock) };
}
