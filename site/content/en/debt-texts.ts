import type { AgeGroup } from '../../tools/debts/debt-ages.ts';
import type {
  AmountUnit,
  ColumnRole,
  DateOrder,
  DebtDirection,
  ExclusionReason,
  LineQuestionReason,
  QuestionKind,
} from '../../tools/debts/debt-list.ts';
import type { EnteredAmountKind, EnteredLineIssue } from '../../tools/debts/read-entered-line.ts';
import { messageSendingTexts } from './message-sending-texts.ts';

const directions: Readonly<Record<DebtDirection, string>> = {
  owedToMe: 'They owe me',
  owedByMe: 'I owe them',
  notDebts: 'Not a list of debts',
};

const dateOrders: Readonly<Record<DateOrder, string>> = { dayFirst: 'Day first', monthFirst: 'Month first' };

const roles: Readonly<Record<ColumnRole, string>> = {
  party: 'Party',
  owed: 'What they owe',
  received: 'What they have paid',
  iOwe: 'What I owe them',
  date: 'Date of the bill',
  dueDate: 'Date to pay by',
  age: 'Owed for so many days',
  kind: 'Kind of entry',
  side: 'Dr or Cr',
  bill: 'Bill number',
  phone: 'Phone',
  note: 'Note',
  compared: 'Balance, only to compare',
  notCounted: 'Do not count',
};

/** The questions about a pasted list. After each question, the page shows the heading, line, date or word in doubt. */
const questionsOf: Readonly<Record<Exclude<QuestionKind, 'line'>, string>> = {
  direction: 'Who owes in this list?',
  dateOrder: 'Which day is this?',
  column: 'What is in this column?',
  kind: 'How is this kind of entry counted?',
  sums: 'Billed minus received is not the balance here. Which one counts?',
  unit: 'In what does this list count?',
  party: 'Whose account is this?',
  date: 'Which day is this?',
};

const units: Readonly<Record<AmountUnit, string>> = {
  1: 'Rupees',
  1000: 'Thousands of rupees',
  100000: 'Lakhs of rupees',
  10000000: 'Crores of rupees',
};

const doubts: Readonly<Record<LineQuestionReason, string>> = {
  severalAmounts: 'Two amounts: which one is owed?',
  unclearAmount: 'Is this amount read correctly?',
  croreOrCredit: 'Is “Cr” crore here, or paid to you?',
  minusOrDash: 'Is this a minus, so paid to you, or only a dash?',
  maybeSum: 'Is this a bill, or the sum of other lines?',
  twice: 'The same bill stands in the list twice. Is this one owed as well?',
  maybePayment: 'Was this paid to you?',
  otherNumber: 'Is this an amount, or a PIN code, a year or an address?',
  otherWords: 'Does this line say that somebody owes you?',
  noParty: 'There is no name here. Does this count?',
  lostCells: 'The cells do not match the headings. Does this count?',
  severalDates: 'More than one date. Does this count?',
};

const reasons: Readonly<Record<ExclusionReason, string>> = {
  sum: 'Sum of other lines',
  heading: 'Heading',
  balance: 'Opening or closing balance',
  paid: 'Paid',
  cancelled: 'Cancelled',
  draft: 'Draft',
  estimate: 'Estimate',
  order: 'Order or challan',
  expense: 'Expense',
  struckOut: 'Struck out or ticked',
  supplier: 'Supplier',
  iOwe: 'You owe this',
  foreignCurrency: 'Another currency',
  kind: 'Kind that you do not count',
  ownAccount: 'Cash, bank or tax account',
  noAmount: 'No name with an amount',
  tooLong: 'Longer than 2,000 characters',
  left: 'Taken out by you',
};

const ages: Readonly<Record<AgeGroup, (amount: string) => string>> = {
  upTo30: (amount) => `${amount} for up to 30 days`,
  upTo60: (amount) => `${amount} for 31 to 60 days`,
  over60: (amount) => `${amount} for over 60 days`,
  undated: (amount) => `${amount}, no date`,
};

const ageNames: Readonly<Record<AgeGroup, string>> = {
  upTo30: 'up to 30 days',
  upTo60: '31 to 60 days',
  over60: 'over 60 days',
  undated: 'no date',
};

const sides: Readonly<Record<EnteredAmountKind, string>> = { owed: 'Owes me', received: 'Has paid me' };

