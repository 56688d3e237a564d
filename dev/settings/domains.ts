import { getDomain, parse } from 'tldts';

/** Reads the Public Suffix List like browsers, with its private part (`web.app` and similar). */
const asBrowsers = { allowPrivateDomains: true } as const;

/** Returns the host of an address, or of a host itself; null for anything else. */
export function hostIn(value: string | undefined): string | null {
  if (value === undefined || value.trim() === '') return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `https://${value.replace(/^\./, '')}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}

/** Returns true if anybody may register names below the host; browsers refuse its cookies: `co.in`, `web.app`. */
export function isPublicSuffix(host: string): boolean {
  const { publicSuffix, isIcann, isPrivate } = parse(host, asBrowsers);
  // The last part of an unlisted name counts as a suffix.
  return publicSuffix === host && (isIcann === true || isPrivate === true);
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(`^${label}(?:\\.${label})*$`);

/** Returns true for a host that DNS can have, in small letters. */
export const isHostName = (text: string): boolean => hostName.test(text);

/** Returns true for a domain of at least two names, without www. or anything else. */
export const isDomain = (text: string): boolean =>
  !text.startsWith('www.') && isHostName(text) && /\.[a-z][a-z0-9-]*[a-z0-9]$/.test(text);

/** Returns true for a host with letters of another script, which browsers turn into xn--. */
export const isInOtherScript = (host: string): boolean => /[^\p{ASCII}]/u.test(host);

/** Returns a host of another script in its ASCII form, which browsers and mail programs send. */
export const toAsciiHost = (host: string): string => {
  const [, dot = '', name = ''] = /^(\.?)(.*)$/.exec(host) ?? [];
  return URL.canParse(`https://${name}`) ? dot + new URL(`https://${name}`).hostname : 'the form that begins with xn--';
};

/** Returns the hosts' common registered domain: `acct.in` of `www.acct.in` and `app.acct.in`; or null. */
export function sharedDomain(...hosts: readonly string[]): string | null {
  const [first = null, ...others] = hosts.map((host) => getDomain(host, asBrowsers));
  return others.every((domain) => domain === first) ? first : null;
}

/** Returns true for a host known only locally: localhost, an IP address, a name without a dot. */
export function isLocalHost(host: string): boolean {
  const { isIp } = parse(host, asBrowsers);
  return isIp === true || !host.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/.test(host);
}
