/** Returns true if a cookie of the domain reaches the host. The domain may begin with a dot. */
export const isCookieDomainForHost = (domain: string, host: string): boolean =>
  `.${host}`.endsWith(`.${domain.replace(/^\./, '').toLowerCase()}`);
