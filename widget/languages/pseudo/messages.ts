import { messages as source } from '../en/messages.ts';
import type { Messages } from '../messages.ts';

/** The pseudo-locale is English with brackets and accents in every string. Only the playground has it. */
export const messages: Messages = translateToPseudoLocale(source);

/**
 * Adds brackets and accents to every string of a catalogue. A displayed string without brackets is not in the
 * catalogue.
 */
export function translateToPseudoLocale<T>(catalogue: T): T {
  if (typeof catalogue === 'string') {
    const accents: Readonly<Record<string, string>> = {
      a: 'á',
      e: 'é',
      i: 'í',
      o: 'ó',
      u: 'ú',
      A: 'Á',
      E: 'É',
      I: 'Í',
    };
    return `⟦${catalogue.replace(/[aeiouAEI]/g, (letter) => accents[letter] ?? letter)}⟧` as T;
  }
  if (typeof catalogue === 'function') {
    return ((...values: unknown[]) =>
      translateToPseudoLocale((catalogue as (...v: unknown[]) => unknown)(...values))) as T;
  }
  return Object.fromEntries(
    Object.entries(catalogue as object).map(([key, value]) => [key, translateToPseudoLocale(value)]),
  ) as T;
}
