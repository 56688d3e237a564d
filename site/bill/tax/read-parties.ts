import { upiForm, writtenCode, writtenText } from '../reading/written-text.ts';
import type { Buyer, Seller } from './bill.ts';
import type { BillDraft, HeadField } from './bill-draft.ts';
import { gstinIssue, isUin, stateOfGstin, writtenGstin } from './gstin.ts';
import type { IssueCode } from './read-line.ts';
import { isStateCode } from './states.ts';

type Head = BillDraft['head'];
type Mark = (field: HeadField, code: IssueCode) => void;

export function readSeller(head: Head, mark: Mark): Seller {
  const gstin = gstinOf(head, 'sellerGstin', mark);
  const upiId = writtenCode(head.sellerUpi);
  const isUpiId = upiForm.test(upiId);
  if (upiId !== '' && !isUpiId) mark('sellerUpi', 'upiForm');
  const state = stateOf(gstin, head.sellerState) ?? '27';
  return { ...partyOf(head, 'seller'), gstin, state, upiId: isUpiId ? upiId : '' };
}

/** Ignores GSTIN and state of a buyer abroad. */
export function readBuyer(head: Head, where: Buyer['where'], mark: Mark): Buyer {
  const party = { ...partyOf(head, 'buyer'), delivery: writtenText(head.buyerDelivery) };
  if (where === 'abroad') return { ...party, where, country: writtenText(head.buyerCountry) };
  const gstin = gstinOf(head, 'buyerGstin', mark);
  return { ...party, where, gstin, state: stateOf(gstin, head.buyerState) };
}

/** A holder of a UIN is no registered person (CGST Act, section 2(94)): a sale to it is one to a consumer. */
export const isRegistered = (buyer: Buyer): boolean =>
  buyer.where === 'india' && buyer.gstin !== '' && !isUin(buyer.gstin);

const partyOf = (head: Head, party: 'seller' | 'buyer') => ({
  name: writtenText(head[`${party}Name`]),
  address: writtenText(head[`${party}Address`]),
  phone: writtenCode(head[`${party}Phone`]),
});

/** A GSTIN's state goes before a chosen one: a registration is in one state. */
const stateOf = (gstin: string, chosen: string) => stateOfGstin(gstin) ?? (isStateCode(chosen) ? chosen : null);

function gstinOf(head: Head, field: 'sellerGstin' | 'buyerGstin', mark: Mark): string {
  const gstin = writtenGstin(head[field]);
  const issue = gstin === '' ? null : gstinIssue(gstin, field === 'buyerGstin');
  if (issue !== null) mark(field, issue);
  return gstin;
}
