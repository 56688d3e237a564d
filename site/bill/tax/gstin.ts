import { writtenCode } from '../reading/written-text.ts';
import { isStateCode, type StateCode } from './states.ts';

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
