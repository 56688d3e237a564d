import { getDomain, parse } from 'tldts';

/** Includes the private part of the Public Suffix List (`web.app` and similar), as browsers do. */
const asBrowsers = { allowPrivateDomains: true } as const;

/** Returns the host of an address. Accepts a host without a scheme too. Returns null for any other text. */
export function parseHost(value: string | undefined): string | null {
  if (value === undefined || value.trim() === '') return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `https://${value.replace(/^\./, '')}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}

/**
 * Returns true for a host below which anybody may register names, such as `co.in` or `web.app`. Browsers refuse cookies
 * for such a host.
 */
export function isPublicSuffix(host: string): boolean {
  const { publicSuffix, isIcann, isPrivate } = parse(host, asBrowsers);
  // If the list has no suffix of a name, the last part of the name counts as its public suffix.
  return publicSuffix === host && (isIcann === true || isPrivate === true);
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(`^${label}(?:\\.${label})*$`);

/** Returns true for a host name that DNS allows, in lower case. */
export const isHostName = (text: string): boolean => hostName.test(text);

/** Returns true for a domain of at least two parts, without www., a port or a path. */
export const isDomain = (text: string): boolean =>
  !text.startsWith('www.') && isHostName(text) && /\.[a-z][a-z0-9-]*[a-z0-9]$/.test(text);

/** Returns true for a host with letters outside ASCII. Browsers convert such a host to xn-- form. */
export const isNonAsciiHost = (host: string): boolean => /[^\p{ASCII}]/u.test(host);

/** Returns the ASCII form (xn--) of a host, which browsers and mail programs send. */
export const toAsciiHost = (host: string): string => {
  const [, dot = '', name = ''] = /^(\.?)(.*)$/.exec(host) ?? [];
  return URL.canParse(`https://${name}`) ? dot + new URL(`https://${name}`).hostname : 'the form that begins with xn--';
};

/**
 * Returns the registered domain that all hosts have in common, such as `acct.in` for `www.acct.in` and `app.acct.in`;
 * or null.
 */
export function sharedDomain(...hosts: readonly string[]): string | null {
  const [first = null, ...others] = hosts.map((host) => getDomain(host, asBrowsers));
  return others.every((domain) => domain === first) ? first : null;
}

/**
 * Returns true for a host that only this machine or network knows: localhost, an IP address, or a name without a dot.
 */
export function isLocalHost(host: string): boolean {
  const { isIp } = parse(host, asBrowsers);
  return isIp === true || !host.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/.test(host);
}
