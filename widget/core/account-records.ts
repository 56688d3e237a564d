import { suggestedCompanyId } from './company-id.ts';
import type { SignedInUser } from './signed-in-user.ts';

/** Stands for "the time at which the server writes this"; the store's adapter puts its own sentinel there. */
export const serverTime = Symbol('server time');

type ServerTime = typeof serverTime;

/** `user_profiles/{uid}` (specification section 3). A field left out keeps its stored value: records are written with merge. */
export type UserProfileRecord = {
  readonly uid: string;
  readonly email?: string | null;
  readonly displayName?: string | null;
  readonly phone?: string | null;
  readonly signupMethod?: string;
  readonly emailVerified: boolean;
  readonly updatedAt: ServerTime;
  readonly createdAt?: ServerTime;
};

/** `provision_requests/{uid}` (specification section 3). */
export type ProvisionRequestRecord = {
  readonly uid: string;
  readonly companyName: string;
  readonly requestedAt: ServerTime;
  readonly suggestedCompanyId: string;
  readonly status: 'pending';
};

/** What is already stored of the profile; a new account has neither. */
export type StoredProfile = { readonly hasCreatedAt: boolean; readonly hasSignupMethod: boolean };

/** What the visitor entered beside the provider's own data: trimmed, null when blank. */
export type EnteredDetails = { readonly name: string | null; readonly phone: string | null };

/** A new record has every field, null where nothing is known; a later sign-in never writes null over a value. */
export function userProfileRecord(
  user: SignedInUser,
  entered: EnteredDetails,
  stored: StoredProfile | null,
): UserProfileRecord {
  const email = user.email;
  const displayName = user.displayName ?? entered.name;
  const phone = user.phone ?? entered.phone;
  const isNew = stored === null;
  return {
    uid: user.uid,
    ...(isNew || email !== null ? { email } : {}),
    ...(isNew || displayName !== null ? { displayName } : {}),
    ...(isNew || phone !== null ? { phone } : {}),
    ...(stored?.hasSignupMethod ? {} : { signupMethod: user.providerId }),
    emailVerified: user.emailVerified,
    updatedAt: serverTime,
    ...(stored?.hasCreatedAt ? {} : { createdAt: serverTime }),
  };
}

export function provisionRequestRecord(uid: string, companyName: string): ProvisionRequestRecord {
  return {
    uid,
    companyName,
    requestedAt: serverTime,
    suggestedCompanyId: suggestedCompanyId(companyName, uid),
    status: 'pending',
  };
}
