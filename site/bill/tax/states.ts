import type { Words } from '../reading/written-text.ts';

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
