import { attributeNames } from '../core/card-config.ts';

const known: readonly string[] = [...attributeNames, 'nonce'];

/** What other cards and libraries call the same. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/^((redirect|return|callback|success)(url|uri|to|link)?|application(url|uri|link))$/, 'app-url'],
  [/^(locale|language)$/, 'lang'],
  [/^domain$/, 'cookie-domain'],
  [/^(default|initial|active)tab$/, 'tab'],
  [/^(terms|tos)/, 'terms-url'],
  [/^privacy/, 'privacy-url'],
  [/^firebase/, 'firebase-config'],
  [/^(re)?captcha/, 'human-check'],
];

/** Data attributes, properties and capitals are the same name to a reader. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/^data-|[^a-z]/g, '');

/** Whether one becomes the other when at most so many letters are put in, left out or changed. */
function isNearly(one: string, other: string, most: number): boolean {
  if (one === other || most === 0) return one === other;
  const [rest, otherRest] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return isNearly(rest, otherRest, most);
  return [
    [rest, otherRest],
    [rest, other],
    [one, otherRest],
  ].some(([a = '', b = '']) => isNearly(a, b, most - 1));
}

/** The attribute of the card that a name is nearly one of; undefined where it may be something else. */
export function nearestAttribute(name: string): string | undefined {
  const letters = lettersOf(name);
  const nearly = (most: number): string | undefined => known.find((one) => isNearly(lettersOf(one), letters, most));
  const alias = elsewhere.find(([pattern]) => pattern.test(letters))?.[1];
  return nearly(0) ?? alias ?? nearly(letters.length < 6 ? 1 : 2);
}
