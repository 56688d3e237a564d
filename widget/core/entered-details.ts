import type { EnteredDetails } from './account-records.ts';
import { fieldNames } from './field-names.ts';
import { type FieldDescription, fields } from './fields.ts';
import type { FormValues } from './form-values.ts';
import { enteredText, storedText } from './validate-fields.ts';

/** What stands on Sign Up for the records now. It counts once that form is submitted (flows/card-flows.ts). */
export function enteredDetails(values: FormValues): EnteredDetails {
  const profile = fieldNames.flatMap((field) => {
    const { profile: key }: FieldDescription = fields[field];
    const text = key === undefined ? null : storedText(values, field);
    return text === null ? [] : [[key, text]];
  });
  return { profile: Object.fromEntries(profile), companyName: enteredText(values, 'company') || null };
}
