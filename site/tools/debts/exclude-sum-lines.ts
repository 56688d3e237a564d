import type { Paise } from '../../base/money.ts';
import type { ListLine } from './blocks.ts';
import { createNameKey } from './by-party.ts';
import type { DebtDirection } from './debt-list.ts';
import { askedOutcome, type DebtEntry, type LineOutcome, notCountedOutcome } from './entry.ts';
import { unpaidTitleWords } from './list-words.ts';
import { createPhraseFinder, splitIntoWords } from './split-into-words.ts';
import type { SumKind } from './sums.ts';

/** A line, and the decision whether the line is counted. */
export type ParsedLine = {
  readonly line: ListLine;
  readonly outcome: LineOutcome;
  /** The direction of debts in the last title above the line, or null. */
  readonly section: DebtDirection | null;
  /** The date of the chat message, YYYY-MM-DD, or null. */
  readonly writtenOn: string | null;
  readonly block: number;
  /** The kind of sum if the line states the sum of other lines; else null. */
  readonly sum: SumKind | null;
  /** The name if the line contains only a name; else ''. */
  readonly label: string;
};

export const isCountedLine = ({ outcome }: ParsedLine): boolean =>
  outcome.is === 'counted' || outcome.is === 'dateAsked';

const countedEntry = ({ outcome }: ParsedLine): DebtEntry | null =>
  outcome.is === 'counted' || outcome.is === 'dateAsked' ? outcome.entry : null;

const paiseOf = (item: ParsedLine): Paise => countedEntry(item)?.paise ?? 0;
const sumOf = (items: readonly ParsedLine[]): Paise => items.reduce((sum, item) => sum + paiseOf(item), 0);

/** Excludes lines that state the sum of other lines. Asks if only the numbers indicate a sum. */
export function excludeSumLines(items: readonly ParsedLine[]): readonly ParsedLine[] {
  return withUnsaidSums(withGroups(withNamedSums(withOwnTotals(askOlderLists(askTwice(askCancelled(items)))))));
}

/** Asks about a line of a chat or notebook that cancels another line. */
function askCancelled(items: readonly ParsedLine[]): readonly ParsedLine[] {
  return items.map((item) => {
    const { outcome, line } = item;
    if (outcome.is !== 'notCounted' || outcome.reason !== 'cancelled' || line.row !== null) return item;
    const { entry } = outcome;
    const isOther = (other: ParsedLine): boolean => {
      const counted = countedEntry(other);
      return (
        counted !== null &&
        counted.paise === entry?.paise &&
        createNameKey(entry.party).startsWith(createNameKey(counted.party))
      );
    };
    return items.some(isOther) ? { ...item, outcome: askedOutcome('maybePayment', entry) } : item;
  });
}

/** Asks about a bill that is listed twice with the same number, party, amount and date. */
function askTwice(items: readonly ParsedLine[]): readonly ParsedLine[] {
  const seen = new Set<string>();
  return items.map((item) => {
    const entry = countedEntry(item);
    if (entry === null || entry.bill === '' || entry.paise <= 0) return item;
    const bill = [createNameKey(entry.party), entry.bill, entry.paise, entry.date].join('\n');
    if (seen.has(bill)) return { ...item, outcome: askedOutcome('twice', entry) };
    seen.add(bill);
    return item;
  });
}

/** Asks about lines whose party is also in a later list of a notebook or chat: "Baki 25 Nov", "Baki 26 Nov". */
function askOlderLists(items: readonly ParsedLine[]): readonly ParsedLine[] {
  let list = 0;
  const lists = items.map((item) => {
    if (isDatedTitle(item)) list += 1;
    return list;
  });
  if (list < 2) return items;
  return items.map((item, at) => {
    const entry = countedEntry(item);
    if (entry === null || lists[at] === 0 || item.line.row !== null) return item;
    const isAgain = (other: ParsedLine, index: number): boolean =>
      (lists[index] ?? 0) > (lists[at] ?? 0) &&
      createNameKey(countedEntry(other)?.party ?? '') === createNameKey(entry.party);
    return items.some(isAgain) ? { ...item, outcome: askedOutcome('twice', entry) } : item;
  });
}

