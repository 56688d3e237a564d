import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePhoneNumber, parseSignInIdentifier } from './sign-in-identifier.ts';

describe('a phone number as people type it', () => {
  /** The number, and the texts that people type for it. */
  const typed: readonly (readonly [e164: string, ...typed: string[]])[] = [
    ['+919876543210', '9876543210', '+919876543210', '09876543210', '919876543210'],
    ['+919876543210', '98765 43210', '+91 98765-43210', '(98765) 432.10', '98765\u201143210'],
    ['+919876543210', '\u00a098765\u00a043210 ', '+91 0 98765 43210', '+91 (0)98765-43210', '910 98765 43210'],
    ['+919876543210', '९८७६५४३२१०', '９８７６５４３２１０', '৯৮৭৬৫৪৩২১০', '੯੮੭੬੫੪੩੨੧੦', '૯૮૭૬૫૪૩૨૧૦', '୯୮୭୬୫୪୩୨୧୦'],
    ['+919876543210', '௯௮௭௬௫௪௩௨௧௦', '౯౮౭౬౫౪౩౨౧౦', '೯೮೭೬೫೪೩೨೧೦', '൯൮൭൬൫൪൩൨൧൦', '۹۸۷۶۵۴۳۲۱۰', '٩٨٧٦٥٤٣٢١٠'],
    ['+919876543210', '+९१ ९८७६५ ४३२१०', '\u202a+91 98765 43210\u202c', '\u200e98765\u200f\u206643210\u2069'],
    ['+919876543210', '\ufeff9876543210\u200b', '9876543210,', '98765 43210; ', '98765 43210,;'],
    ['+919876543210', '0091 98765 43210', '00919876543210', '0091 0 98765-43210', '091 98765 43210'],
    ['+919876543210', 'tel:+91-98765-43210', 'TEL:9876543210'],
    // Only mobiles, 6 to 9, lose the prefix; anything else follows the specification to the letter.
    ['+916876543210', '06876543210'],
    ['+9101123456789', '01123456789'],
    ['+91911123456789', '911123456789'],
    ['+910123456789', '0123456789'],
    ['+919198765432', '9198765432'],
    ['+12025550123', '+12025550123'],
    ['+123456789012345', '+123456789012345'],
    ['+911234567890123', '1234567890123'],
  ];
  test.each(typed.flatMap(([e164, ...texts]) => texts.map((text) => [e164, text] as const)))(
    '%s is read from %j',
    (e164, text) => {
      expect(parsePhoneNumber(text)).toEqual({ kind: 'phone', e164 });
    },
  );

  test.each(['12345678901234', '123456789012345', '1234-5678-9012-34'])(
    '%j would exceed 15 digits with +91',
    (typed) => {
      expect(parsePhoneNumber(typed)).toEqual({ kind: 'too-long' });
    },
  );

  test.each([
    '',
    ' ',
    '+',
    '987654321',
    '+987654321',
    '+1234567890123456',
    '1234567890123456',
    '++9876543210',
    '9876543210+',
    '98765o3210',
    'asha@example.com',
    '9876543210@example.com',
    '9876543210;5',
    'tel:',
    'tel:asha',
    '98765tel:43210',
    ',9876543210',
  ])('%j is none', (typed) => {
    expect(parsePhoneNumber(typed)).toEqual({ kind: 'none' });
  });
});

describe('whatever is typed', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789+ -.()'), maxLength: 30 }),
  );

  test('what is sent is a plus and 10 to 15 digits, and is read as itself', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const phone = parsePhoneNumber(text);
        if (phone.kind !== 'phone') return;
        expect(phone.e164).toMatch(/^\+[0-9]{10,15}$/);
        expect(parsePhoneNumber(phone.e164)).toEqual(phone);
      }),
    );
  });

  test('separators change nothing', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 16 });
    fc.assert(
      fc.property(digits, fc.constantFrom(' ', '-', '.', '\u2013', ' - '), fc.nat(8), (number, separator, at) => {
        const split = `${number.slice(0, at)}${separator}${number.slice(at)}`;
        expect(parsePhoneNumber(split)).toEqual(parsePhoneNumber(number));
      }),
    );
  });
});

test.each([
  ['98765 43210', { kind: 'phone', e164: '+919876543210' }],
  ['+1 (202) 555-0123', { kind: 'phone', e164: '+12025550123' }],
  ['12345678901234', { kind: 'phone-too-long' }],
  [' asha@example.com ', { kind: 'email', email: 'asha@example.com' }],
  // Anything that does not look like a phone number is an e-mail, even an impossible one.
  ['987654321', { kind: 'email', email: '987654321' }],
  ['+1234567890123456', { kind: 'email', email: '+1234567890123456' }],
  ['', { kind: 'email', email: '' }],
  ['asha', { kind: 'email', email: 'asha' }],
])('%j', (typed, expected) => {
  expect(parseSignInIdentifier(typed)).toEqual(expected);
});
