import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment, type TokenOptions } from '@firebase/rules-unit-testing';
import { type DocumentData, doc, getDoc, serverTimestamp, setDoc, setLogLevel } from 'firebase/firestore';
import { inject } from 'vitest';
import { provisionRequestRecord, serverTime } from '../../../widget/core/account-records.ts';
import type { SignedInUser } from '../../../widget/core/signed-in-user.ts';
import { userProfileRecord } from '../../../widget/core/user-profile-record.ts';

export const uid = 'Ab3dEfGhIjKlMnOpQrStUvWxYz01';
export const email = 'asha@example.com';
/** What a token says of the way in that was taken. */
export const signedInBy = (sign_in_provider: string) =>
  ({ firebase: { sign_in_provider, identities: {} } }) as TokenOptions;
export const emailToken: TokenOptions = { email, email_verified: false, ...signedInBy('password') };

/** Rules, those of firestore.rules unless others are given, on a project of this suite's own, in the official emulator. */
export function openRulesGround(
  projectId: string,
  rules = readFileSync('firestore.rules', 'utf8'),
): Promise<RulesTestEnvironment> {
  const origin = inject('firestore').official;
  if (!origin) throw new Error('The rules can be proved on the official Firestore emulator only.');
  setLogLevel('silent'); // every refusal would be logged, and most of these tests are refusals
  const { hostname, port } = new URL(origin);
  return initializeTestEnvironment({ projectId, firestore: { host: hostname, port: Number(port), rules } });
}

const user: SignedInUser = {
  uid,
  email,
  displayName: null,
  phone: null,
  providerId: 'password',
  emailVerified: false,
  isNewUser: true,
  idToken: '',
};

/** What the card writes to user_profiles/{uid} for a new account, with changes; undefined removes a field. */
export function newProfile(changes: DocumentData = {}): DocumentData {
  const entered = { displayName: 'Asha Patil', phone: '+919876543210' };
  return withChanges(written(userProfileRecord(user, entered, null)), changes);
}

/** What the card writes to user_profiles/{uid} at a later sign-in, with changes. */
export function laterProfile(changes: DocumentData = {}): DocumentData {
  const stored = ['createdAt', 'signupMethod'];
  return withChanges(written(userProfileRecord({ ...user, isNewUser: false }, {}, stored)), changes);
}

/** What the card writes to provision_requests/{uid}, with changes. */
export function newRequest(changes: DocumentData = {}): DocumentData {
  return withChanges(written(provisionRequestRecord(uid, 'A & B Traders (Pune)')), changes);
}

/** Stores a document past the rules; timestamps in it are those of the call. */
export async function store(ground: RulesTestEnvironment, path: string, fields: DocumentData): Promise<void> {
  await ground.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), path), fields);
  });
}

/** Reads a document past the rules. */
export async function stored(ground: RulesTestEnvironment, path: string): Promise<DocumentData | undefined> {
  let data: DocumentData | undefined;
  await ground.withSecurityRulesDisabled(async (context) => {
    data = (await getDoc(doc(context.firestore(), path))).data();
  });
  return data;
}

/** A record of the card as the SDK of these tests takes it. */
function written(record: object): DocumentData {
  const values = Object.entries(record).map(([key, value]) => [key, value === serverTime ? serverTimestamp() : value]);
  return Object.fromEntries(values);
}

function withChanges(fields: DocumentData, changes: DocumentData): DocumentData {
  return Object.fromEntries(Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== undefined));
}
