import type { DebtIssue } from '../../bill/debts/read-debt.ts';
import { sending } from './sending.ts';

const issues: Readonly<Record<DebtIssue, string>> = {
  noDate: 'No date with a day and a month.',
  badDate: 'The calendar has no such date. Day first: 25/11/2026.',
  severalDates: 'More than one date.',
  farDate: 'The date is still to come, or more than 10 years ago.',
  noAmount: 'No clear amount.',
  severalAmounts: 'More than one number: put ₹ before the amount.',
  croreOrCredit: '“Cr” may be crore or credit: write “crore” or “jama”.',
  minusOrDash: 'Was this paid to you? Then write “jama” after the amount, without minus or brackets.',
  otherWords: 'More than a name, a date and an amount: it is not clear who owes whom.',
  noParty: 'No name.',
  noHeads: 'A cell is empty: paste the names of the columns too.',
};

/** "Who owes me": from pasted lines to the aging picture and reminders. Its words travel to the browser with it. */
export const debts = {
  heading: 'Who owes me?',
  lead: 'Paste your list from Excel, WhatsApp or the notebook. Nothing is kept, and nothing you type is sent anywhere until you press WhatsApp.',
  label: 'Party, date and amount, one bill a line, in any order',
  failed: 'This part has not loaded. Check your connection and touch the box again.',
  example:
    'Sharma Stores, 05/11/2026, 12,500\nMeena Traders  12 Oct 2026  ₹8,200\n1,20,000.50; ५/११/२०२६; Gupta & Sons',
  trySample: 'Try with sample lines',
  party: 'Party',
  owes: 'Owes',
  total: 'Total',
  ages: {
    upTo30: (amount: string) => `${amount} for up to 30 days`,
    upTo60: (amount: string) => `${amount} for 31 to 60 days`,
    over60: (amount: string) => `${amount} for over 60 days`,
  },
  sum: (total: string, read: number, lines: number) =>
    `${total} from ${read} of ${lines} ${lines === 1 ? 'line' : 'lines'}`,
  settled: (parties: string) => `Nothing left to pay: ${parties}.`,
  settledParty: (party: string, over: string) => (over ? `${party} (${over} in advance)` : party),
  oldest: (days: number, party: string, amount: string) => `Oldest bill: ${party}, ${amount}, ${days} days.`,
  unread: 'Lines that could not be read',
  lineNumber: (position: number) => `Line ${position}`,
  issues,
  reminders: 'Reminders',
  reminderFor: (party: string) => `Reminder for ${party}`,
  reminder: (bills: number, party: string, amount: string, date: string, shop: string) =>
    `Hello ${party}, a friendly reminder: ${amount} is outstanding${bills > 1 ? ` on ${bills} bills, the oldest of ${date}` : ` on our bill of ${date}`}. If you have paid already, please ignore this message. Thank you!${shop ? ` ${shop}` : ''}`,
  ...sending,
};
