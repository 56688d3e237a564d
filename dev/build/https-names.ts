/**
 * Base domain of the services over https on this machine: every browser takes names below `localhost` for this machine,
 * without a name server.
 */
export const httpsDomain = 'acct.localhost';

/**
 * The services that are served over https too, by the name before the base domain; `partner` and `listed` stand on
 * domains of their own.
 */
const hosts = {
  site: `www.${httpsDomain}`,
  app: `app.${httpsDomain}`,
  blog: `blog.${httpsDomain}`,
  auth: `auth.${httpsDomain}`,
  firestore: `firestore.${httpsDomain}`,
  partner: 'partner.localhost',
  listed: 'listed.localhost',
  /** The site once more, built with App Check (npm run proof -- app-check). */
  checked: `checked.${httpsDomain}`,
} as const;

export type HttpsService = keyof typeof hosts;

/** Host name of a service over https. */
export const httpsHost = (service: HttpsService): string => hosts[service];

/** Origin of a service over https, all on one port. */
export const httpsOrigin = (service: HttpsService, port: number): string => `https://${hosts[service]}:${port}`;

/** The environment variable that has the demo built for these addresses. */
export const httpsPortVariable = 'ACCT_HTTPS_PORT';
