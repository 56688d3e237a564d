import type { Language } from '../widget/languages/languages.ts';
import { localeOf } from './locale-of.ts';

/** Latin digits in every language, as Indian apps show them. */
const locale = (language: Language) => `${localeOf(language)}-u-nu-latn`;

/** `245000` -> `₹2,45,000`; paise only where there are some. */
export const rupees = (amount: number, language: Language): string =>
  new Intl.NumberFormat(locale(language), {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);

/** `245000` -> `2,45,000`; with `paise`, `7400` -> `7,400.00`. */
export const figure = (amount: number, language: Language, paise = false): string =>
  new Intl.NumberFormat(locale(language), paise ? { minimumFractionDigits: 2 } : {}).format(amount);

/** `2026-11-20` -> `20 Nov`. */
export const shortDate = (isoDate: string, language: Language): string =>
  new Intl.DateTimeFormat(locale(language), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );

/** `2026-11-20` -> `20 November 2026`. */
export const longDate = (isoDate: string, language: Language): string =>
  new Intl.DateTimeFormat(locale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
