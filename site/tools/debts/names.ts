import { titleWords } from './list-words.ts';
import { splitIntoWords } from './split-into-words.ts';

/** Bullets, signs and emoji at either end of a name. */
const edges = '[\\s,;:|=./_·–—•▪●►➤*#\\u200b-\\u2bff\\ufe0f\\ud83c-\\ud83e\\udc00-\\udfff-]+';
const labels = 'rupees?|rupaye|rs|inr|amt|amount|dt|dated|date|दि|दिनांक|ता|तारीख|रु|रुपये|रुपए|रकम';
const atEnds = new RegExp(
  `^${edges}|${edges}$|^(?:${labels})(?=[\\s.:])|\\s(?:${labels}|re)$|^(?:m/s|messrs)[.\\s]+`,
  'gi',
);

/** Removes separators, labels and "M/s" around a name. */
export function trimPartyName(party: string): string {
  const name = party.replace(/[\s,;|]+/g, (gap) => (/^\s*,\s*$/.test(gap) ? ', ' : ' ')).replace(atEnds, '');
  return name === party ? name : trimPartyName(name);
}

const titles = new Set(titleWords);
const pageNumbers = /\b(page)\s*:?\s*\d+(?:\s+of\s+\d+)?/i;

/** Returns true for a text with only words of titles, such as "Outstanding List" or "Page 1 of 2". */
export const isTitle = (text: string): boolean =>
  splitIntoWords(text.replace(pageNumbers, '$1')).every((word) => titles.has(word));

export const hasLetter = (text: string): boolean => /[a-z\u00c0-\u024f\u0900-\u0dff]/i.test(text);

const documents = /^(?:bill|inv|invoice|vch|voucher|ref|dc|so|po)\b.*\d/i;
const number = /^[a-z]{0,8}[-/]?\d[\w/-]*$/i;
/** Matches signs and words that mean "the same as above", such as a ditto mark. */
const ditto = /^[-–\s]*(?:do|ditto|〃|„|"|,,)[-–.\s]*$/i;
export const dateAtStartPattern = /^\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{2,4}\b/i;

/** Returns true for a text that is not a name: a number, a date, or a sign that means "the same as above". */
export const cannotBeName = (text: string): boolean =>
  ditto.test(text) || documents.test(text) || number.test(text) || dateAtStartPattern.test(text);
