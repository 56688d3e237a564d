import { type Language, languages } from '../../account/languages.ts';

/**
 * Returns today's date in the visitor's time zone. In India, a day begins five and a half hours earlier than in UTC.
 */
export function getTodayIsoDate(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Returns the language with its region for search engines and Intl: `hi-IN`. */
export const getRegionalLocale = (language: Language) => `${language}-${languages[language].region}` as const;

/**
 * Groups digits by lakh and crore in every language, and uses Latin digits. Marathi's locale would group by thousands.
 */
const locale = 'en-IN';

/** Formats `245000` as `₹2,45,000`, and shows paise only if the amount has some. */
export const formatRupees = (amount: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);

/** Formats `245000` as `2,45,000`, or, if `paise` is true, as `2,45,000.00`. */
export const formatNumber = (amount: number, paise = false): string =>
  new Intl.NumberFormat(locale, paise ? { minimumFractionDigits: 2 } : {}).format(amount);

/** Formats an amount in paise as rupees with two decimals: `740000` as `7,400.00`. */
export const formatPaise = (paise: number): string => formatNumber(paise / 100, true);

/** Uses English if the build machine does not know the language. */
const dates = (language: string) => [`${language}-IN-u-nu-latn`, locale];

/** `2026-11-20` -> `20 Nov`. */
export const formatShortDate = (isoDate: string, language: Language): string =>
  new Intl.DateTimeFormat(dates(language), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );

/** `2026-11-20` -> `20 November`. */
export const formatDayAndMonth = (isoDate: string, language: Language): string =>
  new Intl.DateTimeFormat(dates(language), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );

/** `2026-11-20` -> `Nov`. */
export const formatShortMonth = (isoDate: string, language: Language): string =>
  new Intl.DateTimeFormat(dates(language), { month: 'short', timeZone: 'UTC' }).format(new Date(isoDate));

/** Formats a list of language names, which are written in `language`: `English and Hindi`. */
export const formatLanguageList = (codes: readonly string[], language: string): string => {
  const names = new Intl.DisplayNames([language, locale], { type: 'language' });
  return new Intl.ListFormat(dates(language)).format(codes.map((code) => names.of(code) ?? code));
};

/** `2026-11-20` -> `20 November 2026`. */
export const formatLongDate = (isoDate: string, language: string): string =>
  new Intl.DateTimeFormat(dates(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));

/** `2026-11-20` -> `20/11/2026`. */
export const formatDateWithSlashes = (isoDate: string): string => isoDate.split('-').reverse().join('/');

/** Returns the number of whole days from one ISO date to another. */
export const countDaysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
