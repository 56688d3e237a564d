import { writtenCode, writtenText } from '../reading/written-text.ts';
import type { Bill, BillKind, BillLine, Tax } from './bill.ts';
import { type BillDraft, itemFieldName } from './bill-draft.ts';
import { countTotals, taxGroups } from './count-bill.ts';
import { gstinIssue, stateOfGstin, writtenGstin } from './gstin.ts';
import { largestTotal } from './paise.ts';
import { type Issue, isBlank, readLine } from './read-line.ts';
import { isStateCode, localTaxOf, type StateCode } from './states.ts';

/**
 * A bill read from the form. `bill` is null while something that counts for its sums cannot be read: the last good one
 * stays.
 */
export type BillReading = { readonly bill: Bill | null; readonly issues: readonly Issue[] };

/** Serial number: at most 16 characters, letters, digits, hyphen and slash (Rule 46(b)). */
const numberForm = /^[A-Za-z\d/-]{0,16}$/;
/** name@bank, as NPCI's linking specification has it; the name from 2, the bank from 2 characters. */
const upiForm = /^[\w.-]{2,}@[A-Za-z][A-Za-z\d]+$/;

export function readBill({ head, items }: BillDraft): BillReading {
  const issues: Issue[] = [];
  const gstinOf = (party: 'seller' | 'buyer'): string => {
    const gstin = writtenGstin(head[`${party}Gstin`]);
    const issue = gstin === '' ? null : gstinIssue(gstin);
    const state = head[`${party}State`];
    if (issue !== null) issues.push({ field: `${party}Gstin`, code: issue });
    else if (gstin !== '' && state !== '' && stateOfGstin(gstin) !== state) {
      issues.push({ field: `${party}State`, code: 'stateNotOfGstin' });
    }
    return gstin;
  };
  const seller = {
    name: writtenText(head.sellerName),
    gstin: gstinOf('seller'),
    state: stateOr(head.sellerState, '27'),
  };
  const buyer = { name: writtenText(head.buyerName), gstin: gstinOf('buyer') };
  const read = items.filter((item) => !isBlank(item)).map(readLine);
  issues.push(...read.flatMap((each) => each.issues));
  const lines = read.map(({ line }) => line).filter((line): line is BillLine => line !== null);
  const isCountable = lines.length === read.length && issues.every(({ code }) => code === 'hsnForm');

  const number = writtenCode(head.number);
  if (!numberForm.test(number)) issues.push({ field: 'number', code: 'numberForm' });
  const upiId = writtenCode(head.sellerUpi);
  const isUpiId = upiForm.test(upiId);
  if (upiId !== '' && !isUpiId) issues.push({ field: 'sellerUpi', code: 'upiForm' });
  if (!isCountable) return { bill: null, issues };

  // The buyer's registration, else the buyer's address, else the counter it was sold at.
  const placeOfSupply = stateOfGstin(buyer.gstin) ?? stateOr(head.buyerState, seller.state);
  const isLocal = placeOfSupply === seller.state;
  const tax: Tax = seller.gstin === '' ? 'none' : isLocal ? localTaxOf(placeOfSupply) : 'igst';
  const groups = taxGroups(lines, tax);
  const totals = countTotals(lines, groups);
  if (totals.total > largestTotal) {
    const largest = lines.reduce((one, other) => (other.taxable > one.taxable ? other : one));
    return { bill: null, issues: [...issues, { field: itemFieldName(largest.key, 'rate'), code: 'totalTooLarge' }] };
  }
  const kind: BillKind =
    tax === 'none' ? 'bill' : groups.some(({ rate }) => rate > 0) || lines.length === 0 ? 'taxInvoice' : 'billOfSupply';
  const paper = { kind, placeOfSupply, tax, number, date: head.date };
  return {
    bill: { ...paper, seller: { ...seller, upiId: isUpiId ? upiId : '' }, buyer, lines, groups, ...totals },
    issues,
  };
}

const stateOr = (code: string, other: StateCode): StateCode => (isStateCode(code) ? code : other);
