/** Returns true if the domain's cookies reach the host. The domain may begin with a dot. */
export const domainCoversHost = (domain: string, host: string): boolean =>
  `.${host}`.endsWith(`.${domain.replace(/^\./, '').toLowerCase()}`);
