import { createFormValues } from '../../widget/core/form-values.ts';
import { storedText, validateFields } from '../../widget/core/validate-fields.ts';
import type { Correction, Problems, StoredRecord } from './account-state.ts';

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
