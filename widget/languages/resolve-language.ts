import { type Language, languages } from './languages.ts';

/**
 * The language that a BCP 47 tag asks for, by its primary subtag: `hi-IN` and `HI` are Hindi. null: none of ours, so
 * whoever asks goes on to the next candidate.
 */
export function resolveLanguage(tag: string | null | undefined): Language | null {
  const code = (tag ?? '').trim().toLowerCase().split('-')[0] ?? '';
  return Object.keys(languages).indexOf(code) < 0 ? null : (code as Language);
}
