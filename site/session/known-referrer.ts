/** Origins as the build has them; `partnerOrigins` separated by spaces. */
export type KnownOrigins = {
  readonly appUrl: string;
  readonly siteOrigin: string;
  readonly partnerOrigins: string;
  readonly cookieDomain: string;
};

/**
 * Whether the visitor comes from the application or the site. `referrer`: as `document.referrer` has it, empty where
 * the page before tells nothing.
 */
export function isOwnReferrer(referrer: string, { appUrl, siteOrigin }: KnownOrigins): boolean {
  return referrer !== '' && [siteOrigin, new URL(appUrl).origin].includes(new URL(referrer).origin);
}

/**
 * Whether the page before is known to hand over nobody but its own visitor: listed, or below the cookie domain, where
 * nobody else writes pages.
 */
export function isTrustedReferrer(referrer: string, { partnerOrigins, cookieDomain }: KnownOrigins): boolean {
  if (referrer === '') return false;
  const { origin, protocol, hostname } = new URL(referrer);
  if (partnerOrigins.split(' ').includes(origin)) return true;
  const isBelow = `.${hostname}`.endsWith(`.${cookieDomain.replace(/^\./, '').toLowerCase()}`);
  return isBelow && (protocol === 'https:' || hostname === 'localhost');
}
