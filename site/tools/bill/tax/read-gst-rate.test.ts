import { expect, test } from 'vitest';
import { type ParsedGstRate, readGstRate } from './read-gst-rate.ts';

const rates: readonly (readonly [string, ParsedGstRate])[] = [
  ['18', 1800],
  ['18 %', 1800],
  ['१८٪', 1800],
  ['GST 18', 1800],
  ['IGST@18%', 1800],
  ['@ 0.25%', 25],
  ['18% GST', 1800],
  ['CGST 9% + SGST 9%', 1800],
  ['UTGST@2.5% & CGST@2.5%', 500],
  ['9%+9%', 1800],
  ['exempt', 0],
  ['Exempted', 0],
  ['Nil', 0],
  ['NIL RATED', 0],
  ['0', 0],
  // A cell without a rate is not the same as a rate of 0.
  ['', 'missing'],
  ['-', 'missing'],
  ['–', 'missing'],
  ['₹ -', 'missing'],
  ['NA', 'missing'],
  ['N/A', 'missing'],
  // CGST or SGST alone is only half of the GST rate.
  ['CGST 9%', 'missing'],
  ['SGST@9', 'missing'],
  ['CGST 9% + SGST 6%', null],
  ['CGST 9% + CGST 9%', null],
  ['9% + 9% + 9%', null],
  ['9,9', null],
  ['5 or 18', null],
  ['cess 12%', null],
  ['101', null],
  ['x', null],
];

test.each(rates)('the text "%s" is read as the GST rate %s', (cell, rate) => expect(readGstRate(cell)).toBe(rate));
