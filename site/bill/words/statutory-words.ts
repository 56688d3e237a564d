/** Marks of the copies of an invoice, for goods Rule 48(1), for services Rule 48(2). */
export const copyMarks: Readonly<Record<string, readonly string[]>> = {
  goods: ['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR TRANSPORTER', 'TRIPLICATE FOR SUPPLIER'],
  services: ['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR SUPPLIER'],
};

/**
 * Words that the law puts on a paper as they stand, whatever language the rest is in: an invoice of an export or to a
 * special economic zone "shall carry an endorsement" (CGST Rules 2017, Rule 46, proviso), a composition dealer "shall
 * mention the words ... at the top of the bill of supply" (Rule 5(1)(f)).
 */
const zeroRated = 'SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS';
export const statutoryWords = {
  withIgst: `${zeroRated} ON PAYMENT OF INTEGRATED TAX`,
  underLut: `${zeroRated} UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX`,
  composition: 'composition taxable person, not eligible to collect tax on supplies',
} as const;
