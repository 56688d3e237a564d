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
export const isOwnReferrer = (referrer: string, known: KnownOrigins): boolean =>
  isFromApplication(referrer, known) || isOf(known.siteOrigin, referrer);

/** Whether the visitor comes from the application. */
export const isFromApplication = (referrer: string, { appUrl }: KnownOrigins): boolean =>
  isOf(new URL(appUrl).origin, referrer);

const isOf = (origin: string, referrer: string): boolean => referrer !== '' && new URL(referrer).origin === origin;

/**
 * Whether the page before is known to hand over nobody but its own visitor: listed, or below the cookie domain, where
 * nobody else writes pages.
 */
export function isTrustedReferrer(referrer: string, { partnerOrigins, cookieDomain }: KnownOrigins): boolean {
  if (referrer === '') return false;
  const { origin, protocol, hostname } = new URL(referrer);
  if (partnerOrigins.split(' ').includes(origin)) return true;
  return isBelow(hostname, cookieDomain) && (protocol === 'https:' || hostname === 'localhost');
}

/** Whether cookies of the domain, with a leading dot or none, reach the host. */
export const isBelow = (host: string, cookieDomain: string): boolean =>
  `.${host}`.endsWith(`.${cookieDomain.replace(/^\./, '').toLowerCase()}`);
