import type { FieldName } from '../core/fields.ts';
import type { FormValues } from '../core/form-values.ts';

/**
 * Takes over what stands in the fields now: typed before React was there, or filled in by a password manager that sends
 * no event.
 */
export function readFields(values: FormValues, within: ParentNode | null): void {
  within?.querySelectorAll('input').forEach(({ name, value }) => {
    values.set(name as FieldName, value);
  });
}
