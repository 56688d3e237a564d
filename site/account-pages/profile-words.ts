import { type FieldDescription, type FieldTexts, fields } from '../../account/fields.ts';
import { createFormValues, fieldNames } from '../../account/form-values.ts';
import { type FieldProblems, readTextToStore, validateFields } from '../../account/validate-fields.ts';
import type { ProfileChanges, StoredRecord } from './account-state.ts';

/**
 * The texts that replace coded values, keyed by field, then by value. The key `is` has the texts for true and false in
 * every field.
 */
export type ValueTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Parses an element's texts from JSON. Returns no texts if the element has none. */
export const parseValueTexts = (data: string | undefined) => JSON.parse(data ?? '{}');

/** Formats the values of a record's fields for the visitor. A field without a stored value has an empty text. */
export function formatFields(
  record: StoredRecord,
  fields: readonly string[],
  words: ValueTexts,
  language: string,
): string {
  const date = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' });
  const format = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    if (value instanceof Date) return date.format(value);
    if (typeof value === 'boolean') return words.is?.[`${value}`] ?? '';
    if (Array.isArray(value)) return value.map((one) => format(field, one)).join('; ');
    if (typeof value === 'object')
      return [...new Set(Object.values(value).map((one) => format(field, one)))].join(', ');
    return words[field]?.[`${value}`] ?? `${value}`;
  };
  return [...new Set(fields.map((field) => format(field, record[field])))].filter(Boolean).join(' · ');
}

/**
 * Formats a time as a day. Returns an empty text for any other value. The default of `timeZone` is the visitor's time
 * zone.
 */
export function formatDay(value: unknown, language: string, timeZone?: 'UTC'): string {
  if (!(value instanceof Date)) return '';
  return new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: 'medium', timeZone }).format(value);
}

/**
 * The fields of the profile that a visitor may correct. The e-mail address, the company and the phone number for
 * signing in cannot be corrected.
 */
export const profileFields = fieldNames.flatMap((name) => {
  const { profile, input }: FieldDescription = fields[name];
  return profile === undefined ? [] : [{ name, profile, input }];
});

/**
 * Returns the changed texts and their problems. Emptying a stored value is a problem, because the access rules do not
 * allow its deletion.
 */
export function findProfileChanges(
  record: StoredRecord,
  typed: FieldTexts,
): ProfileChanges | { readonly problems: FieldProblems } {
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
  return Object.fromEntries(changed.map(({ name, profile }) => [profile, readTextToStore(values, name) ?? '']));
}