const findWaiting = createPhraseFinder(unpaidTitleWords);
const isDatedTitle = ({ line, outcome }: ParsedLine): boolean =>
  outcome.is === 'notCounted' &&
  outcome.reason === 'heading' &&
  line.row === null &&
  /\d/.test(line.text) &&
  findWaiting(splitIntoWords(line.text)) !== null;

/** Assigns the lines between a name and a total of these lines to that name, if a notebook has several such totals. */
function withOwnTotals(items: readonly ParsedLine[]): readonly ParsedLine[] {
  const owners = new Map<number, string>();
  let groups = 0;
  for (const [at, { sum, line, outcome }] of items.entries()) {
    if (sum === null || typeof sum === 'string' || sum.name !== '' || line.row !== null) continue;
    const start = findLast(items, at, ({ label }) => label !== '');
    const own = items.slice(start + 1, at);
    if (start < 0 || own.some((other) => other.sum !== null) || sumOf(own) !== outcome.entry?.paise) continue;
    groups += 1;
    for (const index of own.keys()) owners.set(start + 1 + index, items[start]?.label ?? '');
  }
  if (groups < 2) return items;
  return items.map((item, at) => {
    const entry = countedEntry(item);
    const party = owners.get(at);
    if (entry === null || party === undefined) return item;
    return { ...item, outcome: { ...item.outcome, entry: { ...entry, party } } as LineOutcome };
  });
}

/** Assigns the rows between a name and its total to that name. Asks about a total for a name without lines. */
function withNamedSums(items: readonly ParsedLine[]): readonly ParsedLine[] {
  const result = [...items];
  for (const [at, item] of items.entries()) {
    const { sum } = item;
    if (sum === null || sum === 'closing') continue;
    const before = result.slice(0, at).filter(({ block }) => block === item.block);
    if (sum === 'carried') {
      const isSum = (paise: Paise) => paise === sumOf(before) || paise === sumOf(result.slice(0, at));
      const isKnown = item.outcome.entry !== null && item.outcome.entry.paise !== 0 && isSum(item.outcome.entry.paise);
      if (!isKnown) result[at] = { ...item, outcome: askedOutcome('maybeSum', item.outcome.entry) };
      continue;
    }
    if (sum.name === '') continue;
    const key = createNameKey(sum.name);
    const start = findLast(result, at, ({ label }) => createNameKey(label) === key);
    const hasOwn = before.some((other) => createNameKey(countedEntry(other)?.party ?? '') === key);
    if (start >= 0 && !hasOwn) {
      // If the name above the rows is the name of a place, each row keeps its own name.
      const rows = result.slice(start + 1, at).filter((other) => countedEntry(other) !== null);
      const indent = result[start]?.line.row?.indent ?? 0;
      const isBelow = (other: ParsedLine) =>
        (other.line.row?.indent ?? 0) > indent || /\d/.test(countedEntry(other)?.party ?? '');
      if (!rows.every(isBelow)) continue;
      for (let index = start + 1; index < at; index += 1) {
        const other = result[index];
        const entry = other && countedEntry(other);
        if (other && entry)
          result[index] = {
            ...other,
            outcome: { ...other.outcome, entry: { ...entry, party: result[start]?.label ?? '' } } as LineOutcome,
          };
      }
    } else if (!hasOwn && item.outcome.entry !== null && !isAgeTitle(sum.name) && !isSumSince(result, at)) {
      result[at] = { ...item, sum: null, outcome: askedOutcome('maybeSum', item.outcome.entry) };
    }
  }
  return result;
}

/** Returns true if a line is the sum of all lines since the last sum, or since a name such as that of a town. */
function isSumSince(items: readonly ParsedLine[], at: number): boolean {
  let since = 0;
  for (let index = at - 1; index >= 0; index -= 1) {
    const other = items[index];
    if (!other || (since !== 0 && (other.sum !== null || other.label !== ''))) break;
    since += paiseOf(other);
  }
  return since === items[at]?.outcome.entry?.paise;
}

