import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indianMobileDigits, parsePhoneNumber } from './phone-number.ts';
import { randomText } from './testing/random-text.ts';

describe('when a phone number is parsed', () => {
  /** Phone numbers, each with the texts that people type for this number. */
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
    [
      '+919876543210',
      '\uff0b91 98765 43210',
      '\uff0b９１\u3000９８７６５\uff0d４３２１０',
      '\uff08\uff0b91\uff0998765.43210',
    ],
    ['+916876543210', '06876543210'],
    // Landline numbers with a trunk zero, which is at the beginning or directly after 91.
    ['+912025431234', '020 2543 1234', '91 20 2543 1234', '0091 20 2543 1234', '091 20 2543 1234'],
    ['+912025431234', '+91 (0)20 25431234', '91 020 2543 1234', '0091 020 2543 1234', '0910 20 2543 1234'],
    [
      '+912025431234',
      '०२० २५४३ १२३४',
      '\u202a(020)\u202c 2543\u00ad1234',
      'tel:+91-020-2543-1234',
      '０２０\uff0d２５４３\uff0d１２３４',
    ],
    ['+912532312345', '(0253) 2312345', '0253-2312345'],
    ['+911123456789', '01123456789', '911123456789', '1123456789'],
    // Numbers of other countries, which keep every digit. A leading 00 becomes a plus.
    ['+390612345678', '+39 06 1234 5678', '0039 06 1234 5678'],
    ['+14155552671', '001 415 555 2671', '+1 415 555 2671'],
    ['+12025550123', '+12025550123'],
    ['+123456789012345', '00123456789012345'],
    // Ten digits that begin with 6 to 9, which are a mobile number with or without a trunk zero.
    ['+919102543123', '9102543123', '0 91025 43123'],
    ['+919198765432', '9198765432'],
    ['+123456789012345', '+123456789012345'],
    ['+911234567890123', '1234567890123'],
  ];
  test.each(typed.flatMap(([e164, ...texts]) => texts.map((text) => [e164, text] as const)))(
    'the result is %s for the text %j',
    (e164, text) => {
      expect(parsePhoneNumber(text)).toEqual({ kind: 'phone', e164 });
    },
  );

  test.each([
    ['would exceed 15 digits with +91', '12345678901234', '123456789012345', '1234-5678-9012-34'],
    ['has fewer than 10 digits without its trunk zero', '0202543123', '०२०२५४३१२३', '0123456789', '+91 0123 4567'],
    ['has fewer than 10 digits after 00', '0012345678', '00 91 2345 678'],
    ['has fewer than 10 digits without both', '0091 0123 456'],
    ['begins with +910 without its trunk zero', '+9100 20 2543 1234', '91 00 20 2543 1234', '0091 00 2543 1234'],
  ])('the number is invalid if it %s', (_, ...typed) => {
    for (const text of typed) expect(parsePhoneNumber(text), text).toEqual({ kind: 'invalid' });
  });

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
  ])('%j is not a phone number', (typed) => {
    expect(parsePhoneNumber(typed)).toEqual({ kind: 'none' });
  });
});

describe('for any typed text', () => {
  const typed = fc.oneof(randomText(), fc.string({ unit: fc.constantFrom(...'0123456789+ -.()'), maxLength: 30 }));

  test('the parsed number is a plus and 10 to 15 digits, and does not change if it is parsed again', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const phone = parsePhoneNumber(text);
        if (phone.kind !== 'phone') return;
        expect(phone.e164).toMatch(/^\+(?!910)[0-9]{10,15}$/);
        expect(parsePhoneNumber(phone.e164)).toEqual(phone);
      }),
    );
  });

  test('separators do not change the result', () => {
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
  ['9876543210', '98765 43210', '+91 98765-43210', '(0) 98765 43210', '0091 98765 43210', '९८७६५४३२१०'],
  ['9198765432', '91987 65432'],
])('indianMobileDigits returns %s, however the number is typed', (digits, ...typed) => {
  for (const text of [digits, ...typed]) expect(indianMobileDigits(text), text).toBe(digits);
});

test.each(['', 'asha@example.com', '020 2543 1234', '5876543210', '98765 4321', '+1 202 555 0123', '+971 50 123 4567'])(
  '%j is not an Indian mobile number',
  (typed) => {
    expect(indianMobileDigits(typed)).toBe('');
  },
);
