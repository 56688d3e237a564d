import { CommandError } from './run-tool.ts';

/**
 * The default local port of each service, with the environment variable that changes it. Pages, card and emulators all
 * use the host `localhost`, because cookies and Google's popup work only within one site.
 */
const table = {
  auth: ['ACCT_AUTH_PORT', 9099],
  firestore: ['ACCT_FIRESTORE_PORT', 8080],
  app: ['ACCT_APP_PORT', 3000],
  site: ['ACCT_SITE_PORT', 5173],
  preview: ['ACCT_PREVIEW_PORT', 4173],
} as const;

/** The id of the Firebase project that all local services use. No real project has the prefix `demo-`. */
export const projectId = 'demo-acct';

export type ServiceName = keyof typeof table;
export type ServicePorts = Readonly<Record<ServiceName, number>>;

/**
 * The environment variable with the origin of a developer's application. A demo build uses this application instead of
 * the example.
 */
export const appOriginVariable = 'ACCT_APP_ORIGIN';

export const getPortVariable = (service: ServiceName): string => table[service][0];

/** Reads the ports from the environment. Throws a CommandError for a value that is not a port. */
export function readPorts(env: Readonly<Record<string, string | undefined>> = process.env): ServicePorts {
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

/** The base domain of the https services. Every browser resolves names below `localhost` to this machine. */
export const httpsDomain = 'acct.localhost';

/** The host name of each https service. All are below one domain, except `partner` and `listed`. */
const hosts = {
  site: `www.${httpsDomain}`,
  app: `app.${httpsDomain}`,
  blog: `blog.${httpsDomain}`,
  auth: `auth.${httpsDomain}`,
  firestore: `firestore.${httpsDomain}`,
  partner: 'partner.localhost',
  listed: 'listed.localhost',
  /** The host of the site that is built with App Check (npm run proof -- app-check). */
  checked: `checked.${httpsDomain}`,
} as const;

export type HttpsService = keyof typeof hosts;

export const getHttpsHost = (service: HttpsService): string => hosts[service];

/** Returns a service's https origin. All services use the same port. */
export const getHttpsOrigin = (service: HttpsService, port: number): string => `https://${hosts[service]}:${port}`;

/** If this environment variable is set, the demo is built for https addresses, which only the browser tests serve. */
export const httpsPortVariable = 'ACCT_HTTPS_PORT';

/** Throws a CommandError if the environment asks for https addresses, because `command` does not serve them. */
export function assertHttpsPortUnset(
  command: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): void {
  const port = env[httpsPortVariable];
  if (!port) return;
  throw new CommandError(
    `${httpsPortVariable}=${port} builds links to https addresses, but ${command} serves only http://localhost: unset it.`,
  );
}
