import { findDates } from '../reading/find-dates.ts';
import { hasLetter, isTitle, trimPartyName } from './names.ts';
import { readChatMessage } from './read-chat-message.ts';
import { findPhoneNumber } from './read-notebook-line.ts';
import { splitIntoWords } from './split-into-words.ts';
import { maxLineLength, type PastedLine } from './split-pasted-lines.ts';
import { readSumKind } from './sums.ts';
import {
  addSecondHeadingLine,
  type HeadingLine,
  isUnitLine,
  readHeadingLine,
  readTableRow,
  type TableRow,
} from './tables.ts';

export type ListLine = {
  readonly pasted: PastedLine;
  /** The line's text without the date and sender of a chat message, and without the number of a numbered list. */
  readonly text: string;
  /** The line's cells if it is in a table; else null. */
  readonly row: TableRow | null;
  /** The date of the chat message as the phone wrote it, or ''. */
  readonly sent: string;
  /** True if the message is from a phone with the date format of the USA; null if no message begins at this line. */
  readonly isAmerican: boolean | null;
  readonly is: 'entry' | 'blank' | 'rule' | 'label' | 'heading' | 'tooLong' | 'unit';
};

/** The lines of one table, or the lines before the first table. */
export type ListBlock = {
  readonly head: HeadingLine | null;
  /** The party of the ledger, or ''. */
  readonly owner: string;
  readonly lines: readonly ListLine[];
};

/** Words before the name of a ledger's party: "Party Ledger - Asha", "Statement of account of Asha". */
const ledgerLabels = [
  '(?:party|customer) (?:ledger|statement)',
  'party|customer|client|buyer|to|bill to|naam|account|a/c|ledger|khata|statement',
  'नाम|खाता|पार्टी|ఖాతా',
].join('|');
const ledgerOf = new RegExp(
  `^(?:(?:${ledgerLabels})(?: (?:name|account|of|for|का नाम))*\\s*[:–-]+|` +
    '(?:ledger|statement)(?: of)?(?: account)? of)\\s*([^\\d:]+)$',
  'i',
);
const groupWords = /part(?:y|ies|ner)|customer|mini|detail|debtor|receivable|creditor|payable|suppliers|\ball\b|group/i;
/** Matches the number at the start of a line: `1.`, `1)`, or a number in the line's first cell. */
const numbered = /^\s*(\d{1,3})(?:([.)])(?!\d)|[\t;|]|,(?!\d))\s*/;
const time = /(?:^|[T\s,])\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?:\s?[ap]\.?m\b\.?)?Z?/gi;

/** Divides pasted lines into the text before the first table, and the tables. */
export function splitIntoBlocks(records: readonly PastedLine[]): readonly ListBlock[] {
  const blocks: ListBlock[] = [];
  let block: { head: HeadingLine | null; owner: string; lines: ListLine[] } = { head: null, owner: '', lines: [] };
  let owner = '';
  let name = '';
  let sent = '';
  let serial = 0;
  for (const [at, pasted] of records.entries()) {
    const add = (
      is: ListLine['is'],
      text = '',
      row: TableRow | null = null,
      isAmerican: boolean | null = null,
    ): void => {
      block.lines.push({ pasted, text, row, sent, isAmerican, is });
    };
    if (/^[\s|:=_–—─═+-]+$/.test(pasted.raw)) {
      add('rule');
      continue;
    }
    if (pasted.raw === '') {
      name = '';
      sent = '';
      add('blank');
      continue;
    }
    if (pasted.text.length > maxLineLength) {
      add('tooLong');
      continue;
    }
    const message = readChatMessage(pasted.text);
    if (message) sent = message.sent;
    const said = message ? message.says : pasted.text;
    const line = sent === '' ? said.replace(time, ' ') : said;
    const whose = ledgerOwner(line, name);
    // Below the headings of a table, the title of a ledger names the party of the rows that follow.
    if (whose && block.head && block.owner === '') {
      add('label', whose);
      continue;
    }
    if (whose !== null) {
      owner = whose;
      add('heading', line);
      continue;
    }
    const sides = block.head && addSecondHeadingLine(line, block.head);
    const head = sides ?? readHeadingLine(line, records[at + 1]?.text ?? '', owner !== '');
    if (head) {
      const isSame = sides !== null && block.lines.every(({ is }) => is !== 'entry');
      blocks.push(block);
      block = { head, owner: isSame ? block.owner : ownerOf(head, owner), lines: [] };
      add('heading', line);
      if (!sides) owner = '';
      continue;
    }
    if (isUnitLine(line)) {
      add('unit', line);
      continue;
    }
    const row = block.head && readTableRow({ ...pasted, text: line }, block.head);
    const [lead = '', count, point] = row ? [] : (numbered.exec(line) ?? []);
    // A number in a cell belongs to a numbered list only if it is one more than the last number.
    const isNumbered = point !== undefined || Number(count) === serial + 1;
    if (isNumbered) serial = Number(count);
    if (!/\d/.test(line) && hasLetter(line) && !isTitle(line)) name = trimPartyName(line);
    add('entry', isNumbered ? line.slice(lead.length) : line, row, message?.isAmerican ?? null);
  }
  blocks.push(block);
  return blocks;
}

