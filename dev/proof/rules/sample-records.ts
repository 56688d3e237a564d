import {
  createProvisionRequestRecord,
  createUserProfileRecord,
  type SignedInUser,
  serverTimestamp,
} from '../../../account/account-records.ts';
import { createConsentRecord } from '../../../account/consent.ts';
import { shownEditions } from '../../../site/content/facts/editions.ts';
import type { SentFields, Visitor } from './rules-request.ts';

export const ashaUid = 'Ab3dEfGhIjKlMnOpQrStUvWxYz01';
export const ashaEmail = 'asha@example.com';
/** Returns the claims of a sign-in method. */
export const signInClaims = (sign_in_provider: string) => ({ firebase: { sign_in_provider, identities: {} } });
/** The user whom the records are about, with the claims of her token. */
export const visitorAsha: Visitor = {
  uid: ashaUid,
  claims: { email: ashaEmail, email_verified: false, ...signInClaims('password') },
};

/**
 * The user whom the records are about, after /session has renewed her session. She may then write records that the card
 * could not write.
 */
export const renewedVisitorAsha: Visitor = { ...visitorAsha, signedInAgo: 6 * 86_400, issuedAgo: 1 };

/** The user asha with a new account, as the provider reports her to the card. */
export const newUser: SignedInUser = {
  uid: ashaUid,
  email: ashaEmail,
  displayName: null,
  phone: null,
  providerId: 'password',
  emailVerified: false,
  isNewUser: true,
  idToken: '',
};

/**
 * Returns the new profile that the card writes to user_profiles/{uid}, except for `changes`. Undefined leaves a field
 * out.
 */
export function newProfile(changes: SentFields = {}): SentFields {
  return {
    ...createUserProfileRecord(newUser, { displayName: 'Asha Patil', phone: '+919876543210' }, null),
    ...changes,
  };
}

/** Returns the profile that the card writes to user_profiles/{uid} at a later sign-in, except for `changes`. */
export function profileAtLaterSignIn(changes: SentFields = {}): SentFields {
  const stored = ['createdAt', 'signupMethod'];
  return { ...createUserProfileRecord({ ...newUser, isNewUser: false }, {}, stored), ...changes };
}

/**
 * Returns the consent that the card writes to user_profiles/{uid}/consents/{edition} with a new profile, except for
 * `changes`.
 */
export function newConsent(changes: SentFields = {}): SentFields {
  const [editions] = shownEditions;
  return { ...createConsentRecord({ editions, language: 'en', button: 'sign-up', kind: 'given' }, true), ...changes };
}

/** Returns the request that the card writes to provision_requests/{uid}, except for `changes`. */
export function newProvisionRequest(changes: SentFields = {}): SentFields {
  return { ...createProvisionRequestRecord(ashaUid, 'A & B Traders (Pune)'), ...changes };
}

/** Returns the request that /account writes to account_requests/{uid}, except for `changes`. */
export function newClosingRequest(changes: SentFields = {}): SentFields {
  return { uid: ashaUid, kind: 'close', language: 'hi', requestedAt: serverTimestamp, status: 'open', ...changes };
}
