import type { StoredRecord } from './account-state.ts';

/** What stands for values that nobody would understand, by field; `is`: for true and false. */
export type ValueWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

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
