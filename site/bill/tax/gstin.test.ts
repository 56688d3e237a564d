import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkCharacter, gstinIssue, stateOfGstin } from './gstin.ts';
import { uin } from './testing/draft-of.ts';

// Pattern of the portal's own form, as public validators have it; the check is that of a GSTIN.
it('of a buyer may be a UIN of its state, of a seller not', () => {
  expect(gstinIssue(uin, true)).toBeNull();
  expect(gstinIssue(uin)).toBe('gstinForm');
  expect(stateOfGstin(uin)).toBe('07');
});

describe('a GSTIN', () => {
  // The first two are examples of python-stdnum and of the GST portal's own documents, not made here.
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAAAA0000A1Z2'])('%s is one', (gstin) => {
    expect(gstinIssue(gstin)).toBeNull();
  });

  it.each([
    ['27AAPFU0939F1Z1', 'gstinCheck'],
    ['27AAPFU0939F1VZ', 'gstinCheck'],
    ['28AAPFU0939F1ZV', 'gstinState'],
    ['00AAPFU0939F1ZV', 'gstinState'],
    ['27AAPFU0939F1Z', 'gstinForm'],
    ['27AAPFU0939F1ZV1', 'gstinForm'],
    ['AAPFU0939F', 'gstinForm'],
    ['27aapfu0939f1zv', 'gstinForm'],
  ] as const)('%s is none: %s', (gstin, issue) => {
    expect(gstinIssue(gstin)).toBe(issue);
    expect(stateOfGstin(gstin)).toBeNull();
  });
});

test('the check character finds every mistake in one character', () => {
  const letters = fc.stringMatching(/^27[A-Z]{5}\d{4}[A-Z]1Z$/);
  fc.assert(
    fc.property(
      letters,
      fc.integer({ min: 0, max: 13 }),
      fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
      (start, at, other) => {
        const wrong = start.slice(0, at) + other + start.slice(at + 1);
        if (wrong !== start) expect(checkCharacter(wrong)).not.toBe(checkCharacter(start));
      },
    ),
  );
});
