import { expect, test } from 'vitest';
import type { FieldProblem } from './field-checks.ts';
import type { FieldName, FieldTexts } from './fields.ts';
import { createFormValues } from './form-values.ts';
import { readEnteredDetails, validateFields } from './validate-fields.ts';

const long = (length: number): string => 'x'.repeat(length);
const longEmail = `${long(64)}@${long(60)}.${long(60)}.${long(60)}.`;

/** Lists for each field an expected problem and the texts that have it. Texts with null are valid. */
const judged: readonly (readonly [FieldName, FieldProblem | null, ...texts: string[]])[] = [
  ['name', 'required', '', ' \t ', '\u200b\u200e'],
  ['name', 'too-long', long(101)],
  ['name', 'characters', `आ${'\u0902\u200c'.repeat(5)}शा`],
  ['name', null, ' Asha ', ` ${long(100)} `, `\u202e${long(100)}\u0007`],
  ['company', 'required', '', '  ', '\u200d\u3164'],
  ['company', 'too-long', long(121)],
  ['company', 'characters', 'Patil \ue000 Traders', '\u{10fffd}', 'Patil\ufdd0', `P${'\u0301'.repeat(5)}atil`],
  ['company', null, long(120), 'क्\u200dषत्रिय ट्रेडर्स'],
  ['company', null, `P${'\u0301'.repeat(4)}atil`, `\ufeffPatil\u2028Traders\u{e0041}`],
  ['email', 'required', ''],
  ['email', 'email', 'asha', 'asha@', '@example.com', 'a b@example.com', 'asha@-example.com', 'asha@example.com,'],
  ['email', 'email', 'raj@उदाहरण.भारत/x', 'राज@example.com'],
  ['email', 'too-long', `${longEmail}${long(255 - longEmail.length)}`],
  ['email', null, ' asha@example.com ', 'asha@localhost', 'asha@x.in', 'asha@mail.x.in', 'asha@example.x'],
  ['email', null, 'raj@उदाहरण.भारत', `${longEmail}${long(254 - longEmail.length)}`],
  ['phone', 'phone', '98765', '12345678901234', 'none', '0202543123', '0012345678'],
  ['phone', null, '', '  ', '98765 43210', '+91 (0) 98765 - 43210'],
  ['newPassword', 'required', ''],
  ['newPassword', 'too-long', long(4097)],
  // Any password is accepted unchanged, even one of spaces.
  ['newPassword', null, ' ', long(4096)],
  ['password', 'required', ''],
  ['password', null, '1'],
  ['identifier', 'required', ''],
  ['identifier', 'phone', '12345678901234', '0202543123', '0012345678'],
  ['identifier', 'email', '98765', 'asha'],
  ['identifier', 'too-long', long(255)],
  ['identifier', null, '9876543210', ' asha@example.com', ' raj@उदाहरण.भारत '],
  // The field accepts an empty code, because the status box reports it as "Invalid OTP".
  ['otp', null, ''],
  ['resetEmail', 'required', ''],
  ['resetEmail', 'email', '9876543210'],
  ['resetEmail', null, 'asha@example.com', 'raj@उदाहरण.भारत'],
];

test.each(judged.flatMap(([field, problem, ...texts]) => texts.map((text) => [field, problem, text] as const)))(
  'the field %s reports the problem %s for the text %j',
  (field, problem, text) => {
    const values = createFormValues(() => ({ [field]: text }));
    expect(validateFields(values, [field])).toEqual(problem === null ? {} : { [field]: problem });
  },
);

test('validateFields checks only the named fields, and returns the first problem of each', () => {
  const values = createFormValues(() => ({ email: 'x', phone: 'x', name: 'Asha' }));
  expect(validateFields(values, ['name', 'email', 'password'])).toEqual({ email: 'email', password: 'required' });
});

test.each<[string, FieldTexts, ReturnType<typeof readEnteredDetails>]>([
  ['nothing', {}, { profile: {}, companyName: null }],
  ['blanks', { name: ' ', phone: '\t', company: '\u200b' }, { profile: {}, companyName: null }],
  [
    'stored fields and a password, which is not stored',
    { name: ' Asha ', phone: '98765 43210', company: ' Rao Stores ', newPassword: 'secret1' },
    { profile: { displayName: 'Asha', phone: '+919876543210' }, companyName: 'Rao Stores' },
  ],
  [
    'invalid fields',
    { name: 'x'.repeat(101), phone: '98765', company: 'Rao Stores' },
    { profile: {}, companyName: 'Rao Stores' },
  ],
])('readEnteredDetails returns the valid entries of %s', (_, texts, details) => {
  expect(readEnteredDetails(createFormValues(() => texts))).toEqual(details);
});
