import type { Language } from '../../account/languages.ts';
import { findLegalPaths, formatEditionPath, type LegalPath } from '../content/facts/editions.ts';
import type { Account, StoredRecord } from './account-state.ts';
import { summariseAccount } from './account-summary.ts';
import { formatFields, parseValueTexts, profileFields } from './profile-words.ts';

// Writes an account into /account's document.

export const mainElement = document.querySelector('main') as HTMLElement;
const language = document.documentElement.lang as Language;

/** Returns the elements of the page that match a selector. */
export const findElements = <Found extends HTMLElement>(selector: string) =>
  mainElement.querySelectorAll<Found>(selector);

const words = parseValueTexts(findElements('[data-values]')[0]?.dataset.values);

/** Returns the form's field with this name. */
export const findFormField = (name: string) => findElements<HTMLInputElement>(`[name=${name}]`)[0] as HTMLInputElement;

/** Renders an account; null empties the page. `keepsText` returns true for a field whose text must stay. */
export function renderAccount(account: Account | null, keepsText: (field: HTMLInputElement) => boolean): void {
  for (const place of findElements('[data-place]'))
    drawRecords(place, account?.records[place.dataset.place as keyof Account['records']] ?? []);
  drawForm(account?.records.user_profiles[0], keepsText);
  drawSummary(account);
  drawClosing(account?.records.account_requests[0]);
}

/** Renders each record as a separate list. The first list stays in the document even if there is no record. */
function drawRecords(place: HTMLElement, records: readonly StoredRecord[]): void {
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
    const text = formatFields(record, `${row.dataset.fields}`.split(' '), words, language);
    row.hidden = text === '';
    (row.lastElementChild as HTMLElement).textContent = text;
  }
  for (const link of list.querySelectorAll<HTMLAnchorElement>('[data-document]')) {
    const path = link.dataset.document as LegalPath;
    const agreedIn = `${record.language}`;
    const readIn = findLegalPaths(agreedIn).includes(path) ? agreedIn : language;
    link.href = formatEditionPath(`${record.edition}`, readIn, path);
  }
}

function drawForm(profile: StoredRecord | undefined, keepsText: (field: HTMLInputElement) => boolean): void {
  for (const form of findElements('form')) form.hidden = !profile;
  for (const { name, profile: key } of profileFields) {
    const field = findFormField(name);
    const stored = `${profile?.[key] ?? ''}`;
    if (!keepsText(field)) field.value = stored;
    field.defaultValue = stored;
  }
}

/** Fills each element with `data-fill`, and shows each element with `data-needs` whose value is not empty. */
function drawSummary(account: Account | null): void {
  const summary = account && summariseAccount(account, language);
  const isReady = summary?.step === 'ready';
  const values: Readonly<Record<string, string | undefined>> = {
    ...summary,
    ...(summary && { [summary.step]: 'step', [isReady ? 'billNow' : 'billLater']: 'step' }),
    [summary?.mail ? 'withMail' : 'withoutMail']: 'yes',
    count: `${findElements('#stored dl > :not([hidden])').length}`,
  };
  for (const place of findElements('[data-fill]')) place.textContent = values[`${place.dataset.fill}`] ?? '';
  for (const part of findElements('[data-needs]')) part.hidden = !values[`${part.dataset.needs}`];
  // Replaces the hint's text instead of hiding the hint, because a screen reader also reads a field's hidden hint.
  const phone = summary?.phone ?? '';
  for (const line of findElements('#signs-in'))
    line.textContent = `${phone ? line.dataset.words : line.dataset.hint}`.replace('{phone}', phone);
}

function drawClosing(request: StoredRecord | undefined): void {
  for (const part of findElements('[data-closing]')) part.hidden = part.dataset.closing !== closingStatus(request);
  for (const since of findElements('.since'))
    since.textContent = formatFields(request ?? {}, ['requestedAt'], words, language);
}

/** Returns the `data-closing` value of the element to show. `request` is the visitor's request to close the account. */
function closingStatus(request: StoredRecord | undefined): 'none' | 'open' | 'taken' {
  if (!request) return 'none';
  return request.status === 'open' ? 'open' : 'taken';
}
