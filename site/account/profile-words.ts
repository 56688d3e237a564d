import { createFormValues } from '../../widget/core/form-values.ts';
import { storedText, validateFields } from '../../widget/core/validate-fields.ts';
import type { Correction, Problems, StoredRecord } from './account-state.ts';

/** What stands for values that nobody would understand, by field; `is`: for true and false. */
export type ValueWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words that the document has beside an element, by name; none where it has none. */
export const wordsIn = (data: string | undefined) => JSON.parse(data ?? '{}');

/** The values of some fields of a record, as a visitor reads them in a language; empty where nothing is stored. */
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

/**
 * What of a typed name and phone is new, as the card would store it, and what is wrong with it. What stands as it is
 * stored is not judged again; the access rules let nothing that is known be deleted.
 */
export function correctProfile(
  { displayName, phone }: StoredRecord,
  typed: { readonly name: string; readonly phone: string },
): Correction | { readonly problems: Problems } {
  const values = createFormValues(() => typed);
  const isNewName = typed.name !== (displayName ?? '');
  const isNewPhone = typed.phone !== (phone ?? '');
  const problems: Problems = {
    ...validateFields(values, [...(isNewName ? ['name' as const] : []), ...(isNewPhone ? ['phone' as const] : [])]),
    ...(isNewPhone && typed.phone.trim() === '' && { phone: 'required' as const }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return {
    ...(isNewName && { displayName: storedText(values, 'name') ?? '' }),
    ...(isNewPhone && { phone: storedText(values, 'phone') ?? '' }),
  };
}