const isAgeTitle = (name: string): boolean => /days|due|current/.test(name);

function findLast(items: readonly ParsedLine[], before: number, is: (item: ParsedLine) => boolean): number {
  for (let at = before - 1; at >= 0; at -= 1) {
    const item = items[at];
    if (item && is(item)) return at;
  }
  return -1;
}

/** Words in the names of groups of parties. */
const groupWords = /debtor|customer|receivable|creditor|group|zone|area|route|city|division|region|beat/i;

/** Excludes rows that state the sum of the indented rows below them. */
function withGroups(items: readonly ParsedLine[]): readonly ParsedLine[] {
  const result = [...items];
  for (const [at, item] of items.entries()) {
    const entry = countedEntry(item);
    if (entry === null || item.line.row === null) continue;
    const indent = item.line.row.indent;
    let end = at + 1;
    while ((items[end]?.line.row?.indent ?? -1) > indent && items[end]?.sum === null) end += 1;
    if (end === at + 1) continue;
    const leaves = items
      .slice(at + 1, end)
      .filter((_, index, run) => (run[index + 1]?.line.row?.indent ?? -1) <= (run[index]?.line.row?.indent ?? 0));
    // Rows below a group are parties, and rows below a party are its bills. These bills may have other names than the
    // party.
    const isOfParties =
      groupWords.test(entry.party) || leaves.every((leaf) => countedEntry(leaf)?.party === entry.party);
    const isGroup = entry.paise === sumOf(leaves) && isOfParties;
    result[at] = { ...item, outcome: isGroup ? notCountedOutcome('sum', entry) : askedOutcome('maybeSum', entry) };
  }
  return result;
}

/** Finds sums that no word marks as sums: totals above or below their rows, and undated totals of a party's lines. */
function withUnsaidSums(items: readonly ParsedLine[]): readonly ParsedLine[] {
  const result = [...items];
  const counted = items.flatMap((item, at) => (countedEntry(item) && paiseOf(item) > 0 ? at : []));
  const stated = findStatedTotal(items);
  const groups = counted.filter((at, index) => isSumOfNeighbours(items, counted, index, at));
  const surplus = stated === null ? 0 : stated.counted - stated.paise;
  const proves = groups.length > 0 && surplus !== 0 && sumOf(groups.flatMap((at) => items[at] ?? [])) === surplus;
  for (const at of groups) {
    const item = items[at];
    const entry = item && countedEntry(item);
    if (!item || !entry) continue;
    if (proves) result[at] = { ...item, outcome: notCountedOutcome('sum', entry) };
    else if (surplus !== 0 || stated === null) result[at] = { ...item, outcome: askedOutcome('maybeSum', entry) };
  }
  return withPartySums(result);
}

/** Returns true if an undated row is the sum of at least two rows directly below or above it. */
function isSumOfNeighbours(
  items: readonly ParsedLine[],
  counted: readonly number[],
  index: number,
  at: number,
): boolean {
  const item = items[at];
  const entry = item && countedEntry(item);
  if (!item || !entry || entry.date !== null) return false;
  const reaches = (step: 1 | -1): boolean => {
    let sum = 0;
    for (let next = index + step, rows = 1; next >= 0 && next < counted.length; next += step, rows += 1) {
      const other = items[counted[next] ?? -1];
      if (!other || other.block !== item.block) return false;
      sum += paiseOf(other);
      if (sum === entry.paise) return rows > 1;
      if (sum > entry.paise) return false;
    }
    return false;
  };
  return reaches(1) || reaches(-1);
}

/**
 * Asks about an undated line whose amount is the sum of its party's other lines. Excludes the line without a question
 * if the list's total is correct only without the line.
 */
