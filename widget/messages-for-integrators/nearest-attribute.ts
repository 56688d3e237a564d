import { attributeNames } from '../core/card-config.ts';

const known: readonly string[] = [...attributeNames, 'loading', 'nonce'];

/** What other cards and libraries call the same. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/^((redirect|return|callback|success)(url|uri|to|link)?|application(url|uri|link))$/, 'app-url'],
  [/^(locale|language)$/, 'lang'],
  [/^(cookie)?domain$/, 'cookie-domain'],
  [/^(default|initial|active)tab$/, 'tab'],
  [/^(terms|tos)/, 'terms-url'],
  [/^privacy/, 'privacy-url'],
  [/^firebase/, 'firebase-config'],
  [/^(re)?captcha/, 'human-check'],
];

/** Data attributes, properties and capitals are the same name to a reader. */
const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^data-/, '')
    .replace(/[^a-z]/g, '');

/** How many letters have to be put in, left out or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const letter of one) {
    const next = [(row[0] ?? 0) + 1];
    for (const [place, wanted] of Array.from(other).entries()) {
      const [left = 0, above = 0, before = 0] = [next[place], row[place + 1], row[place]];
      next.push(Math.min(left + 1, above + 1, before + (letter === wanted ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The attribute of the card that a name is nearly one of; undefined where it may be something else. */
export function nearestAttribute(name: string): string | undefined {
  const letters = lettersOf(name);
  const most = letters.length < 6 ? 1 : 2;
  return (
    known.find((one) => lettersOf(one) === letters) ??
    elsewhere.find(([pattern]) => pattern.test(letters))?.[1] ??
    known.find((one) => distance(lettersOf(one), letters) <= most)
  );
}
