import { CommandError } from './run-tool.ts';

/**
 * The local ports of every service, with the environment variable that changes each.
 * Pages, card and emulators are addressed by the name `localhost`: cookies and the Google popup need one site.
 */
const table = {
  auth: ['ACCT_AUTH_PORT', 9099],
  firestore: ['ACCT_FIRESTORE_PORT', 8080],
  app: ['ACCT_APP_PORT', 3000],
  site: ['ACCT_SITE_PORT', 5173],
  preview: ['ACCT_PREVIEW_PORT', 4173],
} as const;

/** The Firebase project of every local service; a name that begins with `demo-` cannot reach a real one. */
export const projectId = 'demo-acct';

export type ServiceName = keyof typeof table;
export type Ports = Readonly<Record<ServiceName, number>>;

/** Names the origin of a developer's own application, which a demo build then leads to in the example's place. */
export const appOriginVariable = 'ACCT_APP_ORIGIN';

/** The environment variable that sets a service's port. */
export const portVariable = (service: ServiceName): string => table[service][0];

/** Reads the ports from the environment; a value that is no port throws one clear line. */
export function readPorts(env: Readonly<Record<string, string | undefined>> = process.env): Ports {
  const read = (service: ServiceName): number => {
    const [variable, standard] = table[service];
    const raw = env[variable];
    if (raw === undefined || raw === '') return standard;
    const port = Number(raw);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new CommandError(`${variable}=${raw} is not a port (1 to 65535).`);
    }
    return port;
  };
  return {
    auth: read('auth'),
    firestore: read('firestore'),
    app: read('app'),
    site: read('site'),
    preview: read('preview'),
  };
}

/** Base domain of the https services: every browser takes names below `localhost` for this machine. */
export const httpsDomain = 'acct.localhost';

/** The services also on https, by their subdomain; `partner` and `listed` stand on domains of their own. */
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
