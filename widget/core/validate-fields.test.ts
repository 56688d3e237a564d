import { expect, test } from 'vitest';
import type { FieldProblem } from './field-checks.ts';
import type { FieldName } from './fields.ts';
import { createFormValues } from './form-values.ts';
import { validateFields } from './validate-fields.ts';

const long = (length: number): string => 'x'.repeat(length);
const longEmail = `${long(64)}@${long(60)}.${long(60)}.${long(60)}.`;

test.each<[FieldName, string, FieldProblem | null]>([
  ['name', '', 'required'],
  ['name', ' \t ', 'required'],
  ['name', ' Asha ', null],
  ['name', ` ${long(100)} `, null],
  ['name', long(101), 'too-long'],
  ['name', '\u200b\u200e', 'required'],
  ['name', `\u202e${long(100)}\u0007`, null],
  ['company', '', 'required'],
  ['company', '\u200d\u3164', 'required'],
  ['company', 'क्\u200dषत्रिय ट्रेडर्स', null],
  ['company', 'Patil \ue000 Traders', 'characters'],
  ['company', '\u{10fffd}', 'characters'],
  ['company', 'Patil\ufdd0', 'characters'],
  ['company', `P${'\u0301'.repeat(5)}atil`, 'characters'],
  ['company', `P${'\u0301'.repeat(4)}atil`, null],
  ['company', `\ufeffPatil\u2028Traders\u{e0041}`, null],
  ['name', `आ${'\u0902\u200c'.repeat(5)}शा`, 'characters'],
  ['company', '  ', 'required'],
  ['company', long(120), null],
  ['company', long(121), 'too-long'],
  ['email', '', 'required'],
  ['email', ' asha@example.com ', null],
  ['email', 'asha', 'email'],
  ['email', 'asha@', 'email'],
  ['email', '@example.com', 'email'],
  ['email', 'a b@example.com', 'email'],
  ['email', 'asha@-example.com', 'email'],
  ['email', 'asha@localhost', null],
  ['email', 'asha@x.in', null],
  ['email', 'asha@mail.x.in', null],
  ['email', 'asha@example.x', null],
  ['email', 'asha@example.com,', 'email'],
  ['email', 'raj@उदाहरण.भारत', null],
  ['email', 'raj@उदाहरण.भारत/x', 'email'],
  ['email', 'राज@example.com', 'email'],
  ['email', `${longEmail}${long(254 - longEmail.length)}`, null],
  ['email', `${longEmail}${long(255 - longEmail.length)}`, 'too-long'],
  ['phone', '', null],
  ['phone', '  ', null],
  ['phone', '98765 43210', null],
  ['phone', '+91 (0) 98765 - 43210', null],
  ['phone', '98765', 'phone'],
  ['phone', '12345678901234', 'phone'],
  ['phone', 'none', 'phone'],
  ['newPassword', '', 'required'],
  // A password is taken as it is: even one of spaces.
  ['newPassword', ' ', null],
  ['newPassword', long(4096), null],
  ['newPassword', long(4097), 'too-long'],
  ['password', '', 'required'],
  ['password', '1', null],
  ['identifier', '', 'required'],
  ['identifier', '9876543210', null],
  ['identifier', '12345678901234', 'phone'],
  ['identifier', ' asha@example.com', null],
  ['identifier', '98765', 'email'],
  ['identifier', 'asha', 'email'],
  ['identifier', ' raj@उदाहरण.भारत ', null],
  ['identifier', long(255), 'too-long'],
  // An empty code is sent to nobody, but "Invalid OTP" says so: no mark on the field.
  ['otp', '', null],
  ['resetEmail', '', 'required'],
  ['resetEmail', '9876543210', 'email'],
  ['resetEmail', 'asha@example.com', null],
  ['resetEmail', 'raj@उदाहरण.भारत', null],
])('%s %j: %s', (field, text, problem) => {
  const values = createFormValues(() => ({ [field]: text }));
  expect(validateFields(values, [field])).toEqual(problem === null ? {} : { [field]: problem });
});

test('only the fields asked for are judged, each with its first problem', () => {
  const values = createFormValues(() => ({ email: 'x', phone: 'x', name: 'Asha' }));
  expect(validateFields(values, ['name', 'email', 'password'])).toEqual({ email: 'email', password: 'required' });
});
