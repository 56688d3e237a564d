import { type FieldDescription, type FieldTexts, fields } from '../../account/fields.ts';
import { createFormValues, fieldNames } from '../../account/form-values.ts';
import { type FieldProblems, storedText, validateFields } from '../../account/validate-fields.ts';
import type { Correction, StoredRecord } from './account-state.ts';

/** Words for values that a visitor would not understand, by field; `is`: for true and false. */
export type ValueWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns an element's words in the document by name, or none. */
export const wordsIn = (data: string | undefined) => JSON.parse(data ?? '{}');

/** Returns the values of some fields of a record as a visitor reads them; empty if nothing is stored. */
export function storedWords(
  record: StoredRecord,
  fields: readonly string[],
  words: ValueWords,
  language: string,
): string {
  const date = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' });
  const said = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    if (value instanceof Date) return date.format(value);
    if (typeof value === 'boolean') return words.is?.[`${value}`] ?? '';
    if (Array.isArray(value)) return value.map((one) => said(field, one)).join('; ');
    if (typeof value === 'object') return [...new Set(Object.values(value).map((one) => said(field, one)))].join(', ');
    return words[field]?.[`${value}`] ?? `${value}`;
  };
  return [...new Set(fields.map((field) => said(field, record[field])))].filter(Boolean).join(' · ');
}

/** Returns a day as a visitor reads it; empty for anything but a time. `timeZone`: the visitor's unless given. */
export function dayWords(value: unknown, language: string, timeZone?: 'UTC'): string {
  if (!(value instanceof Date)) return '';
  return new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: 'medium', timeZone }).format(value);
}

/** The fields a visitor may correct: text for the profile, not e-mail, company or the number that signs in. */
export const profileFields = fieldNames.flatMap((name) => {
  const { profile, input }: FieldDescription = fields[name];
  return profile === undefined ? [] : [{ name, profile, input }];
});

/** Returns the changed texts and their problems. The access rules allow no deletion of a known value. */
export function correctProfile(
  record: StoredRecord,
  typed: FieldTexts,
): Correction | { readonly problems: FieldProblems } {
  const values = createFormValues(() => typed);
  const changed = profileFields.filter(({ name, profile }) => values.get(name) !== (record[profile] ?? ''));
  const blank = changed.filter(({ name }) => values.get(name).trim() === '');
  const problems = {
    ...validateFields(
      values,
      changed.map(({ name }) => name),
    ),
    ...Object.fromEntries(blank.map(({ name }) => [name, 'required' as const])),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return Object.fromEntries(changed.map(({ name, profile }) => [profile, storedText(values, name) ?? '']));
}
