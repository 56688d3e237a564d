import { brand } from '../../brand.ts';
import type { OwnerFactName } from '../facts/owner-facts.ts';

const labels: Readonly<Record<OwnerFactName, string>> = {
  legalName: 'Legal name',
  postalAddress: 'Postal address',
  supportEmail: 'Customer-care e-mail',
  supportPhone: 'Customer-care phone',
  supportHours: 'Customer-care hours',
  sellerGstin: 'GSTIN',
  grievanceOfficer: 'Grievance officer',
  grievanceContact: 'Grievance officer’s contact',
  grievanceTime: 'Time until a complaint is settled',
  dataRightsTime: 'Time until a request or complaint about your data is answered',
  refundTime: 'Time until a refund arrives',
  dataRetention: 'How long account data is kept',
  consentWithdrawal: 'What happens when you withdraw',
  withdrawalContact: 'Who answers a withdrawal',
  jurisdiction: 'Courts',
  transactionMeaning: 'What counts as a transaction',
  overLimit: 'After 500 transactions in a month',
  legalReview: 'Reviewed by a lawyer',
  renewal: 'How a paid year is renewed',
  cancellationEffect: 'The rest of a paid year',
  booksAfterTrial: 'Your books, if you do not subscribe',
  booksAccess: 'Who can read your books',
  dataExport: 'How to take your data out',
  purchaseInvoice: 'Your GST invoice',
};

/**
 * Values that a demo build shows for facts the owner has not supplied. The company's details are visibly fictitious,
 * because a real firm cannot have this address, phone number or GSTIN. A live build contains none of these values.
 */
const placeholders: Readonly<Record<OwnerFactName, string>> = {
  legalName: 'Imaginary Ledgers Private Limited (fictitious)',
  postalAddress: '0 Imaginary Road, Nowhere 000000 (fictitious)',
  supportEmail: `care@${brand.domain} (fictitious)`,
  supportPhone: '+91 00000 00000 (fictitious)',
  supportHours: 'Days and hours of customer care',
  sellerGstin: '00AAAAA0000A0Z0 (fictitious)',
  grievanceOfficer: 'Name of the grievance officer',
  grievanceContact: `grievance@${brand.domain} (fictitious)`,
  grievanceTime: 'Number of days',
  dataRightsTime: 'Number of days',
  refundTime: 'Number of days',
  dataRetention: 'Length of time',
  consentWithdrawal: 'What is deleted, and when',
  withdrawalContact: 'Name or office of those who answer',
  jurisdiction: 'City of the courts',
  transactionMeaning: 'Meaning of a transaction',
  overLimit: 'What happens then',
  legalReview: 'Date of the review',
  renewal: 'How it is renewed',
  cancellationEffect: 'What happens to it',
  booksAfterTrial: 'What happens to them',
  booksAccess: 'Those who can read them',
  dataExport: 'The way to take it out',
  purchaseInvoice: 'The way it reaches you',
};

/** The labels of the owner's facts, and their placeholders in a demo build. */
export const ownerTexts = { labels, placeholders };
