import type { DateOrder } from '../reading/find-dates.ts';

/** The order of day and month that a list's dates prove or suggest. */
export type DetectedDateOrder = {
  readonly order: DateOrder;
  /** The pasted date with which the visitor is asked for the order; null if the visitor is not asked. */
  readonly asked: string | null;
};

const withYear = /(?:^|[^\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)(?![\d/-])/g;
const withoutYear = /(?:^|[^\d/.-])(\d{1,2})\/(\d{1,2})(?![\d/-]|\.\d)/g;

type Numbers = { readonly text: string; readonly first: number; readonly second: number; readonly year: number };

/** Returns the dates of a text as pairs of numbers, because the order of day and month is unknown. */
function pairsOf(text: string, form: RegExp): readonly Numbers[] {
  return Array.from(text.matchAll(form), ([whole, first, second, year = '']) => ({
    text: whole.replace(/^[^\d]+/, ''),
    first: Number(first),
    second: Number(second),
    year: Number(year.length === 2 ? `20${year}` : year),
  }));
}

/**
 * Decides the order of day and month for a whole list. A number over 12 proves the order. The visitor is asked in these
 * cases: dates prove both orders; a bill is dated in the future only if the day is first; the rows are sorted by date
 * only if the month is first; the phone that wrote the dates is set to the USA. `texts` contain dates of bills. `due`
 * contains dates of payment, which may be in the future.
 */
export function findDateOrder(
  texts: readonly string[],
  due: readonly string[],
  american: readonly string[],
  today: string,
): DetectedDateOrder {
  const dates = texts.flatMap((text) => pairsOf(text, withYear));
  const all = [...dates, ...due.flatMap((text) => pairsOf(text, withYear))];
  const short = texts.flatMap((text) => pairsOf(text, withoutYear));
  const dayFirst = [...all, ...short].filter(({ first, second }) => first > 12 && second <= 12);
  const monthFirst = all.filter(({ first, second }) => second > 12 && first <= 12 && second <= 31);
  const [proof] = monthFirst;
  if (dayFirst.length > 0 && proof) {
    const order = dayFirst.length >= monthFirst.length ? 'dayFirst' : 'monthFirst';
    return { order, asked: order === 'dayFirst' ? proof.text : (dayFirst[0]?.text ?? '') };
  }
  if (dayFirst.length > 0) return { order: 'dayFirst', asked: null };
  if (proof) return { order: 'monthFirst', asked: null };
  const open = dates.filter(({ first, second }) => first !== second);
  const [example] = open;
  if (example === undefined) return { order: 'dayFirst', asked: null };
  const isoOf = ({ first, second, year }: Numbers, order: DateOrder): string => {
    const [month, day] = order === 'dayFirst' ? [second, first] : [first, second];
    return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  };
  const toCome = (order: DateOrder) => open.find((date) => isoOf(date, order) > today);
  const isSorted = (order: DateOrder): boolean => {
    const days = open.map((date) => isoOf(date, order));
    const ups = days.filter((each, at) => at > 0 && each >= (days[at - 1] ?? '')).length;
    return ups === days.length - 1 || ups === 0;
  };
  const ahead = toCome('dayFirst');
  if (ahead && !toCome('monthFirst')) return { order: 'monthFirst', asked: ahead.text };
  if (open.length > 2 && !isSorted('dayFirst') && isSorted('monthFirst'))
    return { order: 'monthFirst', asked: example.text };
  const [stamp] = american;
  return { order: stamp === undefined ? 'dayFirst' : 'monthFirst', asked: stamp ?? null };
}
