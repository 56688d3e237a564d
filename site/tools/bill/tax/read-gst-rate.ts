import { readDecimal, toLatinNumbers } from '../../reading/clean-text.ts';

/**
 * A GST rate in hundredths of a per cent. It is null if the text cannot be read, and `missing` if the text contains no
 * rate (NA, a dash) or only CGST or SGST. The form asks for a missing rate.
 */
export type ParsedGstRate = number | 'missing' | null;

const noRate = ['', 'na', 'n/a', 'n.a', 'n.a.', 'notapplicable', 'लागूनहीं'];
const zeroRate = ['exempt', 'exempted', 'nil', 'nilrated', 'zero', 'zerorated', 'taxfree', 'निल', 'शून्य', 'करमुक्त'];
const halves = ['cgst', 'sgst', 'utgst', 'ugst'];

/** Removes spaces, dashes and rupee signs, so that a cell such as `₹ -` becomes empty. */
const withoutDashes = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[\s₹\u2010-\u2015−-]/g, '')
    .replace(/^rs\.?/, '');

/** Returns true if a cell contains no number: `-`, `₹ -`, NA or nothing. */
export const isCellWithoutNumber = (cell: string): boolean => noRate.includes(withoutDashes(cell));

/** Returns true if a cell contains no number, or the word `nil`. */
export const isCellEmptyOrNil = (cell: string): boolean => isCellWithoutNumber(cell) || withoutDashes(cell) === 'nil';

/** Reads a GST rate such as `18%`, `IGST@18%`, `GST 18`, `CGST 9% + SGST 9%`, `exempt` or `NA`. */
export function readGstRate(cell: string): ParsedGstRate {
  if (isCellWithoutNumber(cell)) return 'missing';
  if (zeroRate.includes(withoutDashes(cell))) return 0;
  const parts = toLatinNumbers(cell).toLowerCase().replace(/\s/g, '').split(/[+&]/).map(readPart);
  const [one, other] = parts;
  if (!one || other === null || parts.length > 2) return null;
  if (other === undefined) return halves.includes(one.tax) ? 'missing' : one.rate;
  const names = [one.tax, other.tax];
  const isBare = names.every((name) => name === '');
  const isCentralAndLocal = names.includes('cgst') && names.some((name) => name !== 'cgst' && halves.includes(name));
  return (isBare || isCentralAndLocal) && one.rate === other.rate ? one.rate + other.rate : null;
}

function readPart(part: string): { readonly tax: string; readonly rate: number } | null {
  const [, before, number = '', after] = /^(?:([a-z]+)[@:-]?)?@?([\d.]+)%?([a-z]+)?$/.exec(part) ?? [];
  const tax = before ?? after ?? '';
  const rate = readDecimal(number, 2);
  const isTax = ['', 'gst', 'igst', 'tax', ...halves].includes(tax) && !(before && after);
  return isTax && number !== '' && typeof rate === 'number' && rate <= 100_00 ? { tax, rate } : null;
}
