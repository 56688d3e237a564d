import type { Language } from '../../account/languages.ts';
import { editionPath, type LegalPath, legalPathsIn } from '../content/facts/editions.ts';
import type { Account, StoredRecord } from './account-state.ts';
import { profileFields, storedWords, wordsIn } from './profile-words.ts';

// Writes an account into /account's document.

export const main = document.querySelector('main') as HTMLElement;
const language = document.documentElement.lang as Language;
const words = wordsIn(main.dataset.values);

/** Returns the document's elements of a selector. */
export const all = <Found extends HTMLElement>(selector: string) => main.querySelectorAll<Found>(selector);

/** Returns the field of the form. */
export const input = (name: string) => all<HTMLInputElement>(`[name=${name}]`)[0] as HTMLInputElement;

/** Draws an account; null empties the page. `keepsText`: whether a field's text stays as it is. */
export function drawAccount(account: Account | null, keepsText: (field: HTMLInputElement) => boolean): void {
  for (const place of all('[data-place]'))
    drawPlace(place, account?.records[place.dataset.place as keyof Account['records']] ?? []);
  drawForm(account?.records.user_profiles[0], keepsText);
  drawSignIn(account?.records.authentication[0]);
  drawClosing(account?.records.account_requests[0]);
}

/** Fills a place's list of rows once for each record. The first list stays in the document, empty if need be. */
function drawPlace(place: HTMLElement, records: readonly StoredRecord[]): void {
  place.hidden = records.length === 0;
  const [list, ...more] = place.querySelectorAll('dl');
  for (const each of more) each.remove();
  if (!list) return;
  const [first = {}, ...others] = records;
  drawRecord(list, first);
  for (const record of others) drawRecord(place.appendChild(list.cloneNode(true) as HTMLElement), record);
}

function drawRecord(list: HTMLElement, record: StoredRecord): void {
  for (const row of list.querySelectorAll<HTMLElement>('[data-fields]')) {
    const text = storedWords(record, `${row.dataset.fields}`.split(' '), words, language);
    row.hidden = text === '';
    (row.lastElementChild as HTMLElement).textContent = text;
  }
  for (const link of list.querySelectorAll<HTMLAnchorElement>('[data-document]')) {
    const path = link.dataset.document as LegalPath;
    const agreedIn = `${record.language}`;
    const readIn = legalPathsIn(agreedIn).includes(path) ? agreedIn : language;
    link.href = editionPath(`${record.edition}`, readIn, path);
  }
}

function drawForm(profile: StoredRecord | undefined, keepsText: (field: HTMLInputElement) => boolean): void {
  for (const form of all('form')) form.hidden = !profile;
  for (const { name, profile: key } of profileFields) {
    const field = input(name);
    const stored = `${profile?.[key] ?? ''}`;
    if (!keepsText(field)) field.value = stored;
    field.defaultValue = stored;
  }
}

function drawSignIn({ phoneNumber, email, emailVerified }: StoredRecord = {}): void {
  // Emptied instead of hidden: a hidden line would still describe its field.
  for (const line of all('#signs-in'))
    line.textContent = phoneNumber ? (line.dataset.words ?? '').replace('{phone}', `${phoneNumber}`) : '';
  for (const button of all('[data-do=new-password]')) button.hidden = !email;
  for (const button of all('[data-do=confirm-email]')) button.hidden = !email || emailVerified === true;
}

function drawClosing(request: StoredRecord | undefined): void {
  for (const part of all('[data-closing]')) part.hidden = part.dataset.closing !== closingStatus(request);
  for (const since of all('.since')) since.textContent = storedWords(request ?? {}, ['requestedAt'], words, language);
}

/** Returns the `data-closing` of the part that fits a closing request. */
function closingStatus(request: StoredRecord | undefined): 'none' | 'open' | 'taken' {
  if (!request) return 'none';
  return request.status === 'open' ? 'open' : 'taken';
}
