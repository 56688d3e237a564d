import { writtenCode } from '../../reading/written-text.ts';

/** State codes, the first two of a GSTIN (the portal's list, read on 21 November 2026): 25 is now 26, and 28 is 37. */
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

/** Outside India: "96-Other Countries", GSTR-1's place of supply of an export. (97 is India's own waters.) */
export const outsideIndiaCode = '96';
export type PlaceOfSupply = StateCode | typeof outsideIndiaCode;

/** Where union territory tax takes the place of state tax (CGST Act 2017, section 2(114)); a legislature has its own. */
const withoutLegislature: readonly StateCode[] = ['04', '26', '31', '35', '38', '97'];

export const isStateCode = (code: string): code is StateCode => stateCodes.some((each) => each === code);

/** The tax beside CGST on a supply within this state. */
export const localTaxTypeOf = (state: StateCode): 'sgst' | 'utgst' =>
  withoutLegislature.includes(state) ? 'utgst' : 'sgst';

export type GstinIssue = 'gstinLength' | 'gstinForm' | 'gstinNotSellers' | 'gstinState' | 'gstinCheck';

/** The party of a bill that a number stands for: a seller bills under fewer forms than a buyer may name. */
export type BillParty = 'seller' | 'buyer';

/** The parts that the forms are made of, each for a regular expression. */
const state = '\\d\\d';
const pan = '[A-Z]{5}\\d{4}[A-Z]';
const tan = '[A-Z]{4}\\d{5}[A-Z]';
const registration = '[1-9A-Z]';
/** The year of registration, the country, and a number counted within the year. */
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
  /** Whether its first two digits name a state. */
  hasState: boolean;
  /** A holder of a UIN is no registered person (CGST Act, section 2(94)). */
  isRegistered: boolean;
  /** Whether GSTR-1 takes it among sales to the registered (table 4). */
  isB2b: boolean;
}>;

/** The forms that the portal gives out, as its API documents them (developer.gst.gov.in, taxpayer, returns). */
const gstinFormats: readonly GstinFormat[] = [
  {
    // The last letter but one is Z in most of them.
    name: 'regular',
    pattern: formOf(state, pan, registration, '[ABE-Z\\d]', check),
    isSellers: true,
    hasState: true,
    isRegistered: true,
    isB2b: true,
  },
  {
    // A government office or other body that deducts tax (CGST Act, section 51).
    name: 'taxDeductor',
    pattern: formOf(state, `(?:${pan}|${tan})`, registration, 'D', check),
    isSellers: false,
    hasState: true,
    isRegistered: true,
    isB2b: true,
  },
  {
    // An e-commerce operator that collects tax (CGST Act, section 52).
    name: 'taxCollector',
    pattern: formOf(state, pan, registration, 'C', check),
    isSellers: false,
    hasState: true,
    isRegistered: true,
    isB2b: true,
  },
  {
    // A government department that registers by its TAN instead of a PAN.
    name: 'department',
    pattern: formOf(state, tan, '\\d', 'Z', check),
    isSellers: false,
    hasState: true,
    isRegistered: true,
    isB2b: true,
  },
  {
    // The UIN of a body of the United Nations or an embassy (UN), or of another notified person (ON).
    name: 'uin',
    pattern: formOf(state, yearAndCountry, '[UO]N', check),
    isSellers: false,
    hasState: true,
    isRegistered: false,
    isB2b: true,
  },
  {
    // A non-resident taxable person, who sells in India for a time (CGST Act, section 27).
    name: 'nonResident',
    pattern: formOf(state, yearAndCountry, 'NR', check),
    isSellers: true,
    hasState: true,
    isRegistered: true,
    isB2b: false,
  },
  {
    // A supplier of online services from abroad (IGST Act, section 14): 99 is no state.
    name: 'onlineFromAbroad',
    pattern: formOf('99', yearAndCountry, 'OS', check),
    isSellers: false,
    hasState: false,
    isRegistered: true,
    isB2b: false,
  },
];

/** Returns the form that a number is written in, right or wrong in its check character; null if in none. */
export const gstinFormatOf = (number: string): GstinFormat | null =>
  gstinFormats.find(({ pattern }) => pattern.test(number)) ?? null;

/** Nobody's: the tax office numbers PANs from 0001, so none has four zeros. Its check digit is right. */
export const sampleGstin = '27AAAAA0000A1Z2';

/** Returns what is wrong with the number of a party, or null. */
export function validateGstin(number: string, side: BillParty): GstinIssue | null {
  if (!/^[A-Z\d]{15}$/.test(number)) return 'gstinLength';
  const form = gstinFormatOf(number);
  if (form === null) return 'gstinForm';
  if (side === 'seller' && !form.isSellers) return 'gstinNotSellers';
  if (form.hasState && !isStateCode(number.slice(0, 2))) return 'gstinState';
  return gstinCheckCharacter(number) === number[14] ? null : 'gstinCheck';
}

/** Returns the state that a party's valid number names, or null. */
export function stateOfGstin(number: string, side: BillParty): StateCode | null {
  const code = number.slice(0, 2);
  return validateGstin(number, side) === null && isStateCode(code) ? code : null;
}

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the check character: values times 1 and 2 in turn, base-36 digits added, the complement to 36. */
export function gstinCheckCharacter(gstin: string): string | undefined {
  let sum = 0;
  for (let at = 0; at < 14; at += 1) {
    const product = characters.indexOf(gstin[at] ?? '') * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return characters[(36 - (sum % 36)) % 36];
}

/** What people paste before a number, such as `GSTIN/UIN No`, once nothing divides it. */
const label = /^(?:GSTIN|GST|UIN|NO)+/;

/** Reads a number as people paste it: full-width letters, capitals, no label, and nothing between its parts. */
export const normalizeGstin = (text: string): string =>
  writtenCode(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s.,:/_\u2010-\u2015-]/g, '')
    .replace(label, '');
