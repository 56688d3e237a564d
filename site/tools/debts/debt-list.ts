import type { Paise } from '../../base/money.ts';

/** The direction of a list's debts. */
export const debtDirections = ['owedToMe', 'owedByMe', 'notDebts'] as const;
export type DebtDirection = (typeof debtDirections)[number];

/** How a list writes `05/11`. */
export const dateOrders = ['dayFirst', 'monthFirst'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** The meaning of a column's cells. */
export const columnRoles = [
  'party',
  'owed',
  'received',
  'iOwe',
  'date',
  'dueDate',
  'age',
  'kind',
  'side',
  'bill',
  'phone',
  'note',
  'compared',
  'notCounted',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** How a kind of entry that the reader does not know is counted ("Memo"). */
export const entryKindRoles = ['owed', 'received', 'notCounted'] as const;

/** A part of a sum that has waited `from` to `to` days, by the heading of its column; `to` may be infinite. */
export type AgePart = { readonly paise: Paise; readonly from: number; readonly to: number };

/** A pasted line that is counted. */
export type DebtLine = {
  /** Identifies the line as long as its text stays: the text, and its number among equal ones. */
  readonly key: string;
  /** The pasted text. */
  readonly text: string;
  readonly party: string;
  /** Negative for a payment or a credit. */
  readonly paise: Paise;
  /** The bill's day, YYYY-MM-DD; null if the list does not say it. */
  readonly date: string | null;
  /** The day on which a chat's message was sent, YYYY-MM-DD. */
  readonly writtenOn: string | null;
  /** The line's sum by age, if columns say it; else empty. */
  readonly parts: readonly AgePart[];
  /** It was owed before the list's first day, so that a payment is for it first. */
  readonly isOpening?: boolean;
  /** The bill's number; of a payment the bill that it names; or ''. */
  readonly bill: string;
  /** Ten digits, or ''. */
  readonly phone: string;
};

/** Why a line is not counted. */
export const notCountedReasons = [
  'sum',
  'heading',
  'balance',
  'paid',
  'cancelled',
  'draft',
  'estimate',
  'order',
  'expense',
  'struckOut',
  'supplier',
  'iOwe',
  'foreignCurrency',
  'kind',
  'ownAccount',
  'noAmount',
  'tooLong',
  'left',
] as const;
export type NotCountedReason = (typeof notCountedReasons)[number];

/** A line with a digit that is not counted. */
export type NotCountedLine = {
  readonly key: string;
  /** The pasted text. */
  readonly line: string;
  readonly reason: NotCountedReason;
  /** False where the line has no sum to count. The answer `count` to the question `line:KEY` counts it. */
  readonly canCount: boolean;
};

/** The chosen value of each answered question, by its id. */
export type QuestionAnswers = Readonly<Record<string, string>>;

/** The subject of a question, which decides its wording. */
export type QuestionKind =
  /** The direction of the list. Choices: {@link directions}. */
  | 'direction'
  /** The order of day and month. Choices: {@link dateOrders}. */
  | 'dateOrder'
  /** An unknown heading of a column. Choices: {@link columnRoles}. */
  | 'column'
  /** An unknown kind of entry. Choices: {@link kindRoles}. */
  | 'kind'
  /** Rows in which billed minus received is not the balance. Choices: `balance`, `difference`. */
  | 'sums'
  /** The unit that a title states ("in lakh"). Choices: `1` and {@link units}. */
  | 'unit'
  /** The party of a ledger. No choices: the answer is a name. */
  | 'party'
  /** A line's date, which is impossible, to come or over ten years ago. Choices: `noDate`, or a day (YYYY-MM-DD). */
  | 'date'
  /** A line that may be a debt. Choices: `count`, `credit` (a payment), `left` (not counted), or a sum in paise. */
  | 'line';

/** A question whose answer can change a sum or an oldest day. */
export type Question = {
  readonly id: string;
  readonly kind: QuestionKind;
  /** The pasted heading, line, date or word. */
  readonly about: string;
  /** The reason why a line is asked about. */
  readonly why: LineDoubt | null;
  readonly choices: readonly string[];
  /** The reader's own guess, or null. */
  readonly suggested: string | null;
  /** How a line would be counted if the answer is `count`; null without one name and one sum. */
  readonly reading: { readonly party: string; readonly paise: Paise } | null;
};

/** Rupees that a title may count in: thousands, lakhs, crores. */
export const amountUnits = ['1000', '100000', '10000000'] as const;
export type AmountUnit = '1' | (typeof amountUnits)[number];

/** Why a line is asked. */
export const lineDoubts = [
  'severalAmounts',
  'unclearAmount',
  'croreOrCredit',
  'minusOrDash',
  'maybeSum',
  'twice',
  'maybePayment',
  'otherNumber',
  'otherWords',
  'noParty',
  'lostCells',
  'severalDates',
] as const;
export type LineDoubt = (typeof lineDoubts)[number];

/** A column as it was read. */
export type TableColumn = {
  /** The id of the question that changes the column: `column:HEADING`. */
  readonly id: string;
  readonly heading: string;
  /** Up to two values below it. */
  readonly samples: readonly string[];
  readonly role: ColumnRole;
  /** Every word of the heading is known, or the visitor has chosen the role. */
  readonly isCertain: boolean;
};

/** How a list was read; each part can be changed by the answer to a question of the same id. */
export type ListInterpretation = {
  readonly direction: DebtDirection;
  /** A date as pasted with the day it means, or null if no date depends on the order. */
  readonly dateOrder: { readonly order: DateOrder; readonly example: string; readonly iso: string } | null;
  readonly tables: readonly (readonly TableColumn[])[];
  readonly isChat: boolean;
};

/** The debt of a party; `oldest` is the day of its oldest unpaid bill, YYYY-MM-DD, or null. */
export type PartySum = { readonly party: string; readonly paise: Paise; readonly oldest: string | null };

/** The reading of a pasted list. */
export type DebtList = {
  readonly lines: readonly DebtLine[];
  readonly parties: readonly PartySum[];
  readonly questions: readonly Question[];
  readonly notCounted: readonly NotCountedLine[];
  /** The list's own total, and what is counted of the lines that it sums; null if the list states none. */
  readonly statedTotal: { readonly paise: Paise; readonly counted: Paise } | null;
  readonly reading: ListInterpretation;
};

/** The reading of an empty text. */
export const emptyList: DebtList = {
  lines: [],
  parties: [],
  questions: [],
  notCounted: [],
  statedTotal: null,
  reading: { direction: 'owedToMe', dateOrder: null, tables: [], isChat: false },
};
