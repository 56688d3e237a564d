import { suggestCompanyId } from './company-id.ts';
import { cleanText, removeUnreadableCharacters, shortenText } from './field-checks.ts';
import { fields, type ProfileRecordKey } from './fields.ts';

/** A visitor whom the provider has just authenticated. */
export type SignedInUser = {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  /** The phone number in E.164, or null. */
  readonly phone: string | null;
  /** Firebase provider id: `password`, `google.com` or `phone`. */
  readonly providerId: string;
  readonly emailVerified: boolean;
  readonly isNewUser: boolean;
  /** True for a new account if an earlier attempt to sign up may already have written the account's records. */
  readonly mayHaveRecords?: true;
  /** A JSON Web Token, which is stored only in the session cookie. */
  readonly idToken: string;
};

/** A placeholder for the time at which the server writes the record. The store's adapter replaces it. */
export const serverTimestamp = Symbol('server time');

export type ServerTimestamp = typeof serverTimestamp;

/** The document `provision_requests/{uid}` (specification section 3). */
export type ProvisionRequestRecord = {
  readonly uid: string;
  readonly companyName: string;
  readonly requestedAt: ServerTimestamp;
  readonly suggestedCompanyId: string;
  readonly status: 'pending';
};

/** The names of the fields that have a value in the stored profile. */
export type StoredProfile = readonly string[];

/** The stored fields of the provision request; null for a missing field. */
export type StoredRequest = { readonly [Field in 'status' | 'companyName' | 'suggestedCompanyId']: string | null };

/** The texts that the visitor entered, in their stored form. The provider's data is not included. */
export type EnteredDetails = {
  /** The entries for the profile. Blank fields are left out. */
  readonly profile: Readonly<Partial<Record<ProfileRecordKey, string>>>;
  /** The entered company; null if it is blank. */
  readonly companyName: string | null;
};

/** The fields that the specification (section 3) lists. A new record has all of them. */
type SpecifiedProfile = {
  readonly uid: string;
  readonly email?: string | null;
  readonly displayName?: string | null;
  readonly phone?: string | null;
  readonly signupMethod?: string;
  readonly emailVerified: boolean;
  readonly updatedAt: ServerTimestamp;
  readonly createdAt?: ServerTimestamp;
};

/** Fields that the specification does not have. They are stored only if the visitor filled them in. */
type FurtherProfile = Readonly<Partial<Record<Exclude<ProfileRecordKey, keyof SpecifiedProfile>, string>>>;

/** The document `user_profiles/{uid}`. A field that is missing here keeps its stored value. */
export type UserProfileRecord = SpecifiedProfile & FurtherProfile;

/** The fields that `firestore.rules` requires in a new profile. The rules also allow the other fields of fields.ts. */
export const requiredProfileFields = [
  'uid',
  'email',
  'displayName',
  'phone',
  'signupMethod',
  'emailVerified',
  'updatedAt',
  'createdAt',
] as const satisfies readonly (keyof SpecifiedProfile)[];

/**
 * Returns the record to merge into a profile. A new profile receives every field. A stored profile receives the fields
 * that it lacks, and new values of `email`, `emailVerified` and `updatedAt`.
 */
export function createUserProfileRecord(
  user: SignedInUser,
  entered: EnteredDetails['profile'],
  stored: StoredProfile | null,
): UserProfileRecord {
  const { uid, email, emailVerified } = user;
  const fillable = {
    ...entered,
    displayName: nameOf(user) || (entered.displayName ?? null),
    phone: user.phone ?? entered.phone ?? null,
    signupMethod: user.providerId,
    createdAt: serverTimestamp,
  } as const;
  const isNew = stored === null;
  const missing = Object.entries(fillable).filter(
    ([field, value]) => isNew || (value !== null && !stored.includes(field)),
  );
  return {
    uid,
    ...(isNew || email !== null ? { email } : {}),
    ...(Object.fromEntries(missing) as Partial<typeof fillable>),
    // The access rules refuse a profile that is marked as verified but has no e-mail address.
    emailVerified: email !== null && emailVerified,
    updatedAt: serverTimestamp,
  };
}

/** Returns the name from the provider, cleaned like an entered name, because the provider may allow any characters. */
const nameOf = ({ displayName }: SignedInUser): string =>
  shortenText(removeUnreadableCharacters(cleanText(displayName ?? '')), fields.name.limit);

/** Returns the record with only the fields of the specification. */
export function pickSpecificationFields(record: UserProfileRecord): SpecifiedProfile {
  const specified: readonly string[] = requiredProfileFields;
  return Object.fromEntries(Object.entries(record).filter(([key]) => specified.includes(key))) as SpecifiedProfile;
}

export function createProvisionRequestRecord(uid: string, companyName: string): ProvisionRequestRecord {
  return {
    uid,
    companyName,
    requestedAt: serverTimestamp,
    suggestedCompanyId: suggestCompanyId(companyName, uid),
    status: 'pending',
  };
}
