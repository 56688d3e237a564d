import { attributeNames } from '../core/card-config.ts';

const known: readonly string[] = [...attributeNames, 'nonce'];

/** What other cards and libraries call the same, and words that stand for a value. */
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
/** The same as `name=value`; behind `data-` such a name is the page's own. */
const plain: readonly (readonly [RegExp, string])[] = [
  [/^(url|href|next)=/, 'app-url'],
  [/^(api(key)?|project(id)?|authdomain|appid)=/, 'firebase-config'],
  [/^emulator/, 'auth-emulator'],
  [/^e?mail=/, 'prefill-email'],
  [/^(phone|mobile)(number)?=/, 'prefill-phone'],
  [/^company(name)?=/, 'prefill-company'],
  [/^dark(mode|theme)?=/, 'theme="dark"'],
  [/^light(mode|theme)?=/, 'theme="light"'],
  [/^mode=(dark|light|auto)/i, 'theme'],
  [/^mode=/, 'tab'],
  [/^(signin|login)=/, 'tab="signin"'],
  [/^(signup|register)=/, 'tab="signup"'],
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

/**
 * The attribute of the card that a name is nearly one of, with its value where the name says that; undefined where it
 * may be something else.
 */
export function nearestAttribute(name: string, value = ''): string | undefined {
  const letters = lettersOf(name);
  const nearly = (most: number): string | undefined => known.find((one) => isNearly(lettersOf(one), letters, most));
  const written = `${name.toLowerCase().replace(/[^a-z]/g, '')}=${value}`;
  const meant = plain.find(([pattern]) => pattern.test(written))?.[1];
  const alias = elsewhere.find(([pattern]) => pattern.test(letters))?.[1];
  return nearly(0) ?? alias ?? meant ?? nearly(letters.length < 6 ? 1 : 2);
}
