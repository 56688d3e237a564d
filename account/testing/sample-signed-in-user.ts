import type { SignedInUser } from '../account-records.ts';

/** A visitor who has just signed up by password. */
export const sampleSignedInUser: SignedInUser = {
  uid: 'Ab3dEfGh',
  email: 'asha@example.com',
  displayName: 'Asha Rao',
  phone: null,
  providerId: 'password',
  emailVerified: false,
  isNewUser: true,
  idToken: 'token',
};
