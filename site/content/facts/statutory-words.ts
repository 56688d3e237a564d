/** The marks on the copies of an invoice: Rule 48(1) for goods, Rule 48(2) for services. */
export const invoiceCopyMarks: Readonly<Record<string, readonly string[]>> = {
  goods: ['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR TRANSPORTER', 'TRIPLICATE FOR SUPPLIER'],
  services: ['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR SUPPLIER'],
};

/**
 * Words that the law prescribes in every language: for exports and supplies to a zone (CGST Rules, Rule 46, proviso),
 * and for sellers under the composition scheme (Rule 5(1)(f)).
 */
const zeroRated = 'SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS';
export const statutoryWords = {
  withIgst: `${zeroRated} ON PAYMENT OF INTEGRATED TAX`,
  underLut: `${zeroRated} UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX`,
  composition: 'composition taxable person, not eligible to collect tax on supplies',
} as const;
