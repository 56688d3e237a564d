import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { computeGstinCheckCharacter, findGstinFormat, findGstinState, normalizeGstin, validateGstin } from './gstin.ts';

/**
 * Made-up numbers of each format. The columns are GSTIN, format, the party that may use it, its state, whether its
 * holder is registered (CGST Act, section 2(94)), and whether GSTR-1 lists sales to the holder in table 4 (`b2b`).
 */
const numbers = `
27AAPFU0939F1ZV   regular            seller   27     registered    b2b
27AAPFU0939F1S9   regular            seller   27     registered    b2b
27ABCD00000E1D3   taxDeductor        buyer    27     registered    b2b
29ABCD00000E1DZ   taxDeductor        buyer    29     registered    b2b
27ABCDE0000E1DP   taxDeductor        buyer    27     registered    b2b
27AAAAA0000A1CD   taxCollector       buyer    27     registered    b2b
27ABCD00000E1ZU   department         buyer    27     registered    b2b
0717XXX00000UND   uin                buyer    07     unregistered  b2b
0717XXX00000ONJ   uin                buyer    07     unregistered  b2b
0700USA00000NRR   nonResident        seller   07     registered    other
9900JPN00000OSF   onlineFromAbroad   buyer    none   registered    other
9900USA00000OSB   onlineFromAbroad   buyer    none   registered    other
`
  .trim()
  .split('\n')
  .map((row) => row.split(/\s+/) as [string, string, string, string, string, string]);

describe('a GSTIN of each format that the portal issues', () => {
  it.each(numbers)(
    'the GSTIN %s has the format %s, the party "%s", the state "%s", the registration "%s" and the kind of sale "%s"',
    (number, form, ...rest) => {
      const [side, state, registered, b2b] = rest;
      expect(validateGstin(number, 'buyer')).toBeNull();
      expect(validateGstin(number, 'seller')).toBe(side === 'seller' ? null : 'gstinNotSellers');
      expect(findGstinState(number, 'buyer')).toBe(state === 'none' ? null : state);
      expect(findGstinState(number, 'seller')).toBe(side === 'seller' ? state : null);
      expect(findGstinFormat(number)).toMatchObject({
        name: form,
        isRegistered: registered === 'registered',
        isB2b: b2b === 'b2b',
      });
    },
  );

  it.each(numbers)('the GSTIN %s is refused if its last character is wrong', (number) => {
    const wrong = number.slice(0, -1) + (number.endsWith('1') ? '2' : '1');
    expect(validateGstin(wrong, 'buyer')).toBe('gstinCheck');
    expect(findGstinState(wrong, 'buyer')).toBeNull();
  });
});

// The first two GSTINs are examples from python-stdnum and from documents of the GST portal.
it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAAAA0000A1Z2'])('the GSTIN %s is valid', (gstin) => {
  expect(validateGstin(gstin, 'seller')).toBeNull();
});

it.each([
  ['27AAPFU0939F1Z1', 'gstinCheck'],
  ['27AAPFU0939F1VZ', 'gstinCheck'],
  ['28AAPFU0939F1ZV', 'gstinState'],
  ['00AAPFU0939F1ZV', 'gstinState'],
  ['9900USA00000NRR', 'gstinState'],
  ['27AAPFU0939F1Z', 'gstinLength'],
  ['27AAPFU0939F1ZV1', 'gstinLength'],
  ['AAPFU0939F', 'gstinLength'],
  ['27AAPFU0939F1Z*', 'gstinLength'],
  ['27AAPFUO939F1ZV', 'gstinForm'],
  ['AAPFU0939F1ZV27', 'gstinForm'],
  ['0700USA00000OSA', 'gstinForm'],
] as const)('the GSTIN %s is refused with the issue %s', (gstin, issue) => {
  expect(validateGstin(gstin, 'buyer')).toBe(issue);
  expect(findGstinState(gstin, 'buyer')).toBeNull();
});

it.each([
  ['27aapfu0939f1zv'],
  [' 27 AAPFU 0939 F 1 Z V '],
  ['27-AAPFU0939F-1ZV'],
  ['27 AAPFU0939F 1Z–V'],
  ['\u202a27AAPFU0939F1ZV\u202c\u200d'],
  ['GSTIN: 27AAPFU0939F1ZV'],
  ['GSTIN/UIN No. 27AAPFU0939F1ZV'],
  ['gst no - 27AAPFU0939F1ZV'],
  ['２７ＡＡＰＦＵ０９３９Ｆ１ＺＶ'],
  ['२७AAPFU०९३९F१ZV'],
])('a GSTIN that is pasted or typed as "%s" is normalized', (typed) =>
  expect(normalizeGstin(typed)).toBe('27AAPFU0939F1ZV'),
);

test('the check character of a GSTIN reveals each change of one character', () => {
  const letters = fc.stringMatching(/^27[A-Z]{5}\d{4}[A-Z]1Z$/);
  fc.assert(
    fc.property(
      letters,
      fc.integer({ min: 0, max: 13 }),
      fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
      (start, at, other) => {
        const wrong = start.slice(0, at) + other + start.slice(at + 1);
        if (wrong !== start) expect(computeGstinCheckCharacter(wrong)).not.toBe(computeGstinCheckCharacter(start));
      },
    ),
  );
});
