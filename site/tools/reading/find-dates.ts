/** The order of day and month in a date such as `05/11`. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/** A date in a text, with its position. `iso` is null for a date that does not exist, such as 31/02/2026. */
export type DateMatch = {
  readonly iso: string | null;
  readonly start: number;
  readonly end: number;
  /** True if the date depends on the order of day and month. */
  readonly isOrdered: boolean;
};

/** The months in English and Hindi, January first; each may be abbreviated. */
const months = (
  'january जनवरी|february फरवरी फ़रवरी|march मार्च|april अप्रैल|may मई|june जून|july जुलाई|august अगस्त|' +
  'september सितंबर सितम्बर|october अक्टूबर अक्तूबर|november नवंबर नवम्बर|december दिसंबर दिसम्बर'
).split('|');

const word = '([a-z]{3,9}|[\\u0900-\\u097f]{2,8})';
const year = '(\\d{4}|\\d\\d)';
/**
 * Matches dates with the day or a four-digit year first. Captures the character before the date, because old browsers
 * lack look-behind.
 */
const forms: readonly (readonly [RegExp, string])[] = [
  [/(^|[^\d/.,-])(\d{4})([/.-])(\d{1,2})\3(\d{1,2})(?![\d/-])/g, 'ymd'],
  [new RegExp(`(^|[^\\d/.-])(\\d{1,2})([/.-])(\\d{1,2})\\3${year}(?![\\d/-])`, 'g'), 'DMY'],
  [new RegExp(`(^|[^\\d])(\\d{1,2})(?:st|nd|rd|th)?([ ./-]*)${word}[ .,'’/-]*${year}(?!\\d)`, 'gi'), 'dmy'],
  [new RegExp(`(^|[^a-z])${word}([ .-]+)(\\d{1,2})(?:st|nd|rd|th)?,? +(\\d{4})(?!\\d)`, 'gi'), 'mdy'],
];
/** Matches dates without a year. Does not match `5.11`, which is a number, or `Nov 26`, which may be a whole month. */
const formsWithoutYear: typeof forms = [
  [/(^|[^\d/.-])(\d{1,2})([/-])(\d{1,2})(?![\d/-]|\.\d)/g, 'DM'],
  [new RegExp(`(^|[^\\d])(\\d{1,2})(?:st|nd|rd|th)?([ ./-]*)${word}`, 'gi'), 'dm'],
];

/** Returns false if the device's clock is far off: before 2025 or after 2099. */
export const isClockPlausible = (today: string): boolean => today >= '2025' && today < '2100';

/**
 * Finds dates in Latin digits. If no date in the text has a year, as in `5/11`, each date gets the latest year in which
 * it is not after `today` (ISO).
 */
export function findDates(text: string, today: string, order: DateOrder = 'dayFirst'): readonly DateMatch[] {
  if (!/\d/.test(text)) return [];
  const found = datesOf(forms, text, today, order);
  return found.length > 0 ? found : datesOf(formsWithoutYear, text, today, order);
}

function datesOf(dateForms: typeof forms, text: string, today: string, dateOrder: DateOrder): readonly DateMatch[] {
  const thisYear = Number(today.slice(0, 4));
  const found: DateMatch[] = [];
  for (const [form, parts] of dateForms) {
    const isNumeric = parts === parts.toUpperCase();
    const dayFirst = parts.toLowerCase();
    const order = isNumeric && dateOrder === 'monthFirst' ? dayFirst.replace('dm', 'md') : dayFirst;
    for (const { 0: whole, 1: before = '', 2: first, 4: second, 5: third, index = 0 } of text.matchAll(form)) {
      const [d = '', m = '', y = ''] = ['d', 'm', 'y'].map((part) => [first, second, third][order.indexOf(part)]);
      const start = index + before.length;
      const end = index + whole.length;
      const isNamed = /\D/.test(m);
      const month = isNamed ? monthOf(m) : Number(m);
      // A word between two numbers makes them a date only if the word is a month, so `12 bags 2026` is no date.
      if ((isNamed && month === 0) || found.some((other) => start < other.end && other.start < end)) continue;
      const yearNumber = (y.length === 2 ? 2000 : 0) + Number(y || thisYear);
      // `12 Oct 8200` is a date and an amount, since no bill is from the year 8200.
      if (isNamed && /[ .]\d+$/.test(whole) && Math.abs(yearNumber - thisYear) > 10) continue;
      const iso = isoDate(yearNumber, month, Number(d));
      const isToCome = y === '' && (iso ?? '') > today;
      found.push({
        iso: isToCome ? isoDate(thisYear - 1, month, Number(d)) : iso,
        start,
        end,
        isOrdered: isNumeric && d !== m && Number(d) <= 12 && month <= 12,
      });
    }
  }
  return found;
}

/** Returns true if a month is next to a number, which may be a year or an amount. */
export const hasMonthBesideNumber = (text: string): boolean =>
  Array.from(text.matchAll(/(\d)?[ .,'’-]*([a-z]{3,9}|[\u0900-\u097f]{2,8})[ .,'’-]*(?=(\d)?)/gi)).some(
    ([, before, name = '', after]) => (before || after) && monthOf(name) > 0,
  );

const monthOf = (name: string): number =>
  months.findIndex((names) => ` ${names}`.includes(` ${name.toLowerCase()}`)) + 1;

/** Returns null if the calendar has no such day. */
function isoDate(yearNumber: number, month: number, day: number): string | null {
  if (!(yearNumber >= 1990 && yearNumber < 2100 && month >= 1 && month <= 12 && day >= 1)) return null;
  if (day > 28 && day > daysOf(yearNumber, month)) return null;
  return `${yearNumber}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const daysOf = (yearNumber: number, month: number): number => new Date(Date.UTC(yearNumber, month, 0)).getUTCDate();
