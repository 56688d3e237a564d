import type { Paise } from '../../base/money.ts';
import type { ListLine } from './blocks.ts';
import { nameKey } from './by-party.ts';
import type { DebtDirection } from './debt-list.ts';
import { askedOutcome, type DebtEntry, type LineOutcome, notCountedOutcome } from './entry.ts';
import { unpaidTitleWords } from './list-words.ts';
import type { SumKind } from './sums.ts';
import { phraseFinder, wordsOf } from './words-of.ts';

/** A line with what it was read as. */
export type ParsedLine = {
  readonly line: ListLine;
  readonly outcome: LineOutcome;
  /** The direction in the last title above it, or null. */
  readonly section: DebtDirection | null;
  /** YYYY-MM-DD, or null. */
  readonly writtenOn: string | null;
  readonly block: number;
  /** The sum of other lines that the line states, or null. */
  readonly sum: SumKind | null;
  /** The name that it has alone, or ''. */
  readonly label: string;
};

export const isCountedLine = ({ outcome }: ParsedLine): boolean =>
  outcome.is === 'counted' || outcome.is === 'dateAsked';

const countedEntry = ({ outcome }: ParsedLine): DebtEntry | null =>
  outcome.is === 'counted' || outcome.is === 'dateAsked' ? outcome.entry : null;

const paiseOf = (item: ParsedLine): Paise => countedEntry(item)?.paise ?? 0;
const sumOf = (items: readonly ParsedLine[]): Paise => items.reduce((sum, item) => sum + paiseOf(item), 0);

/** Takes sums of other lines out of what is counted, and asks where only the numbers say so. */
export function findSums(items: readonly ParsedLine[]): readonly ParsedLine[] {
  return withUnsaidSums(withGroups(withNamedSums(withOwnTotals(askOlderLists(askTwice(askCancelled(items)))))));
}

/** Asks for a line of a chat or notebook that takes back another one. */
function askCancelled(items: readonly ParsedLine[]): readonly ParsedLine[] {
  return items.map((item) => {
    const { outcome, line } = item;
    if (outcome.is !== 'notCounted' || outcome.reason !== 'cancelled' || line.row !== null) return item;
    const { entry } = outcome;
    const isOther = (other: ParsedLine): boolean => {
      const counted = countedEntry(other);
      return (
        counted !== null && counted.paise === entry?.paise && nameKey(entry.party).startsWith(nameKey(counted.party))
      );
    };
    return items.some(isOther) ? { ...item, outcome: askedOutcome('maybePayment', entry) } : item;
  });
}

/** Asks for a bill that stands there twice, with the same number, party and sum. */
function askTwice(items: readonly ParsedLine[]): readonly ParsedLine[] {
  const seen = new Set<string>();
  return items.map((item) => {
    const entry = countedEntry(item);
    if (entry === null || entry.bill === '' || entry.paise <= 0) return item;
    const bill = [nameKey(entry.party), entry.bill, entry.paise, entry.date].join('\n');
    if (seen.has(bill)) return { ...item, outcome: askedOutcome('twice', entry) };
    seen.add(bill);
    return item;
  });
}

/** Asks for lines of a notebook or chat whose party a later list of what is left has again: "Baki 25 Nov", "Baki 26 Nov". */
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
      (lists[index] ?? 0) > (lists[at] ?? 0) && nameKey(countedEntry(other)?.party ?? '') === nameKey(entry.party);
    return items.some(isAgain) ? { ...item, outcome: askedOutcome('twice', entry) } : item;
  });
}

const findWaiting = phraseFinder(unpaidTitleWords);
const isDatedTitle = ({ line, outcome }: ParsedLine): boolean =>
  outcome.is === 'notCounted' &&
  outcome.reason === 'heading' &&
  line.row === null &&
  /\d/.test(line.text) &&
  findWaiting(wordsOf(line.text)) !== null;

/** Gives lines of a notebook between a name alone and a total that is their sum to that name, if several have one. */
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

