import { FieldPath } from 'firebase-admin/firestore';
import { parsePhoneNumber } from '../../../widget/core/phone-number.ts';
import { plainText } from '../../../widget/core/plain-text.ts';
import { isDocumentName } from '../admin/is-document-name.ts';
import type { Admin } from '../admin/with-admin.ts';
import { allAccounts, pagesOf } from './pages-of.ts';
import { knownAccount, placesOf, readPerson } from './read-person.ts';

/**
 * The user ids that a text means: exactly an e-mail address, a phone number as anybody types it, or a user id; else a part of a name, company,
 * address or number. `isWhole`: every record had to be read for it, which Firestore bills.
 */
export async function findPeople(
  admin: Admin,
  text: string,
): Promise<{ readonly uids: readonly string[]; readonly isWhole: boolean }> {
  const exact = await findExactly(admin, text);
  if (exact.size > 0) return { uids: [...exact], isWhole: false };
  return { uids: [...(await findPart(admin, text))], isWhole: true };
}

async function findExactly(admin: Admin, text: string): Promise<Set<string>> {
  const { store, auth } = admin;
  const typed = plainText(text).trim();
  const found = new Set<string>();
  const profilesWith = async (field: string, value: string): Promise<void> => {
    const { docs } = await store.collection('user_profiles').where(field, '==', value).get();
    for (const { id } of docs) found.add(id);
  };
  if (isDocumentName(typed) && typed.length <= 128 && placesOf(await readPerson(admin, typed)).length > 0) {
    found.add(typed);
  }
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)) {
    const account = await knownAccount(auth.getUserByEmail(typed.toLowerCase()));
    if (account) found.add(account.uid);
    for (const email of new Set([typed, typed.toLowerCase()])) await profilesWith('email', email);
  }
  const phone = parsePhoneNumber(text);
  if (phone.kind === 'phone') {
    const account = await knownAccount(auth.getUserByPhoneNumber(phone.e164));
    if (account) found.add(account.uid);
    await profilesWith('phone', phone.e164);
  }
  return found;
}

async function findPart({ store, auth }: Admin, text: string): Promise<Set<string>> {
  const found = new Set<string>();
  const has = matcher(text);
  for (const [collection, fields] of [
    ['user_profiles', ['displayName', 'email', 'phone']],
    ['provision_requests', ['companyName', 'suggestedCompanyId']],
  ] as const) {
    for await (const document of pagesOf(store.collection(collection).orderBy(FieldPath.documentId()))) {
      if (fields.some((field) => has(document.get(field)))) found.add(document.id);
    }
  }
  for await (const { uid, displayName, email, phoneNumber } of allAccounts(auth)) {
    if ([displayName, email, phoneNumber].some(has)) found.add(uid);
  }
  return found;
}

/** Whether a stored value holds the text, however either is written: case, width, marks nobody sees, digits of Indian scripts, a number's gaps. */
function matcher(text: string): (value: unknown) => boolean {
  const wanted = comparable(text);
  const compact = plainText(text).replace(/[\s().+-]/g, '');
  const digits = /^\d{4,}$/.test(compact) ? compact : null;
  return (value) =>
    typeof value === 'string' &&
    (comparable(value).includes(wanted) || (digits !== null && /^\+\d+$/.test(value) && value.includes(digits)));
}

const comparable = (text: string): string =>
  plainText(text.normalize('NFKC'))
    .replace(/[\u200c\u200d]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
