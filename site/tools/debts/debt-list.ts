import type { Paise } from '../../base/money.ts';

/** The directions of debts: others owe the shop, or the shop owes others, or the list contains no debts. */
export const debtDirections = ['owedToMe', 'owedByMe', 'notDebts'] as const;
export type DebtDirection = (typeof debtDirections)[number];

/** The order of day and month in a list's dates, such as `05/11`. */
export const dateOrders = ['dayFirst', 'monthFirst'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** The roles that a column can have in the sums. */
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

/** Ways to count an unknown kind of entry, such as "Memo". */
export const entryKindRoles = ['owed', 'received', 'notCounted'] as const;

/**
 * A part of a sum. According to its column's heading, it has been owed for `from` to `to` days. `to` may be infinite.
 */
export type AmountByAge = { readonly paise: Paise; readonly from: number; readonly to: number };

/** A pasted line that is counted. */
export type DebtLine = {
  /** Identifies the line: its text, and its number among equal lines. */
  readonly key: string;
  /** The pasted text. */
  readonly text: string;
  readonly party: string;
  /** The amount, negative for a payment or a credit. */
  readonly paise: Paise;
  /** The bill's date, YYYY-MM-DD; null if the list does not state it. */
  readonly date: string | null;
  /** The date on which a chat message was sent, YYYY-MM-DD. */
  readonly writtenOn: string | null;
  /** The line's amount by age, if the list has columns of ages; else empty. */
  readonly parts: readonly AmountByAge[];
  /** True if the amount was owed before the list's first day. Payments are subtracted from such amounts first. */
  readonly isOpening?: boolean;
  /** The number of the bill, or for a payment the number of the paid bill; or ''. */
  readonly bill: string;
  /** The party's phone number of ten digits, or ''. */
  readonly phone: string;
};

/** Reasons for which a line is not counted. */
export const exclusionReasons = [
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
export type ExclusionReason = (typeof exclusionReasons)[number];

/** A line that contains a digit, but is not counted. */
export type NotCountedLine = {
  readonly key: string;
  /** The pasted text. */
  readonly line: string;
  readonly reason: ExclusionReason;
  /**
   * True if the line contains an amount. The visitor can count the line by the answer `count` to the question
   * `line:KEY`.
   */
  readonly canCount: boolean;
};

/** The chosen value of each answered question, keyed by the question's id. */
export type QuestionAnswers = Readonly<Record<string, string>>;

/** The subject of a question, which decides its wording. */
export type QuestionKind =
  /** Asks who owes whom. Choices: {@link debtDirections}. */
  | 'direction'
  /** Asks for the order of day and month. Choices: {@link dateOrders}. */
  | 'dateOrder'
  /** Asks for the role of a column. Choices: {@link columnRoles}. */
  | 'column'
  /** Asks how to count a kind of entry. Choices: {@link entryKindRoles}. */
  | 'kind'
  /**
   * Asks which sum counts if the balance differs from the billed less the received amount. Choices: `balance`,
   * `difference`.
   */
  | 'sums'
  /** Asks whether amounts are in the unit of a title ("in lakh"). Choices: `1` and {@link amountUnits}. */
  | 'unit'
  /** Asks for the party of a ledger. The answer is a name, so there are no choices. */
  | 'party'
  /**
   * Asks about a date that is impossible, in the future, or more than ten years ago. Choices: `noDate`, or YYYY-MM-DD.
   */
  | 'date'
  /** Asks whether a line is a debt. Choices: `count`, `credit` (a payment), `left` (not counted), or a sum in paise. */
  | 'line';

/** A question whose answer can change a sum or the oldest date of a party. */
export type Question = {
  readonly id: string;
  readonly kind: QuestionKind;
  /** The pasted text that the question is about. */
  readonly about: string;
  /** The reason for a question about a line; null for other questions. */
  readonly why: LineQuestionReason | null;
  readonly choices: readonly string[];
  /** The suggested answer, or null. */
  readonly suggested: string | null;
  /** The party and amount that the answer `count` adds; null if the line has no clear party and amount. */
  readonly reading: { readonly party: string; readonly paise: Paise } | null;
};

/** Units that a title may state for its amounts, in rupees: thousand, lakh, crore. */
export const amountUnits = ['1000', '100000', '10000000'] as const;
export type AmountUnit = '1' | (typeof amountUnits)[number];

/** Reasons for a question about a line. */
export const lineQuestionReasons = [
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
export type LineQuestionReason = (typeof lineQuestionReasons)[number];

/** A column of a table and the role that the reader has given it. */
export type TableColumn = {
  /** The id of the question that changes the column: `column:HEADING`. */
  readonly id: string;
  readonly heading: string;
  /** Up to two values of the column. */
  readonly samples: readonly string[];
  readonly role: ColumnRole;
  /** True if every word of the heading is known, or if the visitor has chosen the role. */
  readonly isCertain: boolean;
};

/** The reader's interpretation of a list. The visitor can change each part by answering a question. */
export type ListInterpretation = {
  readonly direction: DebtDirection;
  /** The order of day and month, with a pasted date as example; null if no date depends on the order. */
  readonly dateOrder: { readonly order: DateOrder; readonly example: string; readonly iso: string } | null;
  readonly tables: readonly (readonly TableColumn[])[];
  readonly isChat: boolean;
};

/** The debt of a party. `oldest` is the date of its oldest unpaid bill, YYYY-MM-DD, or null. */
export type PartySum = { readonly party: string; readonly paise: Paise; readonly oldest: string | null };

export type DebtList = {
  readonly lines: readonly DebtLine[];
  readonly parties: readonly PartySum[];
  readonly questions: readonly Question[];
  readonly notCounted: readonly NotCountedLine[];
  /** The total in the list's own text, and the counted sum of the same lines; null if the list states no total. */
  readonly statedTotal: { readonly paise: Paise; readonly counted: Paise } | null;
  readonly reading: ListInterpretation;
};

export const initialDebtList: DebtList = {
  lines: [],
  parties: [],
  questions: [],
  notCounted: [],
  statedTotal: null,
  reading: { direction: 'owedToMe', dateOrder: null, tables: [], isChat: false },
};