/** Gives rows between a name and its total to that name; asks for a total of a name that no line has. */
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
    const key = nameKey(sum.name);
    const start = findLast(result, at, ({ label }) => nameKey(label) === key);
    const hasOwn = before.some((other) => nameKey(countedEntry(other)?.party ?? '') === key);
    if (start >= 0 && !hasOwn) {
      // The rows of a place keep their own names.
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

/** Returns true if a line is the sum of those since the last sum or name alone: of a town, of a salesman. */
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

/** Names of groups of parties. */
const groupWords = /debtor|customer|receivable|creditor|group|zone|area|route|city|division|region|beat/i;

/** Leaves out groups: rows whose sum is that of the indented rows below, or whose absence a stated total proves. */
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
    // A group of debtors has parties below it, a party its bills; below a party its parts may stand under other names.
    const isOfParties =
      groupWords.test(entry.party) || leaves.every((leaf) => countedEntry(leaf)?.party === entry.party);
    const isGroup = entry.paise === sumOf(leaves) && isOfParties;
    result[at] = { ...item, outcome: isGroup ? notCountedOutcome('sum', entry) : askedOutcome('maybeSum', entry) };
  }
  return result;
}

/** Finds sums that no word names: groups over or under their rows, and undated sums of a party's own lines. */
function withUnsaidSums(items: readonly ParsedLine[]): readonly ParsedLine[] {
  const result = [...items];
  const counted = items.flatMap((item, at) => (countedEntry(item) && paiseOf(item) > 0 ? at : []));
  const stated = statedTotalOf(items);
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

/** True if a row equals the sum of at least two rows directly below or above it, under other names. */
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

/** Asks for undated lines that equal the sum of their party's other lines, unless the stated total proves them sums. */
function withPartySums(items: readonly ParsedLine[]): readonly ParsedLine[] {
  const byParty = new Map<string, number[]>();
  for (const [at, item] of items.entries()) {
    const entry = countedEntry(item);
    if (entry) byParty.set(nameKey(entry.party), [...(byParty.get(nameKey(entry.party)) ?? []), at]);
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

/** Returns true if the list states a total that is what is counted. */
function fitsStated(items: readonly ParsedLine[]): boolean {
  const stated = statedTotalOf(items);
  return stated !== null && stated.paise === stated.counted;
}

function isSumOfOwn(item: ParsedLine, own: readonly ParsedLine[]): boolean {
  const isUndated = (each: ParsedLine) => countedEntry(each)?.date === null && each.writtenOn === null;
  if (!isUndated(item) || paiseOf(item) <= 0) return false;
  const dated = own.filter((each) => !isUndated(each));
  const before = own.slice(0, own.indexOf(item));
  // With what has been paid since, or without.
  return [own, own.filter((each) => paiseOf(each) > 0)].some((some) => {
    const whole = sumOf(some);
    const ofDated = sumOf(some.filter((each) => dated.includes(each)));
    const isOfDated = dated.length > 0 && (paiseOf(item) === ofDated || 2 * paiseOf(item) === whole);
    return isOfDated || (before.length > 1 && paiseOf(item) === sumOf(before));
  });
}

/**
 * Compares the list's own totals with what is counted above them: the first that differs, else the last; null if the
 * list states none. A total is of the lines since the last one, or of all.
 */
export function statedTotalOf(items: readonly ParsedLine[]): { readonly paise: Paise; readonly counted: Paise } | null {
  let stated: { readonly paise: Paise; readonly counted: Paise } | null = null;
  let since = 0;
  /** A total over its lines, as home screens of apps show it. */
  let above: Paise | null = null;
  let all = 0;
  const byName = new Map<string, Paise>();
  for (const item of items) {
    const entry = countedEntry(item);
    since += entry?.paise ?? 0;
    all += entry?.paise ?? 0;
    if (entry) byName.set(nameKey(entry.party), (byName.get(nameKey(entry.party)) ?? 0) + entry.paise);
    const { sum, outcome, line } = item;
    if (sum === null || sum === 'closing' || sum === 'carried' || outcome.entry === null) continue;
    const { paise } = outcome.entry;
    if (all === 0 && sum.name === '') {
      above = paise;
      continue;
    }
    // The sides of a trial balance come to nothing.
    if (paise === 0) continue;
    // A ledger balances its sides in a line without a word.
    const isWordless = sum.name === '' && !/[a-z\u0900-\u0dff]/i.test(line.text);
    if (isWordless && outcome.entry.paise !== all && outcome.entry.paise !== since) continue;
    const named = sum.name === '' ? undefined : byName.get(nameKey(sum.name));
    const fits = paise === since || paise === all || paise === named;
    const next = { paise, counted: fits ? paise : (named ?? all) };
    // A last total of all that fits outweighs one that leaves out what was owed before.
    if (stated === null || stated.paise === stated.counted || (sum.name === '' && paise === all)) stated = next;
    since = 0;
  }
  return stated ?? (above === null || all === 0 ? null : { paise: above, counted: all });
}
