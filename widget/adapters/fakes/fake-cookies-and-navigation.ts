import type { Clock } from '../../../account/account-ports.ts';
import { isCookieDomainForHost } from '../../../account/cookie-domain.ts';
import type { CookiesAndNavigation } from '../../core/ports.ts';

export type StoredCookie = {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
  /** The expiry in milliseconds since 1970. Null for a session cookie, which the browser deletes when it closes. */
  readonly expires: number | null;
};

export type FakeCookiesAndNavigation = CookiesAndNavigation & {
  /** The cookies that a page at this address can read now. */
  readonly cookies: readonly StoredCookie[];
  /** Every string that was passed to `writeCookie`, even if no cookie was stored. */
  readonly written: readonly string[];
  /** The addresses to which the card has navigated. */
  readonly replaced: readonly string[];
};

export type FakeCookiesAndNavigationOptions = {
  /** The host page's address. */
  readonly url?: string;
  /** True for a frame without access to cookies: reading or writing one throws. */
  readonly sandboxed?: boolean;
  /** True if the visitor's settings make the browser drop every cookie. */
  readonly blocksCookies?: boolean;
  /** The name of a cookie that the fake drops, as a browser may do when it stores too many cookies. */
  readonly drops?: string;
  /** Set if the page is in a frame. `for-good` means that the frame's sandbox forbids the page to leave the frame. */
  readonly framed?: true | 'for-good';
  readonly clock?: Clock;
  readonly record?: (entry: string) => void;
};

const byteLimit = 4096;

/** A cookie, parsed from the form of `document.cookie`. An attribute without a value is ''. */
type WrittenCookie = {
  readonly name: string;
  readonly value: string;
  readonly attributes: ReadonlyMap<string, string>;
};

function parseCookie(text: string): WrittenCookie {
  const [pair, ...attributes] = text.split(';').map((part) => part.trim());
  const splitPair = (part: string): readonly [string, string] => {
    const [name = '', ...value] = part.split('=');
    return [name, value.join('=')];
  };
  // A cookie without `=` has a value but no name.
  const [name, value] = pair?.includes('=') ? splitPair(pair) : ['', pair ?? ''];
  const lowerCase = attributes.map(splitPair).map(([key, text]) => [key.toLowerCase(), text] as const);
  return { name, value, attributes: new Map(lowerCase) };
}

const domainOf = ({ attributes }: WrittenCookie, page: URL): string =>
  (attributes.get('domain') ?? page.hostname).replace(/^\./, '').toLowerCase();

/** Returns true if a browser would refuse this cookie from this page (RFC 6265bis). */
function isRefused(cookie: WrittenCookie, page: URL): boolean {
  const { name, value, attributes } = cookie;
  const domain = domainOf(cookie, page);
  const isSecure = attributes.has('secure');
  const isSecurePage = page.protocol === 'https:' || page.hostname === 'localhost';
  if (name === '') return true;
  // A cookie with the prefix `__Host-` must not have a `Domain`. Only a server's response may set one with the prefix
  // `__Http-`.
  if (/^__(host|http)-/i.test(name)) return true;
  if (new TextEncoder().encode(name + value).length > byteLimit) return true;
  if (!isCookieDomainForHost(domain, page.hostname)) return true;
  if (isSecure && !isSecurePage) return true;
  return attributes.get('samesite')?.toLowerCase() === 'none' && !isSecure;
}

/**
 * Creates a fake `CookiesAndNavigation` port. The fake stores and refuses cookies by the rules of RFC 6265bis that the card
 * needs.
 */
export function createFakeCookiesAndNavigation(
  options: FakeCookiesAndNavigationOptions = {},
): FakeCookiesAndNavigation {
  const {
    url = 'https://www.acct.example/login',
    sandboxed = false,
    framed,
    blocksCookies = false,
    drops,
    clock = { now: Date.now },
    record,
  } = options;
  const page = new URL(url);
  const jar = new Map<string, StoredCookie>();
  const written: string[] = [];
  const replaced: string[] = [];
  const isUnexpired = ({ expires }: StoredCookie): boolean => expires === null || expires > clock.now();

  const store = (text: string): void => {
    if (sandboxed) throw new DOMException('The document is sandboxed', 'SecurityError');
    const cookie = parseCookie(text);
    const { name, value, attributes } = cookie;
    if (blocksCookies || name === drops || isRefused(cookie, page)) return;
    const domain = domainOf(cookie, page);
    const maxAge = attributes.get('max-age');
    const expires = maxAge === undefined ? null : clock.now() + Number(maxAge) * 1000;
    jar.set(`${name} ${domain}`, { name, value, domain, expires });
  };
  const readCookie = (name: string): string | null =>
    [...jar.values()].find((cookie) => cookie.name === name && isUnexpired(cookie))?.value ?? null;

  return {
    get cookies() {
      return [...jar.values()].filter(isUnexpired);
    },
    written,
    replaced,
    pageOrigin: () => (sandboxed ? 'null' : page.origin),
    cookiesHold(domain) {
      if (sandboxed) return false;
      store(`probe=1; Max-Age=60; Domain=${domain}; Secure; SameSite=None`);
      const holds = readCookie('probe') !== null;
      store(`probe=; Max-Age=0; Domain=${domain}; Secure; SameSite=None`);
      return holds;
    },
    writeCookie(cookie) {
      record?.(`browser.writeCookie ${cookie.slice(0, cookie.indexOf('='))}`);
      written.push(cookie);
      store(cookie);
    },
    readCookie,
    holdsCookie: ({ name, value }) =>
      [...jar.values()].some((one) => one.name === name && one.value === value && isUnexpired(one)),
    replaceAddress(address) {
      record?.(`browser.replaceAddress ${address}`);
      replaced.push(address);
    },
    replaceTop(address) {
      record?.(`browser.replaceTop ${address.replace(/#.*/, '#...')}`);
      if (framed !== 'for-good') replaced.push(address);
      return framed !== 'for-good';
    },
    isFramed: () => framed !== undefined,
    canEncrypt: () => page.protocol === 'https:' || page.hostname === 'localhost',
  };
}
