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
  overLimit: 'What happens after 500 transactions in a month',
  cancellationEffect: 'What happens to the rest of a paid year',
};

/** Labels of what the owner supplies, and the placeholder shown until then. */
export const owner = { labels, placeholder: 'To be supplied before launch' };
