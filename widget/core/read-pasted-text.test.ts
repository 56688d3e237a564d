import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomText } from '../../account/testing/random-text.ts';
import { readOtpCode, readPastedText } from './read-pasted-text.ts';

type Field = 'email' | 'phone' | 'identifier' | 'otp';
/**
 * A text that a field shows, followed by the pasted texts that the card replaces by this text. Mail programs, phones
 * and chats copy texts in these forms.
 */
type Form = readonly [shows: string, ...pasted: readonly string[]];

const forms: Readonly<Record<Field, readonly Form[]>> = {
  email: [
    [
      'asha@x.in',
      'mailto:asha@x.in',
      'MAILTO:asha@x.in',
      'mailto:asha@x.in?subject=Bill&cc=ravi@y.in',
      'email: asha@x.in',
    ],
    [
      'asha@x.in',
      'Asha <asha@x.in>',
      '"Patil, Asha" <asha@x.in>',
      'Asha <mailto:asha@x.in>',
      '<asha@x.in>',
      'आशा <asha@x.in>',
    ],
    [
      'asha@x.in',
      '(asha@x.in)',
      '[asha@x.in]',
      '{asha@x.in}',
      '"asha@x.in"',
      "'asha@x.in'",
      '“asha@x.in”',
      '«asha@x.in»',
      '`asha@x.in`',
    ],
    [
      'asha@x.in',
      'asha@x.in,',
      'asha@x.in;',
      'asha@x.in.',
      'asha@x.in:',
      'asha@x.in!',
      'asha@x.in?',
      'asha@x.in।',
      'asha@x.in…',
      '- asha@x.in -',
    ],
    ['asha@x.in', 'asha@x.in<mailto:asha@x.in>', '[asha@x.in](mailto:asha@x.in)', 'asha@x.in <asha@x.in>'],
    [
      'asha@x.in',
      '\u202aasha@x.in\u202c',
      'Asha\u00a0<as\u00adha@x.in\u200b>',
      '\ufeffmailto:asha@x.in',
      'ईमेल: asha@x.in पर लिखें',
      'Write to asha@x.in\nby Friday.',
    ],
    [
      'asha@x.in',
      'EMAIL;TYPE=INTERNET:asha@x.in',
      'To: Asha Patil asha@x.in',
      'asha@x.in (Asha, shop)',
      'asha@x.in | 98765 43210',
    ],
    ['asha+gst@mail.x.co.in', 'mailto:asha%2Bgst@mail.x.co.in', 'Asha <asha+gst@mail.x.co.in>'],
    ["o'brien@x.in", "<o'brien@x.in>"],
    ['raj24@x.in', 'mailto:raj२४@x.in'],
    ['raj@उदाहरण.भारत', 'Raj <raj@उदाहरण.भारत>', 'mailto:raj@उदाहरण.भारत'],
  ],
  phone: [
    [
      '98765 43210',
      'tel:98765 43210',
      'Mobile: 98765 43210',
      'Ph. 98765 43210',
      '98765 43210 (office)',
      'Asha Patil 98765 43210',
      '98765 43210,',
      'Call 98765 43210 10 to 6',
    ],
    [
      '98765 43210',
      'मोबाइल: ९८७६५ ४३२१०',
      'फ़ोन नंबर ९८७६५ ४३२१० है।',
      '\u202aMob\u202c 98765 43210',
      'Order 4512, mobile 98765 43210',
    ],
    [
      '+91-98765-43210',
      'tel:+91-98765-43210',
      'tel:+91-98765-43210;ext=5',
      'Call +91-98765-43210.',
      'TEL;TYPE=CELL:+91-98765-43210',
      'Tel ＋91-98765-43210',
    ],
    ['919876543210', 'https://wa.me/919876543210?text=hi', 'whatsapp://send?phone=919876543210'],
    ['(0253) 2312345', 'Office: (0253) 2312345', '(0253) 2312345 (10 to 6)'],
    ['+91 (0)20 25431234', 'Landline +91 (0)20 25431234'],
    ['+1 415 555 2671', 'US: +1 415 555 2671'],
    ['001 415 555 2671', 'US: 001 415 555 2671'],
    ['98765 43210', '98765 43210 / +91 98765 43210', '98765 43210 asha@x.in'],
  ],
  identifier: [
    ['asha@x.in', 'Asha <asha@x.in>', 'mailto:asha@x.in?subject=Login', '<asha@x.in>', 'asha@x.in,'],
    ['98765 43210', 'tel:98765 43210', 'Mobile: 98765 43210'],
    ['9876543210@x.in', 'Login: 9876543210@x.in'],
  ],
  otp: [
    [
      '123456',
      '123456 is your verification code for acct.example.',
      'Your OTP is 123456. Do not share it with anyone.',
      'OTP:123456',
      'Code - 123456',
    ],
    ['123456', 'आपका OTP 123456 है', 'आपका कोड १२३४५६ है। किसी को न बताएं।', '123456है', 'ওটিপি ১২৩৪৫৬'],
    [
      '123456',
      'G-123456',
      'G-123456 is your Google verification code.',
      '<#> 123456 is your code FA+9qCX9VSu',
      '123456 is your code\n\n@acct.example #123456',
    ],
    [
      '123456',
      'Your code: 123 456',
      'Your code: 123-456',
      'Code 12 34 56',
      'Code 1 2 3 4 5 6',
      'Code 1-2-3-4-5-6',
      'कोड 123\u2011456 है',
    ],
    [
      '123456',
      'OTP 123456 for Rs 1,499.00 at 10:30',
      'OTP 123456, valid for 10 minutes. Call 1800 266 1234',
      '123456 is the OTP for +91 98765 43210',
    ],
    [
      '123456',
      'OTP 123456 till 27-11-26 or 27/11/2026',
      'OTP 123456 for order 4512987',
      'Ref 022-234567: OTP 123456',
      '[Acct] (123456)',
    ],
    ['123456', '\u200e123456\u200f is your OTP', '  OTP\t123456\r\n'],
  ],
};

