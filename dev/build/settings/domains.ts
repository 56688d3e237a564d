import { getDomain, parse } from 'tldts';

/** As browsers read the Public Suffix List: `web.app` and its like count, too. */
const asBrowsers = { allowPrivateDomains: true } as const;

/** The host of an address, or of what is one already; null when there is none to read. */
export function hostIn(value: string | undefined): string | null {
  if (value === undefined || value.trim() === '') return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `https://${value.replace(/^\./, '')}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}

/** Whether cookies of the domain (a leading dot or none) reach the host. */
export function covers(domain: string, host: string): boolean {
  return `.${host}`.endsWith(`.${domain.replace(/^\./, '').toLowerCase()}`);
}

/** Whether anybody may register names below the host, so that browsers refuse cookies for it: `co.in`, `web.app`. */
export function isPublicSuffix(host: string): boolean {
  const { publicSuffix, isIcann, isPrivate } = parse(host, asBrowsers);
  // Of a name that is on no list the last part counts as one.
  return publicSuffix === host && (isIcann === true || isPrivate === true);
}

/** Whether it is a domain as links and mail addresses end with it: two names at least, nothing around them. */
export const isDomain = (text: string): boolean =>
  !text.startsWith('www.') && /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(text);

/** The registered domain above the hosts: `acct.in` of `www.acct.in` and `app.acct.in`; null if none is common. */
export function sharedDomain(...hosts: readonly string[]): string | null {
  const [first = null, ...others] = hosts.map((host) => getDomain(host, asBrowsers));
  return others.every((domain) => domain === first) ? first : null;
}

/** Whether only this machine or network knows the host: localhost, an address in numbers, a name without a dot. */
export function isLocal(host: string): boolean {
  const { isIp } = parse(host, asBrowsers);
  return isIp === true || !host.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/.test(host);
}