function withPartySums(items: readonly ParsedLine[]): readonly ParsedLine[] {
  const byParty = new Map<string, number[]>();
  for (const [at, item] of items.entries()) {
    const entry = countedEntry(item);
    if (entry) byParty.set(createNameKey(entry.party), [...(byParty.get(createNameKey(entry.party)) ?? []), at]);
  }
  const sums = new Set<ParsedLine>();
  for (const positions of byParty.values()) {
    if (positions.length < 2) continue;
    const own = positions.flatMap((at) => items[at] ?? []);
    for (const item of own) if (isSumOfOwn(item, own)) sums.add(item);
  }
  if (sums.size === 0) return items;
  const withOutcome = (outcome: (entry: DebtEntry | null) => LineOutcome): readonly ParsedLine[] =>
    items.map((item) => (sums.has(item) ? { ...item, outcome: outcome(countedEntry(item)) } : item));
  const without = withOutcome((entry) => notCountedOutcome('sum', entry));
  const isProved = !fitsStated(items) && fitsStated(without);
  return isProved ? without : withOutcome((entry) => askedOutcome('maybeSum', entry));
}

/** Returns true if the total stated in the list equals the counted sum. */
function fitsStated(items: readonly ParsedLine[]): boolean {
  const stated = findStatedTotal(items);
  return stated !== null && stated.paise === stated.counted;
}

function isSumOfOwn(item: ParsedLine, own: readonly ParsedLine[]): boolean {
  const isUndated = (each: ParsedLine) => countedEntry(each)?.date === null && each.writtenOn === null;
  if (!isUndated(item) || paiseOf(item) <= 0) return false;
  const dated = own.filter((each) => !isUndated(each));
  const before = own.slice(0, own.indexOf(item));
  // The undated line may be the sum of all lines, or the sum of the lines that are not payments.
  return [own, own.filter((each) => paiseOf(each) > 0)].some((some) => {
    const whole = sumOf(some);
    const ofDated = sumOf(some.filter((each) => dated.includes(each)));
    const isOfDated = dated.length > 0 && (paiseOf(item) === ofDated || 2 * paiseOf(item) === whole);
    return isOfDated || (before.length > 1 && paiseOf(item) === sumOf(before));
  });
}

/**
 * Compares the totals that the list states with the counted lines above them. Returns the first total that differs from
 * its lines, else the last total. Returns null if the list states no total. A total includes the lines since the
 * previous total, or all lines.
 */
export function findStatedTotal(
  items: readonly ParsedLine[],
): { readonly paise: Paise; readonly counted: Paise } | null {
  let stated: { readonly paise: Paise; readonly counted: Paise } | null = null;
  let since = 0;
  /** A total that the list states above its lines, as the home screens of apps do. */
  let above: Paise | null = null;
  let all = 0;
  const byName = new Map<string, Paise>();
  for (const item of items) {
    const entry = countedEntry(item);
    since += entry?.paise ?? 0;
    all += entry?.paise ?? 0;
    if (entry) byName.set(createNameKey(entry.party), (byName.get(createNameKey(entry.party)) ?? 0) + entry.paise);
    const { sum, outcome, line } = item;
    if (sum === null || sum === 'closing' || sum === 'carried' || outcome.entry === null) continue;
    const { paise } = outcome.entry;
    if (all === 0 && sum.name === '') {
      above = paise;
      continue;
    }
    // The two sides of a trial balance add up to 0.
    if (paise === 0) continue;
    // The last line of a ledger may contain only numbers. It is no total if it differs from the sum of the lines.
    const isWordless = sum.name === '' && !/[a-z\u0900-\u0dff]/i.test(line.text);
    if (isWordless && outcome.entry.paise !== all && outcome.entry.paise !== since) continue;
    const named = sum.name === '' ? undefined : byName.get(createNameKey(sum.name));
    const fits = paise === since || paise === all || paise === named;
    const next = { paise, counted: fits ? paise : (named ?? all) };
    // If the last total includes all lines, it replaces an earlier total that excludes the opening balance.
    if (stated === null || stated.paise === stated.counted || (sum.name === '' && paise === all)) stated = next;
    since = 0;
  }
  return stated ?? (above === null || all === 0 ? null : { paise: above, counted: all });
}
