import { titleWords } from './list-words.ts';
import { wordsOf } from './words-of.ts';

/** Bullets, signs and emoji at either end of a name. */
const edges = '[\\s,;:|=./_·–—•▪●►➤*#\\u200b-\\u2bff\\ufe0f\\ud83c-\\ud83e\\udc00-\\udfff-]+';
const labels = 'rupees?|rupaye|rs|inr|amt|amount|dt|dated|date|दि|दिनांक|ता|तारीख|रु|रुपये|रुपए|रकम';
const atEnds = new RegExp(
  `^${edges}|${edges}$|^(?:${labels})(?=[\\s.:])|\\s(?:${labels}|re)$|^(?:m/s|messrs)[.\\s]+`,
  'gi',
);

/** Strips a name of separators, labels and the "M/s" that only some lines have. */
export function tidyName(party: string): string {
  const name = party.replace(/[\s,;|]+/g, (gap) => (/^\s*,\s*$/.test(gap) ? ', ' : ' ')).replace(atEnds, '');
  return name === party ? name : tidyName(name);
}

const titles = new Set(titleWords);
const pageNumbers = /\b(page)\s*:?\s*\d+(?:\s+of\s+\d+)?/i;

/** True for text that stands over a list and is no name: "Outstanding List", "Page 1 of 2", a rule. */
export const isTitle = (text: string): boolean =>
  wordsOf(text.replace(pageNumbers, '$1')).every((word) => titles.has(word));

/** True if a text has a letter, so that it may be a name. */
export const hasLetter = (text: string): boolean => /[a-z\u00c0-\u024f\u0900-\u0dff]/i.test(text);

const documents = /^(?:bill|inv|invoice|vch|voucher|ref|dc|so|po)\b.*\d/i;
const number = /^[a-z]{0,8}[-/]?\d[\w/-]*$/i;
/** Signs and words for what stands above. */
const ditto = /^[-–\s]*(?:do|ditto|〃|„|"|,,)[-–.\s]*$/i;
export const startsWithDay = /^\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{2,4}\b/i;

/** Returns true for the number of a bill or a day where a name should stand: the name stands above. */
export const cannotBeName = (text: string): boolean =>
  ditto.test(text) || documents.test(text) || number.test(text) || startsWithDay.test(text);
