import { type Language, languages } from '../widget/languages/languages.ts';

/** The date on the visitor's own clock: at a shop's counter it is not the one of Greenwich until half past five. */
export function isoToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The language with its region, as search engines and Intl take it: `hi-IN`. */
export const localeOf = (language: Language) => `${language}-${languages[language].region}` as const;

/** By lakh and crore with Latin digits in every language, as Indian apps do: Marathi's locale groups by thousands. */
const locale = 'en-IN';

/** `245000` -> `₹2,45,000`; paise only where there are some. */
export const rupees = (amount: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);

/** `245000` -> `2,45,000`; with `paise`, `7400` -> `7,400.00`. */
export const figure = (amount: number, paise = false): string =>
  new Intl.NumberFormat(locale, paise ? { minimumFractionDigits: 2 } : {}).format(amount);

/** English where a builder's machine does not know the language. */
const dates = (language: string) => [`${language}-IN-u-nu-latn`, locale];

/** `2026-11-20` -> `20 Nov`. */
export const shortDate = (isoDate: string, language: Language): string =>
  new Intl.DateTimeFormat(dates(language), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );

/** `2026-11-20` -> `Nov`. */
export const shortMonth = (isoDate: string, language: Language): string =>
  new Intl.DateTimeFormat(dates(language), { month: 'short', timeZone: 'UTC' }).format(new Date(isoDate));

/** `2026-11-20` -> `November 2026`. */
export const longMonth = (isoDate: string, language: Language): string =>
  new Intl.DateTimeFormat(dates(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );

/** Languages by their names in one of them: `English and Hindi`. */
export const languageList = (codes: readonly string[], language: string): string => {
  const names = new Intl.DisplayNames([language, locale], { type: 'language' });
  return new Intl.ListFormat(dates(language)).format(codes.map((code) => names.of(code) ?? code));
};

/** `2026-11-20` -> `20 November 2026`. */
export const longDate = (isoDate: string, language: string): string =>
  new Intl.DateTimeFormat(dates(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
