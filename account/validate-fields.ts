import type { EnteredDetails } from './account-records.ts';
import { cleanText, type FieldProblem, fieldChecks, fieldNormalizers } from './field-checks.ts';
import { type FieldDescription, type FieldName, fields } from './fields.ts';
import { type FormValues, fieldNames } from './form-values.ts';

export type FieldProblems = Readonly<Partial<Record<FieldName, FieldProblem>>>;

/** Returns the first problem of each of these fields; an empty object if there is none. */
export function validateFields(values: FormValues, names: readonly FieldName[]): FieldProblems {
  const problems = names.map((field) => [field, problemOf(values, field)] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}

/** Returns the entered text of a field without invisible characters; empty if blank. A password stays as it is. */
export function readEnteredText(values: FormValues, field: FieldName): string {
  const text = values.get(field);
  return fields[field].input.type === 'password' ? text : cleanText(text);
}

/** Returns the text of a field as it is stored; null if it is blank or invalid. */
export function readTextToStore(values: FormValues, field: FieldName): string | null {
  const text = readEnteredText(values, field);
  if (text === '' || problemOf(values, field) !== null) return null;
  return storedFormOf(fields[field])?.(text) ?? text;
}

function problemOf(values: FormValues, field: FieldName): FieldProblem | null {
  const { optional, limit, check }: FieldDescription = fields[field];
  if (check === 'provider') return null;
  // The provider sets the rules for the strength of a password.
  const text = readEnteredText(values, field);
  if (text === '') return optional ? null : 'required';
  if (text.length > limit && !storedFormOf(fields[field])) return 'too-long';
  return check ? fieldChecks[check](text) : null;
}

const storedFormOf = ({ check }: FieldDescription) => check && fieldNormalizers[check];

/** Returns the valid texts that a profile or a provision request stores. */
export function readEnteredDetails(values: FormValues): EnteredDetails {
  const profile = fieldNames.flatMap((field) => {
    const { profile: key }: FieldDescription = fields[field];
    const text = key === undefined ? null : readTextToStore(values, field);
    return text === null ? [] : [[key, text]];
  });
  return { profile: Object.fromEntries(profile), companyName: readEnteredText(values, 'company') || null };
}
