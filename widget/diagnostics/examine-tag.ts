import { isCookieDomainForHost } from '../../account/cookie-domain.ts';
import { type AttributeName, attributeNames, type CardConfig, type ConfigProblem } from '../core/card-config.ts';
import { startsWithQuote } from '../core/config-values.ts';
import type { CookiesAndNavigation, HostPage } from '../core/ports.ts';
import { isUnfilledValue } from '../core/unfilled-value.ts';
import { configProblemCures, cureForUnfilledAttribute } from './config-problem-cures.ts';

const quotingHint =
  "put the attribute in single quotes, the JSON's own are double: firebase-config='{\"apiKey\": ...}'";

/**
 * Common errors in an attribute that contains Firebase's own snippet, each with its correction. Only the first match
 * counts.
 */
const faults: readonly (readonly [RegExp, string])[] = [
  [/^\{?$/, `the value ends at its first double quote; ${quotingHint}`],
  [/^\[object/, 'the value is an object; set JSON.stringify(config) instead'],
  [/^[^{]*\w[^{]*=\s*\{/, 'begin with the brace: the text before it is JavaScript'],
  [/&quot;|[“”]/, 'type plain double quotes around names and values'],
  [/[{,]\s*\w+\s*:/, 'put each name in double quotes, as JSON wants them: "apiKey", "authDomain", "projectId"'],
  [/[{,:]\s*'/, `put names and values in double quotes; ${quotingHint}`],
  [/,\s*\}/, 'remove the comma before the closing brace'],
];

/**
 * Returns the correction of a refused `firebase-config`. The correction names the error in the JSON, or the missing
 * members.
 */
export function findFirebaseConfigCure(value: string): string {
  let given: unknown;
  try {
    given = JSON.parse(value);
  } catch (cause) {
    const found = faults.find(([pattern]) => pattern.test(value.trim()))?.[1];
    return found ?? `correct the JSON (${(cause as Error).message}); ${quotingHint}`;
  }
  const members = (given ?? {}) as Readonly<Record<string, unknown>>;
  const lacking = ['apiKey', 'authDomain', 'projectId'].filter(
    (name) => typeof members[name] !== 'string' || !`${members[name]}`.trim(),
  );
  return `add ${lacking.join(', ')} as Firebase console, Project settings, shows ${lacking.length > 1 ? 'them' : 'it'}`;
}

const known: readonly string[] = [...attributeNames, 'nonce'];

/** Other libraries' names for the card's attributes. */
const aliases: readonly (readonly [RegExp, string])[] = [
  [/^((redirect|return|callback|success)(url|uri|to|link)?|application(url|uri|link))$/, 'app-url'],
  [/^(locale|language)$/, 'lang'],
  [/^domain$/, 'cookie-domain'],
  [/^(default|initial|active)tab$/, 'tab'],
  [/^(terms|tos)/, 'terms-url'],
  [/^privacy/, 'privacy-url'],
  [/^firebase/, 'firebase-config'],
  [/^(re)?captcha/, 'human-check'],
];
/**
 * Patterns for `name=value`. They do not match names that begin with `data-`, because pages store their own data in
 * such attributes.
 */
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

/** Returns a name's letters, without `data-`, capitals and punctuation. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/^data-|[^a-z]/g, '');

/** Returns true if the two names differ in at most `most` inserted, deleted or changed letters. */
function isSimilar(one: string, other: string, most: number): boolean {
  if (one === other || most === 0) return one === other;
  const [rest, otherRest] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return isSimilar(rest, otherRest, most);
  return [
    [rest, otherRest],
    [rest, other],
    [one, otherRest],
  ].some(([a = '', b = '']) => isSimilar(a, b, most - 1));
}

/**
 * Returns the card's attribute with the most similar name, and its value if the given name contains a value. Returns
 * undefined if no name is similar.
 */
export function findNearestAttribute(name: string, value = ''): string | undefined {
  const letters = lettersOf(name);
  const nearly = (most: number): string | undefined => known.find((one) => isSimilar(lettersOf(one), letters, most));
  const written = `${name.toLowerCase().replace(/[^a-z]/g, '')}=${value}`;
  const meant = plain.find(([pattern]) => pattern.test(written))?.[1];
  const alias = aliases.find(([pattern]) => pattern.test(letters))?.[1];
  return nearly(0) ?? alias ?? meant ?? nearly(letters.length < 6 ? 1 : 2);
}

/** The configuration from the attributes of a tag, and the problems of these attributes. */
type Reading = { readonly config: CardConfig; readonly problems: readonly ConfigProblem[] };

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Reports an unclosed tag, and returns all other faults of the tag, each with its cure. */
export function examineTag(
  host: HTMLElement,
  page: HostPage,
  { config, problems }: Reading,
  cookiesHold: CookiesAndNavigation['cookiesHold'],
): readonly ConfigProblem[] {
  reportUnclosedTag(host, page);
  const refused = problems.map((problem) => ({ ...problem, cure: sentence(cureOf(problem)) }));
  const isRefused = (name: string): boolean => problems.some(({ attribute }) => attribute === name);
  const domains = isRefused('app-url') || isRefused('cookie-domain') ? [] : unrelatedDomains(host, config, cookiesHold);
  return [
    ...refused,
    ...emptyAttributes(host).filter(({ attribute }) => !isRefused(attribute)),
    ...unreadNames(host),
    ...domains,
  ];
}

/** Common errors in an address, each with its correction. Only the first match counts. */
const addressFaults: readonly (readonly [RegExp, string])[] = [
  [/^(\/|[\w.-]+(\/|$))/, 'write the whole address, from https:// on'],
  [/^\w+:\/\/[^/]*@/, 'remove user name and password from the address'],
];

function cureOf({ code, value }: ConfigProblem): string {
  const name = code.slice('config/'.length) as AttributeName;
  const isObjectAsConfig = name === 'firebase-config' && value.startsWith('[object');
  if (isUnfilledValue(value) && !isObjectAsConfig) return cureForUnfilledAttribute;
  if (name === 'firebase-config' && value) return findFirebaseConfigCure(value);
  if (startsWithQuote(value)) return 'type plain double quotes around the value';
  const fault = name.endsWith('-url') ? addressFaults.find(([pattern]) => pattern.test(value)) : undefined;
  return fault?.[1] ?? configProblemCures[name] ?? '';
}

/**
 * Returns a fault for each empty attribute, such as `handoff` in `<acct-auth-card handoff>`. Only `lang` and
 * `prefill-*` attributes may be empty.
 */
const emptyAttributes = (host: HTMLElement): readonly ConfigProblem[] =>
  attributeNames
    .filter((name) => !/^(prefill|lang)/.test(name) && host.getAttribute(name)?.trim() === '')
    .map((name) => createProblem(`config/${name}`, name, '', configProblemCures[name] ?? ''));

const createProblem = (code: ConfigProblem['code'], attribute: string, value: string, cure: string): ConfigProblem => ({
  code,
  attribute,
  value,
  fatal: false,
  cure: sentence(cure),
});

/**
 * Returns a fault for each attribute or property that the card does not read but whose name is similar to that of a
 * card's attribute. Also returns a fault for an invalid nonce.
 */
function unreadNames(host: HTMLElement): readonly ConfigProblem[] {
  const attributes = Array.from(host.attributes).flatMap(({ name, value }) => {
    const meant = findNearestAttribute(name, value) ?? name;
    const cure = listenerCure(name) ?? (meant === name ? undefined : `write ${meant}`);
    return cure ? [createProblem('config/unknown-attribute', name, value, cure)] : [];
  });
  const properties = Object.entries(host).flatMap(([name, value]) => {
    const text = textOf(value);
    const [meant, word = 'value'] = findNearestAttribute(name, text)?.split('=') ?? [];
    const cure = listenerCure(name) ?? (meant && `call setAttribute('${meant}', ${word.replace(/"/g, "'")})`);
    return cure ? [createProblem('config/property', name, text, cure)] : [];
  });
  const { nonce = '' } = host;
  const isNonce = /^[\w+/-]*=*$/.test(nonce) && !isUnfilledValue(nonce);
  const nonceCure = isUnfilledValue(nonce) ? cureForUnfilledAttribute : `${configProblemCures.nonce}`;
  const nonces = isNonce ? [] : [createProblem('config/nonce', 'nonce', nonce, nonceCure)];
  return [...attributes, ...properties, ...nonces];
}

/** Returns a property's value as text. A page may set any value, and some objects cannot be converted to text. */
const textOf = (value: unknown): string =>
  Object(value) === value ? Object.prototype.toString.call(value) : String(value);

/** Returns the cure for an event listener in an attribute, which the card does not support. */
function listenerCure(name: string): string | undefined {
  const [, event] = /^(?:on[-:]?|@|v-on:|\(|#)acct-?([a-z-]+)/i.exec(name) ?? [];
  return event && `call addEventListener('acct-${event.toLowerCase()}', listener)`;
}

/**
 * Returns a fault if the application's host is outside the cookie domain, because the application would never receive
 * the cookies.
 */
function unrelatedDomains(
  host: HTMLElement,
  { appUrl, cookieDomain, handoff }: CardConfig,
  cookiesHold: CookiesAndNavigation['cookiesHold'],
): readonly ConfigProblem[] {
  const { hostname } = new URL(appUrl);
  if (isCookieDomainForHost(cookieDomain, hostname)) return [];
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  // Only the browser knows the domains under which anyone can register a name. Browsers store no cookies for these
  // domains.
  const shared = domains.find((domain) => isCookieDomainForHost(domain, hostname) && cookiesHold(domain));
  const isGiven = host.getAttribute('cookie-domain')?.trim();
  const never = handoff === 'never' ? ' and handoff="never"' : '';
  const alone = `take it${never} away: no cookie of this page reaches ${hostname}; our site takes the session to our own application`;
  const own = shared?.includes('.') ? `.${shared}` : shared;
  const cure = own ? `write cookie-domain="${own}": it holds for this page and for ${hostname}` : alone;
  const [name, value] = isGiven ? ['cookie-domain', cookieDomain] : ['app-url', host.getAttribute('app-url') ?? appUrl];
  return [createProblem('config/cookie-domain-elsewhere', name, value, cure)];
}

/**
 * Selects the elements that the tag may contain: invisible ones, and fallback content for visitors without scripts.
 * `isFallback` also allows one paragraph with a link.
 */
const fallback = 'a,br,span,b,strong,i,em,small,noscript,template';
const reportedUnclosed = new WeakSet<HTMLElement>();

/** Reports an unclosed tag such as `<acct-auth-card />`, which contains and hides the rest of its parent. */
function reportUnclosedTag(host: HTMLElement, page: HostPage): void {
  const inside = Array.from(host.children).filter(({ slot }) => !slot);
  const paragraphs = inside.filter(({ localName }) => localName === 'p');
  const isFallback = (node: Element): boolean =>
    node.matches(fallback) || (paragraphs.length === 1 && node === paragraphs[0] && node.querySelector('a') !== null);
  // Nothing follows an unclosed tag, not even a line break.
  if (host.nextSibling || inside.every(isFallback) || reportedUnclosed.has(host)) return;
  reportedUnclosed.add(host);
  const where = `inside it are ${inside.map(({ localName }) => localName).join(', ')}`;
  page.report({ level: 'error', code: 'page/tag-not-closed', where });
  page.emit('acct-error', { code: 'page/tag-not-closed', action: 'page' });
}
