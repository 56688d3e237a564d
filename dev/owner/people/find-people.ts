import type { UserRecord } from 'firebase-admin/auth';
import { FieldPath } from 'firebase-admin/firestore';
import { parsePhoneNumber } from '../../../account/phone-number.ts';
import { normalizeTypedText } from '../../../account/plain-text.ts';
import { type AdminAccess, isFirestoreDocumentName } from '../admin/run-with-admin-access.ts';
import { iterateAccounts, iterateDocuments } from './iterate-documents.ts';
import { ignoreMissingAccount, listPlacesWithData, readPerson } from './read-person.ts';

/**
 * Finds user ids by an exact address, phone number or id. If nothing matches exactly, reads all records and finds the
 * user ids whose data contains the text; `isWhole` is then true.
 */
export async function findPeople(
  admin: AdminAccess,
  text: string,
): Promise<{ readonly uids: readonly string[]; readonly isWhole: boolean }> {
  const exact = await findExactly(admin, text);
  if (exact.size > 0) return { uids: [...exact], isWhole: false };
  return { uids: [...(await findUserIdsByText(admin, text))], isWhole: true };
}

/**
 * An e-mail address as typed, or a phone number in E.164. `kind` is the field of `Contacts` that lists such contacts.
 */
export type ParsedContact = { readonly kind: 'emails' | 'phones'; readonly value: string };

/**
 * Parses an e-mail address or a phone number; returns null for other text. An address has at most 254 characters
 * (https://www.rfc-editor.org/errata/eid1690).
 */
export function parseContact(text: string): ParsedContact | null {
  const typed = normalizeTypedText(text).trim();
  if (typed.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)) return { kind: 'emails', value: typed };
  const phone = parsePhoneNumber(text);
  return phone.kind === 'phone' ? { kind: 'phones', value: phone.e164 } : null;
}

/**
 * Returns true for a text that can be a user id: at most 128 characters
 * (https://firebase.google.com/docs/auth/admin/manage-users#create_a_user).
 */
export const isUserId = (text: string): boolean => text.length <= 128 && isFirestoreDocumentName(text);

/** Resolves to the account that has a contact, proved or not; null if there is none. */
export const findAccountByContact = (
  { auth }: AdminAccess,
  { kind, value }: ParsedContact,
): Promise<UserRecord | null> =>
  ignoreMissingAccount(kind === 'emails' ? auth.getUserByEmail(value.toLowerCase()) : auth.getUserByPhoneNumber(value));

/** Finds the user ids whose account or record has the contact, proved or not. */
export async function findUserIdsByContact(admin: AdminAccess, contact: ParsedContact): Promise<Set<string>> {
  const { kind, value } = contact;
  const found = new Set<string>();
  const profilesWith = async (field: string, value: string): Promise<void> => {
    const { docs } = await admin.store.collection('user_profiles').where(field, '==', value).get();
    for (const { id } of docs) found.add(id);
  };
  const account = await findAccountByContact(admin, contact);
  if (account) found.add(account.uid);
  if (kind === 'phones') await profilesWith('phone', value);
  else for (const email of new Set([value, value.toLowerCase()])) await profilesWith('email', email);
  return found;
}

async function findExactly(admin: AdminAccess, text: string): Promise<Set<string>> {
  const typed = normalizeTypedText(text).trim();
  const contact = parseContact(text);
  const found = contact === null ? new Set<string>() : await findUserIdsByContact(admin, contact);
  if (isUserId(typed) && listPlacesWithData(await readPerson(admin, typed)).length > 0) found.add(typed);
  return found;
}

/** Finds the user ids whose record or account contains the text, by reading all records and accounts. */
export async function findUserIdsByText({ store, auth }: AdminAccess, text: string): Promise<Set<string>> {
  const found = new Set<string>();
  const has = matcher(text);
  for (const [collection, fields] of [
    ['user_profiles', ['displayName', 'email', 'phone']],
    ['provision_requests', ['companyName', 'suggestedCompanyId']],
  ] as const) {
    for await (const document of iterateDocuments(store.collection(collection).orderBy(FieldPath.documentId()))) {
      if (fields.some((field) => has(document.get(field)))) found.add(document.id);
    }
  }
  for await (const { uid, displayName, email, phoneNumber, providerData } of iterateAccounts(auth)) {
    const linked = providerData.map((provider) => provider.email);
    if ([displayName, email, phoneNumber, ...linked].some(has)) found.add(uid);
  }
  return found;
}

/**
 * Returns a function that returns true if a value contains the text. It ignores case, width, spaces and invisible
 * characters.
 */
function matcher(text: string): (value: unknown) => boolean {
  const wanted = comparable(text);
  const compact = normalizeTypedText(text).replace(/[\s().+-]/g, '');
  const digits = /^\d{4,}$/.test(compact) ? compact : null;
  return (value) =>
    typeof value === 'string' &&
    (comparable(value).includes(wanted) || (digits !== null && /^\+\d+$/.test(value) && value.includes(digits)));
}

const comparable = (text: string): string =>
  normalizeTypedText(text.normalize('NFKC'))
    .replace(/[\u200c\u200d]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
