/** Marks of the copies of an invoice, for goods Rule 48(1), for services Rule 48(2). */
export const invoiceCopyMarks: Readonly<Record<string, readonly string[]>> = {
  goods: ['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR TRANSPORTER', 'TRIPLICATE FOR SUPPLIER'],
  services: ['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR SUPPLIER'],
};

/** Words of the law in any language: of an export or to a zone (CGST Rules, Rule 46, proviso), of composition (5(1)(f)). */
const zeroRated = 'SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS';
export const statutoryWords = {
  withIgst: `${zeroRated} ON PAYMENT OF INTEGRATED TAX`,
  underLut: `${zeroRated} UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX`,
  composition: 'composition taxable person, not eligible to collect tax on supplies',
} as const;