/**
 * Returns the party that the title of a ledger names, or '' if the title names a group of parties. Returns null if the
 * line is no such title. `name` is the name in a line above.
 */
function ledgerOwner(line: string, name: string): string | null {
  const trimmed = line.trim();
  if (/^ledger account$/i.test(trimmed)) return name;
  const ofOne = /^([^\d:]+?)(?:'s)? (?:account )?(?:statement|ledger|khata)$/i.exec(trimmed)?.[1];
  if (ofOne !== undefined && !isTitle(ofOne) && !groupWords.test(ofOne)) return trimPartyName(ofOne);
  const named = ledgerOf.exec(trimmed)?.[1];
  if (named === undefined || isTitle(named)) return null;
  return groupWords.test(named) ? '' : trimPartyName(named);
}

const ownerOf = ({ headings }: HeadingLine, owner: string): string => {
  const has = (kind: string) => headings.some((heading) => heading.kind === kind);
  return has('party') || !has('date') ? '' : owner;
};

const withoutDates = (line: string, today: string): string =>
  findDates(line, today).reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, line);

/** Lines in which a program states the date, the period or the length of the list that it created. */
const printed = /^\W*(?:printed|generated|report generated|run date|created on|exported)\b/i;
const pages = /^\W*show(?:ing)?\b.*\bentries\b/i;
const things = 'accounts?|customers?|parties|bills?|entries|rows?|invoices?|results?';
const counts = new RegExp(`^\\W*(?:\\d+ (?:${things})|no\\.? of (?:${things})\\W*\\d+(?: \\(all\\))?)\\W*$`, 'i');
/** A year, or a financial year. */
const years = /\b20\d\d(?:-(?:20)?\d\d)?\b/g;

/** Returns true for a line with only a title, a period, an age or a date. */
export const isHeadingLine = (line: string, today: string): boolean => {
  if (printed.test(line) || counts.test(line) || pages.test(line)) return true;
  const [first = ''] = splitIntoWords(line);
  if (!/\d/.test(first) && !isTitle(first) && findDates(`1 ${first}`, today).length === 0) return false;
  const rest = withoutDates(line, today);
  const isAge = /days?/i.test(rest) && isTitle(rest.replace(/\d+/g, ' '));
  return isTitle(rest) || isAge || (hasLetter(rest) && isTitle(rest.replace(years, ' ')));
};

/** Matches the summary above a table that an app has created: "You'll Get ₹15,215 You'll Give ₹0". */
const saysSummary = /\b(?:you.ll get|net balance|total)\b/i;
const summaryParts = /\d[\d,.]*|₹|\b(?:you|ll|get|give|net|dr|cr|total)\b/gi;
const opening = /opening|previous|b\/f|पिछला/i;

/** Returns true for a line above a table that states no debt: a letterhead, a phone number, a period, or totals. */
export const isLineWithoutDebt = (line: string, today: string): boolean =>
  !/\d/.test(withoutDates(line, today).replace(years, ' ')) ||
  (saysSummary.test(line) && isTitle(line.replace(summaryParts, ' '))) ||
  (opening.test(line) && isTitle(line.replace(summaryParts, ' ')) && !/[1-9]/.test(withoutDates(line, today))) ||
  findPhoneNumber(line) !== '' ||
  /^\d[\d/-]*,[^,]*[a-z][^,]*,/i.test(line) ||
  address.test(line) ||
  addressWord.test(line) ||
  readSumKind(splitIntoWords(withoutDates(line, today))) !== null;

/** Matches texts that are usual in a letterhead. */
const address = /road|street|nagar|gstin|e-?mail|@|www|रोड|नगर|\d{4}-\d\d\b/i;
const addressWord = /\b(?:marg|pin|ph|phone|mob|mobile|tel|cin|pan)\b/i;