/** Lists pasted texts that the card does not change, because they contain no contact or code, or more than one. */
const stays: Readonly<Record<Field, readonly string[]>> = {
  email: [
    'asha@x.in, ravi@y.in',
    'mailto:asha@x.in,ravi@y.in',
    'Asha <asha@x.in>; Ravi <ravi@y.in>',
    'Asha Patil',
    '@asha',
    'asha@',
    'राज@example.com',
    '',
  ],
  phone: [
    '98765 43210, 91234 56789',
    '98765 43210\n91234 56789',
    'Mobile: 98765',
    '9876543210@ybl',
    'Aadhaar 2345 6789 0123',
    'Asha Patil',
    '',
  ],
  identifier: ['Asha <asha@x.in> 98765 43210', 'asha@x.in ravi@y.in', '98765 43210 or 91234 56789', 'Asha', ''],
  otp: [
    'OTP 123456 for Rs 250000',
    'OTP 123456, old OTP 654321',
    '123456 / 123 457',
    'Shop at Pune 411001: OTP 123456',
    'Your order 1234567 has been sent',
    'OTP 12345',
    'Rs 1,23,456 paid',
    'Call 98765 43210',
    'no code',
    '',
  ],
};

/** Lists pasted texts that are already valid for their field. */
const plain: Readonly<Record<Field, readonly string[]>> = {
  email: ['asha@x.in', ' asha@x.in ', "o'brien@x.in", 'raj@उदाहरण.भारत', 'raj@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  phone: [
    '98765 43210',
    '+91 (0)20 25431234',
    '९८७६५४३२१०',
    '12345',
    '2345 6789 0123',
    '0202543123',
    '(98765 43210)',
    '98765 43210 10',
  ],
  identifier: ['asha@x.in', '98765 43210', '९८७६५४३२१०', '98765'],
  otp: ['123456', '123 456', '12-34-56', ' १२३४५६ ', '12345', '1234567'],
};

for (const field of ['email', 'phone', 'identifier', 'otp'] as const) {
  describe(`a text pasted into the field ${field}`, () => {
    test.each(forms[field].flatMap(([shows, ...pasted]) => pasted.map((text) => [shows, text] as const)))(
      'becomes %s if the text is %j',
      (shows, pasted) => {
        expect(readPastedText(field, pasted)).toBe(shows);
        expect(readPastedText(field, shows), 'and this text stays').toBeNull();
      },
    );

    test.each(stays[field])('stays as it is if it has no contact, or more than one: %j', (pasted) => {
      expect(readPastedText(field, pasted)).toBeNull();
    });

    test.each(plain[field])('stays as it is if it is already valid: %j', (pasted) => {
      expect(readPastedText(field, pasted)).toBeNull();
    });
  });
}

test.each(['name', 'company', 'newPassword', 'password'] as const)(
  'a text pasted into the field %s is never changed',
  (field) => {
    expect(readPastedText(field, 'Asha <asha@x.in> 98765 43210, OTP 123456')).toBeNull();
  },
);

test('a pasted address is read in the same way for a forgotten password as on Sign Up', () => {
  expect(readPastedText('resetEmail', 'Asha <asha@x.in>')).toBe('asha@x.in');
});

describe('a typed OTP', () => {
  test.each([
    ['123456', '123456', ' 123-456 ', '\u200e१२३४५६\u202c', 'OTP: 123456.', '123456 is your v', 'G-123456'],
    // A code of the wrong length is sent unchanged, since the provider refuses it.
    ['12345', '12345', ' 123 45'],
    ['', '', '   ', ' - ', 'OTP 123456 for Rs 250000', 'no code'],
  ])('is reduced to %j before it is sent', (code, ...typed) => {
    expect(typed.map(readOtpCode)).toEqual(typed.map(() => code));
  });
});

test('the result of a paste stays as it is when the visitor pastes this result again', () => {
  const parts = fc.constantFrom(
    'asha@x.in',
    'ravi@y.in',
    '98765 43210',
    '123456',
    'OTP',
    '<',
    '>',
    ',',
    ' ',
    '-',
    '+91',
    '.',
  );
  const text = fc.oneof(
    randomText(),
    fc.array(parts, { maxLength: 12 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(fc.constantFrom('email', 'phone', 'identifier', 'otp'), text, (field, pasted) => {
      const read = readPastedText(field as Field, pasted);
      if (read !== null) expect(readPastedText(field as Field, read)).toBeNull();
    }),
  );
});

test('a pasted text that is too long to be a message stays as it is', () => {
  expect(readPastedText('otp', `${'x'.repeat(5000)} 123456`)).toBeNull();
});
