import { expect, test } from 'vitest';
import { enteredDetails } from './entered-details.ts';
import type { FieldTexts } from './fields.ts';
import { createFormValues } from './form-values.ts';

test.each<[string, FieldTexts, ReturnType<typeof enteredDetails>]>([
  ['nothing', {}, { profile: {}, companyName: null }],
  ['blanks', { name: ' ', phone: '\t', company: '\u200b' }, { profile: {}, companyName: null }],
  [
    'all that is recorded, and a password that is not',
    { name: ' Asha ', phone: '98765 43210', company: ' Rao Stores ', newPassword: 'secret1' },
    { profile: { displayName: 'Asha', phone: '+919876543210' }, companyName: 'Rao Stores' },
  ],
  [
    'what the fields refuse',
    { name: 'x'.repeat(101), phone: '98765', company: 'Rao Stores' },
    { profile: {}, companyName: 'Rao Stores' },
  ],
])('of %s', (_, texts, details) => {
  expect(enteredDetails(createFormValues(() => texts))).toEqual(details);
});
