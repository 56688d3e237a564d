import type { DebtIssue } from '../../tools/debts/read-debt.ts';
import { sending } from './sending.ts';

const issues: Readonly<Record<DebtIssue, string>> = {
  noDate: 'No date with a day and a month.',
  badDate: 'The calendar has no such date. Day first: 25/11/2026.',
  severalDates: 'More than one date.',
  farDate: 'The date is still to come, or more than 10 years ago.',
  wrongClock: 'The date of this device is wrong, so no days can be counted. Please correct it in the settings.',
  noAmount: 'No clear amount.',
  severalAmounts: 'More than one number: put ₹ before the amount.',
  twoInCell: 'Two amounts in one cell: which is owed? Keep only that one.',
  maybeSum: 'Is this a bill, or the sum of the other lines? Remove it, or write its date.',
  otherNumber: 'This may be a PIN code, a year or an address: put ₹ before an amount.',
  croreOrCredit: '“Cr” may be crore or credit: write “crore” or “jama”.',
  minusOrDash: 'Was this paid to you? Then write “jama” after the amount, without minus or brackets.',
  otherWords: 'More than a name, a date and an amount: it is not clear who owes whom.',
  noParty: 'No name.',
  noHeads: 'A cell is empty: paste the names of the columns too.',
  noColumn: 'The cells do not match the names of the columns.',
};

/** "Who owes me": from pasted lines to the aging picture and reminders. Its words travel to the browser with it. */
export const debts = {
  heading: 'Who owes me?',
  lead: 'Paste your list from Excel, WhatsApp or the notebook. Your list stays only in this browser tab, and nothing is sent anywhere until you press WhatsApp.',
  label: 'Party, date and amount, one bill a line, in any order',
  failed: 'This part has not loaded. Check your connection and touch the box again.',
  example:
    'Sharma Stores, 05/11/2026, 12,500\nMeena Traders  12 Oct 2026  ₹8,200\n1,20,000.50; ५/११/२०२६; Gupta & Sons',
  trySample: 'Try with sample lines',
  clear: 'Clear',
  party: 'Party',
  owes: 'Owes',
  total: 'Total',
  ages: {
    upTo30: (amount: string) => `${amount} for up to 30 days`,
    upTo60: (amount: string) => `${amount} for 31 to 60 days`,
    over60: (amount: string) => `${amount} for over 60 days`,
    undated: (amount: string) => `${amount}, date not known`,
  },
  sum: (total: string, read: number, lines: number) =>
    `${total} from ${read} of ${lines} ${lines === 1 ? 'line' : 'lines'}`,
  paid: (amount: string) =>
    `Payments of ${amount} are taken off: from the bill they name, else from the oldest; bills without a date come last.`,
  passed: (lines: number) =>
    lines === 1 ? '1 line is a heading or a total.' : `${lines} lines are headings or totals.`,
  alike: (one: string, other: string) => `Are “${one}” and “${other}” one party?`,
  join: 'Yes, count them together',
  settled: (parties: string) => `Nothing left to pay: ${parties}.`,
  settledParty: (party: string, over: string) => (over ? `${party} (${over} in advance)` : party),
  oldest: (days: number, party: string, amount: string) => `Oldest bill: ${party}, ${amount}, ${days} days.`,
  unread: 'Lines that could not be read',
  lineNumber: (position: number) => `Line ${position}`,
  issues,
  reminders: 'Reminders',
  reminderFor: (party: string) => `Reminder for ${party}`,
  billOf: (bill: string, date: string) => `Bill${bill && ` ${bill}`}${date && ` of ${date}`}`,
  moreBills: (bills: number) => `and ${bills} more`,
  reminder: (party: string, amount: string, bills: string, upiId: string, shop: string) =>
    `Hello ${party}, a friendly reminder: ${amount} is outstanding.\n${bills}\n${upiId && `You can pay by UPI to ${upiId}. `}If you have paid already, please ignore this message. Thank you!${shop && ` ${shop}`}`,
  table: 'Table for your accountant',
  tableHeads: ['Party', 'Bill no.', 'Date', 'Days', 'Amount'],
  ...sending,
};