const entryIssues: Readonly<Record<EnteredLineIssue, string>> = {
  noName: 'Write a name.',
  noAmount: 'Write the amount as a number: 1,250 or 1250.50.',
  negative: 'Write it without minus, and choose “Has paid me”.',
  badDate: 'Write day, month and year: 25/11/2026.',
  farDate: 'This day is still to come, or more than 10 years ago. Please check it.',
};

const lines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

/** The texts of "Who owes me", which load together with its script. */
export const debtTexts = {
  addLine: 'Write a line by hand',
  change: 'Change',
  done: 'Done',
  party: 'Party',
  total: 'Total',
  directions,
  dateOrders,
  roles,
  questionsOf,
  units,
  doubts,
  reasons,
  ages,
  ageNames,
  sides,
  entryIssues,
  reading: {
    table: (columns: number) => `table, ${columns === 1 ? '1 column' : `${columns} columns`}`,
    chat: 'chat',
    lines,
    direction: 'Who owes',
    dateOrder: 'Dates',
    certain: (columns: number) => `Columns with a known heading: ${columns}`,
    noHeading: 'without a heading',
    askAgain: 'Ask me everything again',
  },
  asked: (count: number) => (count === 1 ? '1 question before the total' : `${count} questions before the total`),
  guesses: 'This is how we would read it',
  allRight: 'All right so',
  writeIt: 'Write it myself',
  take: 'Take this',
  choose: 'Choose',
  readAs: (party: string, amount: string) => `${party} owes ${amount}`,
  paidAs: (party: string, amount: string) => `${party} has paid ${amount}`,
  count: 'It is owed: count it',
  credit: 'It was paid to me',
  leave: 'Do not count',
  noDate: 'No date',
  balance: 'The balance as written',
  difference: 'Billed minus received',
  from: (parties: number, count: number) => `${parties === 1 ? '1 party' : `${parties} parties`} · ${lines(count)}`,
  nothing: 'No name with an amount was found. Write one line for each bill: Sharma Stores 12,500.',
  wrongClock: 'The date of this device is wrong, so no days can be counted. Please correct it in the settings.',
  notDebts: 'You said that this is not a list of debts, so nothing is counted. You can change it above.',
  owedByMe: 'You said that you owe this, so nothing is counted here. You can change it above.',
  statedSame: (amount: string) => `The list itself says ${amount} as well.`,
  statedMore: (amount: string, more: string) => `The list itself says ${amount}: ${more} more than counted.`,
  statedLess: (amount: string, less: string) => `The list itself says ${amount}: ${less} less than counted.`,
  parties: 'Parties',
  soFar: 'So far, without what you are asked',
  since: (day: string, days: number) =>
    days === 0 ? `${day}, today` : `since ${day}, ${days === 1 ? '1 day' : `${days} days`}`,
  inAdvance: (amount: string) => `${amount} in advance`,
  settled: (parties: number) => `Nothing left to pay: ${parties === 1 ? '1 party' : `${parties} parties`}`,
  remind: 'Remind',
  showAll: (count: number) => `Show all ${count}`,
  showParties: (count: number) => `Show all ${count} parties`,
  paid: (amount: string) => `${amount} paid`,
  billNumber: (bill: string) => `bill ${bill}`,
  writtenOn: (day: string) => `written on ${day}`,
  corrected: 'corrected',
  amount: 'Amount',
  date: 'Date, if you know it',
  side: 'What it is',
  save: 'Save',
  add: 'Add',
  remove: 'Remove',
  close: 'Close',
  beingRead: 'Reading your list …',
  notLoaded: 'The reader of lists has not loaded. Your list is safe here. Check your connection.',
  tryAgain: 'Try again',
  alike: (one: string, other: string) => `Are “${one}” and “${other}” one party?`,
  join: 'Yes, count them together',
  notCounted: 'Not counted',
  notCountedOf: (count: number, reason: string) => `${lines(count)}: ${reason}`,
  countIt: 'Count it',
  reminderHeading: 'Reminder',
  billOf: (bill: string, date: string) => `Bill${bill && ` ${bill}`}${date && ` of ${date}`}`,
  moreBills: (bills: number) => `and ${bills} more`,
  reminder: (party: string, amount: string, bills: string, upiId: string, shop: string) =>
    `Hello ${party}, a friendly reminder: ${amount} is outstanding.\n${bills}\n${upiId && `You can pay by UPI to ${upiId}. `}If you have paid already, please ignore this message. Thank you!${shop && ` ${shop}`}`,
  table: 'Table for your accountant',
  tableHeads: ['Party', 'Bill no.', 'Date', 'Days', 'Amount'],
  ...messageSendingTexts,
};
