import type { OwnerFactName } from '../facts/owner-facts.ts';

const labels: Readonly<Record<OwnerFactName, string>> = {
  legalName: 'Legal name',
  postalAddress: 'Postal address',
  supportEmail: 'Customer-care e-mail',
  supportHours: 'Hours of answering',
  sellerGstin: 'GSTIN',
  grievanceOfficer: 'Grievance officer',
  grievanceContact: 'Grievance officer’s contact',
  refundTime: 'Time until a refund arrives',
  dataRetention: 'How long account data is kept',
  jurisdiction: 'Courts',
  transactionMeaning: 'What counts as a transaction',
  legalReview: 'Reviewed by a lawyer',
  grievanceTime: 'Time until a complaint is settled',
  booksAfterTrial: 'What happens to your books if you do not subscribe',
  booksAccess: 'Who can read the books in the application',
  dataExport: 'How you take your data out',
  purchaseInvoice: 'How the GST invoice reaches you',
  overLimit: 'What happens after 500 transactions in a month',
  cancellationEffect: 'What happens to the rest of a paid year',
};

/** Labels of what the owner supplies, and the placeholder shown until then. */
export const owner = { labels, placeholder: 'To be supplied before launch' };
