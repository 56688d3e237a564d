/**
 * A date found in a text: ISO, and where it stands. `iso` is null where it is written like a date and is none
 * (31/02/2026).
 */
export type FoundDate = { readonly iso: string | null; readonly start: number; readonly end: number };

/** Months as they are written in English and Hindi, in full or short, January first. */
const months = [
  /^jan(uary)?$|^जन(वरी)?$/,
  /^feb(ruary)?$|^(फ़|फ़|फ)र(वरी)?$/,
  /^mar(ch)?$|^मार्च$/,
  /^apr(il)?$|^अप्रैल$/,
  /^may$|^मई$/,
  /^june?$|^जून$/,
  /^july?$|^जुलाई$/,
  /^aug(ust)?$|^अग(स्त)?$/,
  /^sept?(ember)?$|^सि(तंबर|तम्बर)$/,
  /^oct(ober)?$|^अक(्टूबर|्तूबर)$/,
  /^nov(ember)?$|^नव(ंबर|म्बर)?$/,
  /^dec(ember)?$|^दि(संबर|सम्बर)$/,
];

const word = '([a-z]{3,9}|[\\u0900-\\u097f]{2,8})';
const year = '(\\d{4}|\\d\\d)';
/**
 * Day first, as India writes it; the year may stand first when it has four digits. What precedes is captured: old
 * browsers cannot look behind.
 */
const forms: readonly {
  readonly form: RegExp;
  readonly order: readonly ['d' | 'm' | 'y', 'd' | 'm' | 'y', 'd' | 'm' | 'y'];
}[] = [
  { form: /(^|[^\d/.,-])(\d{4})([/.-])(\d{1,2})\3(\d{1,2})(?![\d/-])/g, order: ['y', 'm', 'd'] },
  { form: new RegExp(`(^|[^\\d/.-])(\\d{1,2})([/.-])(\\d{1,2})\\3${year}(?![\\d/-])`, 'g'), order: ['d', 'm', 'y'] },
  {
    form: new RegExp(`(^|[^\\d])(\\d{1,2})(?:st|nd|rd|th)?([ .-]*)${word}[ .,-]*${year}(?!\\d)`, 'gi'),
    order: ['d', 'm', 'y'],
  },
  {
    form: new RegExp(`(^|[^a-z])${word}([ .-]+)(\\d{1,2})(?:st|nd|rd|th)?,? +(\\d{4})(?!\\d)`, 'gi'),
    order: ['m', 'd', 'y'],
  },
];

/**
 * Every date of a text that has Latin digits: `5/11/2026`, `05-11-26`, `5 Nov 2026`, `5 नवंबर 2026`, `Nov 5, 2026`,
 * `2026-11-05`.
 */
export function findDates(text: string): readonly FoundDate[] {
  const found: FoundDate[] = [];
  for (const { form, order } of forms) {
    form.lastIndex = 0;
    for (let match = form.exec(text); match !== null; match = form.exec(text)) {
      const [whole, before = '', first = '', , second = '', third = ''] = match;
      const parts = { [order[0]]: first, [order[1]]: second, [order[2]]: third } as Record<'d' | 'm' | 'y', string>;
      const start = match.index + before.length;
      const end = match.index + whole.length;
      const isNamed = /\D/.test(parts.m);
      const month = isNamed ? monthOf(parts.m) : Number(parts.m);
      // A word that is no month makes no date: `12 bags 2026`.
      if (isNamed && month === 0) continue;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      found.push({ iso: isoDate(fullYear(parts.y), month, Number(parts.d)), start, end });
    }
  }
  return found;
}

const monthOf = (name: string): number => months.findIndex((form) => form.test(name.toLowerCase())) + 1;

const fullYear = (text: string): number => (text.length === 2 ? 2000 : 0) + Number(text);

/** Null where the calendar has no such day. */
function isoDate(yearNumber: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(yearNumber, month - 1, day));
  const isReal = date.getUTCFullYear() === yearNumber && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && yearNumber >= 1990 && yearNumber < 2100 ? date.toISOString().slice(0, 10) : null;
}
