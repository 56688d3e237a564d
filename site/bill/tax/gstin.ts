import { type Words, writtenCode } from '../reading/written-text.ts';

/** State codes, the first two of a GSTIN (the portal's list, read on 21 November 2026): 25 is now 26, and 28 is 37. */
const codes =
  '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 26 27 29 30 31 32 33 34 35 36 37 38 97';
export type StateCode = Words<typeof codes>;
export const stateCodes = codes.split(' ') as readonly StateCode[];

/** Outside India: "96-Other Countries", GSTR-1's place of supply of an export. (97 is India's own waters.) */
export const abroad = '96';
export type Place = StateCode | typeof abroad;

/** Where union territory tax takes the place of state tax (CGST Act 2017, section 2(114)); a legislature has its own. */
const withoutLegislature: readonly StateCode[] = ['04', '26', '31', '35', '38', '97'];

export const isStateCode = (code: string): code is StateCode => stateCodes.some((each) => each === code);

/** The tax beside CGST on a supply within this state. */
export const localTaxOf = (state: StateCode): 'sgst' | 'utgst' =>
  withoutLegislature.includes(state) ? 'utgst' : 'sgst';

export type GstinIssue = 'gstinForm' | 'gstinState' | 'gstinCheck';

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** State, PAN (five letters, four digits, a letter), registration number, a letter that is mostly Z, check. */
const form = /^\d\d[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z\d][A-Z\d]$/;
/** The UIN of an embassy or a body of the United Nations: state, year, country, number, UN or ON, check. */
const uinForm = /^\d{4}[A-Z]{3}\d{5}[UO]N[A-Z\d]$/;
export const isUin = (number: string): boolean => uinForm.test(number);

/** Nobody's: the tax office numbers PANs from 0001, so none has four zeros. Its check digit is right. */
export const sampleGstin = '27AAAAA0000A1Z2';

/** Returns what is wrong with a GSTIN, or null. A buyer may have a UIN instead. */
export function gstinIssue(gstin: string, isBuyers = false): GstinIssue | null {
  if (!form.test(gstin) && !(isBuyers && isUin(gstin))) return 'gstinForm';
  if (!isStateCode(gstin.slice(0, 2))) return 'gstinState';
  return checkCharacter(gstin) === gstin[14] ? null : 'gstinCheck';
}

/** Returns the state of a valid GSTIN or UIN, or null. */
export function stateOfGstin(gstin: string): StateCode | null {
  const code = gstin.slice(0, 2);
  return gstinIssue(gstin, true) === null && isStateCode(code) ? code : null;
}

/** Returns the check character: values times 1 and 2 in turn, base-36 digits added, the complement to 36. */
export function checkCharacter(gstin: string): string | undefined {
  let sum = 0;
  for (let at = 0; at < 14; at += 1) {
    const product = characters.indexOf(gstin[at] ?? '') * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return characters[(36 - (sum % 36)) % 36];
}

/** As people paste it: spaces out, capitals. */
export const writtenGstin = (text: string): string => writtenCode(text).replace(/\s/g, '').toUpperCase();
