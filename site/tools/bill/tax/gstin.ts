import { normalizeCode } from '../../reading/clean-text.ts';

/**
 * State codes, the first two digits of a GSTIN (the GST portal's list of 21 November 2026). 25 is now 26, and 28 is now
 * 37.
 */
export const stateCodes = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '26',
  '27',
  '29',
  '30',
  '31',
  '32',
  '33',
  '34',
  '35',
  '36',
  '37',
  '38',
  '97',
] as const;
export type StateCode = (typeof stateCodes)[number];

/** Code of GSTR-1 for a place of supply outside India: "96-Other Countries". (97 means India's own waters.) */
export const outsideIndiaCode = '96';
export type PlaceOfSupply = StateCode | typeof outsideIndiaCode;

/** Union territories without a legislature, where UTGST replaces SGST (CGST Act 2017, section 2(114)). */
const withoutLegislature: readonly StateCode[] = ['04', '26', '31', '35', '38', '97'];

export const isStateCode = (code: string): code is StateCode => stateCodes.some((each) => each === code);

/** Returns the tax that is charged in addition to CGST on a sale within this state. */
export const findLocalTaxType = (state: StateCode): 'sgst' | 'utgst' =>
  withoutLegislature.includes(state) ? 'utgst' : 'sgst';

export type GstinIssue = 'gstinLength' | 'gstinForm' | 'gstinNotSellers' | 'gstinState' | 'gstinCheck';

/** A party of a bill. Some GSTIN formats are valid only for a buyer. */
export type BillParty = 'seller' | 'buyer';

/** Regular expressions for parts of the GSTIN formats. */
const state = '\\d\\d';
const pan = '[A-Z]{5}\\d{4}[A-Z]';
const tan = '[A-Z]{4}\\d{5}[A-Z]';
const registration = '[1-9A-Z]';
/** Year of registration, country code, and a serial number within the year. */
const yearAndCountry = '\\d\\d[A-Z]{3}\\d{5}';
const check = '[A-Z\\d]';
const formOf = (...parts: readonly string[]): RegExp => new RegExp(`^${parts.join('')}$`);

type GstinFormatName =
  | 'regular'
  | 'taxDeductor'
  | 'taxCollector'
  | 'department'
  | 'uin'
  | 'nonResident'
  | 'onlineFromAbroad';

type GstinFormat = Readonly<{
  name: GstinFormatName;
  pattern: RegExp;
  isSellers: boolean;
  /** True if the first two digits name a state. */
  hasState: boolean;
  /** False for a UIN, whose holder is not a registered person (CGST Act, section 2(94)). */
  isRegistered: boolean;
  /** True if GSTR-1 lists sales to the holder in table 4, the table of sales to registered persons. */
  isB2b: boolean;
}>;

/**
 * Formats of the numbers that the GST portal issues, as its API documents them (developer.gst.gov.in, taxpayer,
 * returns).
 */
const gstinFormats: readonly GstinFormat[] = [
  {
    // The second last character of most regular GSTINs is Z.
    name: 'regular',
    pattern: formOf(state, pan, registration, '[ABE-Z\\d]', check),
    isSellers: true,
    hasState: true,
    isRegistered: true,
    isB2b: true,
  },
  {
    // For a government office or another body that deducts tax (CGST Act, section 51).
    name: 'taxDeductor',
    pattern: formOf(state, `(?:${pan}|${tan})`, registration, 'D', check),
    isSellers: false,
    hasState: true,
    isRegistered: true,
    isB2b: true,
  },
  {
    // For an e-commerce operator, who collects tax (CGST Act, section 52).
    name: 'taxCollector',
    pattern: formOf(state, pan, registration, 'C', check),
    isSellers: false,
    hasState: true,
    isRegistered: true,
    isB2b: true,
  },
  {
    // For a government department that registers with its TAN instead of a PAN.
    name: 'department',
    pattern: formOf(state, tan, '\\d', 'Z', check),
    isSellers: false,
    hasState: true,
    isRegistered: true,
    isB2b: true,
  },
  {
    // A UIN, for a body of the United Nations or an embassy (UN), or for another notified person (ON).
    name: 'uin',
    pattern: formOf(state, yearAndCountry, '[UO]N', check),
    isSellers: false,
    hasState: true,
    isRegistered: false,
    isB2b: true,
  },
  {
    // For a non-resident taxable person, who sells in India for a limited time (CGST Act, section 27).
    name: 'nonResident',
    pattern: formOf(state, yearAndCountry, 'NR', check),
    isSellers: true,
    hasState: true,
    isRegistered: true,
    isB2b: false,
  },
  {
    // For a supplier of online services from abroad (IGST Act, section 14). The code 99 is not a state.
    name: 'onlineFromAbroad',
    pattern: formOf('99', yearAndCountry, 'OS', check),
    isSellers: false,
    hasState: false,
    isRegistered: true,
    isB2b: false,
  },
];

/** Returns the format of a GSTIN, even if its check character is wrong. Returns null if it matches no format. */
export const findGstinFormat = (number: string): GstinFormat | null =>
  gstinFormats.find(({ pattern }) => pattern.test(number)) ?? null;

/** This GSTIN has a valid check digit but belongs to nobody: PANs are numbered from 0001, so none has four zeros. */
export const sampleGstin = '27AAAAA0000A1Z2';

/** Returns what is wrong with a party's GSTIN, or null. */
export function validateGstin(number: string, side: BillParty): GstinIssue | null {
  if (!/^[A-Z\d]{15}$/.test(number)) return 'gstinLength';
  const form = findGstinFormat(number);
  if (form === null) return 'gstinForm';
  if (side === 'seller' && !form.isSellers) return 'gstinNotSellers';
  if (form.hasState && !isStateCode(number.slice(0, 2))) return 'gstinState';
  return computeGstinCheckCharacter(number) === number[14] ? null : 'gstinCheck';
}

/** Returns the state that a party's GSTIN names. Returns null if the GSTIN is invalid or names no state. */
export function findGstinState(number: string, side: BillParty): StateCode | null {
  const code = number.slice(0, 2);
  return validateGstin(number, side) === null && isStateCode(code) ? code : null;
}

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Computes the check character of a GSTIN: multiplies the values by 1 and 2 in turn, adds their base-36 digits and
 * returns the complement to 36.
 */
export function computeGstinCheckCharacter(gstin: string): string | undefined {
  let sum = 0;
  for (let at = 0; at < 14; at += 1) {
    const product = characters.indexOf(gstin[at] ?? '') * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return characters[(36 - (sum % 36)) % 36];
}

/** Matches a label pasted before a GSTIN, such as `GSTIN/UIN No`, after spaces and punctuation are removed. */
const label = /^(?:GSTIN|GST|UIN|NO)+/;

/**
 * Normalizes a pasted GSTIN: converts full-width letters, uses capitals, and removes labels, spaces and punctuation.
 */
export const normalizeGstin = (text: string): string =>
  normalizeCode(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s.,:/_\u2010-\u2015-]/g, '')
    .replace(label, '');
