import { suggestedCompanyId } from './company-id.ts';
import { cleanText, fitText, shortened } from './field-checks.ts';
import { fields, type ProfileField } from './fields.ts';

/** A visitor whom the provider has just authenticated. */
export type SignedInUser = {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  /** E.164 or null. */
  readonly phone: string | null;
  /** Firebase provider id: `password`, `google.com` or `phone`. */
  readonly providerId: string;
  readonly emailVerified: boolean;
  readonly isNewUser: boolean;
  /** The account is new, and an earlier try may have written its records already. */
  readonly mayHaveRecords?: true;
  /** JSON Web Token; goes into the session cookie and nowhere else. */
  readonly idToken: string;
};

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

/** The fields of the specification (section 3); all of them stand in a new record. */
type SpecifiedProfile = {
  readonly uid: string;
  readonly email?: string | null;
  readonly displayName?: string | null;
  readonly phone?: string | null;
  readonly signupMethod?: string;
  readonly emailVerified: boolean;
  readonly updatedAt: ServerTime;
  readonly createdAt?: ServerTime;
};

/** Fields that a record may have beyond those of the specification: only when the visitor filled them in. */
type FurtherProfile = Readonly<Partial<Record<Exclude<ProfileField, keyof SpecifiedProfile>, string>>>;

/** `user_profiles/{uid}`. A field left out keeps its stored value: records are written with merge. */
export type UserProfileRecord = SpecifiedProfile & FurtherProfile;

/** What `firestore.rules` demands of a new profile; the further fields of the table it allows. */
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

/** A new record has every field. A later sign-in fills in what is missing, and replaces nothing. */
export function userProfileRecord(
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
    createdAt: serverTime,
  } as const;
  const isNew = stored === null;
  const missing = Object.entries(fillable).filter(
    ([field, value]) => isNew || (value !== null && !stored.includes(field)),
  );
  return {
    uid,
    ...(isNew || email !== null ? { email } : {}),
    ...(Object.fromEntries(missing) as Partial<typeof fillable>),
    // Of the address beside it, or of none: the access rules refuse the whole record otherwise.
    emailVerified: email !== null && emailVerified,
    updatedAt: serverTime,
  };
}

/** The provider's name, which may be anything, as it might have been typed. */
const nameOf = ({ displayName }: SignedInUser): string =>
  shortened(fitText(cleanText(displayName ?? '')), fields.name.limit);

/** The record without its further fields. */
export function specifiedProfile(record: UserProfileRecord): SpecifiedProfile {
  const specified: readonly string[] = requiredProfileFields;
  return Object.fromEntries(Object.entries(record).filter(([key]) => specified.includes(key))) as SpecifiedProfile;
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
