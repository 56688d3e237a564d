import { suggestedCompanyId } from './company-id.ts';
import type { ProfileField } from './fields.ts';

/** Stands for "the time at which the server writes this"; the store's adapter puts its own sentinel there. */
export const serverTime = Symbol('server time');

export type ServerTime = typeof serverTime;

/** `provision_requests/{uid}` (specification section 3). */
export type ProvisionRequestRecord = {
  readonly uid: string;
  readonly companyName: string;
  readonly requestedAt: ServerTime;
  readonly suggestedCompanyId: string;
  readonly status: 'pending';
};

/** The fields of the stored profile that hold a value. */
export type StoredProfile = readonly string[];

/** What is stored of the provision request; null for a field that is missing. */
export type StoredRequest = { readonly [Field in 'status' | 'companyName' | 'suggestedCompanyId']: string | null };

/** What the visitor entered beside the provider's own data, as it is stored. */
export type EnteredDetails = {
  /** What is blank is left out. */
  readonly profile: Readonly<Partial<Record<ProfileField, string>>>;
  /** null when blank. */
  readonly companyName: string | null;
};

export function provisionRequestRecord(uid: string, companyName: string): ProvisionRequestRecord {
  return {
    uid,
    companyName,
    requestedAt: serverTime,
    suggestedCompanyId: suggestedCompanyId(companyName, uid),
    status: 'pending',
  };
}
