import { connect } from 'node:net';
import { join } from 'node:path';
import { projectId, type ServicePorts } from '../base/ports.ts';
import type { Service } from './service.ts';
import { startChild } from './start-child.ts';

type ApplicationAddresses = {
  readonly ports: Pick<ServicePorts, 'auth' | 'firestore'>;
  /** The application's origin in browsers. */
  readonly appOrigin: string;
  /** The origin of the site with /session and /login. */
  readonly siteOrigin: string;
  readonly cookieDomain?: string;
};

/**
 * Returns the application's settings on this machine. ACCT_COOKIE_PREFIX replaces `acct` in the application's cookie
 * names.
 */
export const applicationSettings = ({
  ports,
  appOrigin,
  siteOrigin,
  cookieDomain = 'localhost',
}: ApplicationAddresses) => ({
  APP_ORIGIN: appOrigin,
  SITE_ORIGIN: siteOrigin,
  COOKIE_DOMAIN: cookieDomain,
  COOKIE_PREFIX: process.env.ACCT_COOKIE_PREFIX || 'acct',
  GOOGLE_CLOUD_PROJECT: projectId,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
});

/** Prints the application's settings for the developer as lines of a .env file. */
export function printApplicationSettings(addresses: ApplicationAddresses): void {
  const words = Object.entries(applicationSettings(addresses)).map(([name, value]) => `${name}=${value}`);
  console.log(`\nSettings of your application here (docs/for-the-application.md):\n  ${words.join('\n  ')}`);
}

export type ExampleApplicationOptions = Omit<ApplicationAddresses, 'appOrigin'> & {
  readonly port: number;
  readonly logFolder: string;
  /** The application's origin in browsers. The default is `localhost` with the application's port. */
  readonly appOrigin?: string;
};

/** Starts the example application on the emulators. With SESSION=token its session is the token cookie. */
export function startExampleApplication({ port, logFolder, ...given }: ExampleApplicationOptions): Promise<Service> {
  const settings = applicationSettings({ appOrigin: `http://localhost:${port}`, ...given });
  return startChild({
    name: 'Main application',
    address: settings.APP_ORIGIN,
    note: 'an example',
    command: process.execPath,
    args: ['--import', 'tsx', 'server.ts'],
    cwd: join('examples', 'application'),
    // These values override the shell's variable HOST. They also override the folder's .env file, which is used only if
    // the application runs alone.
    env: { PORT: String(port), HOST: '127.0.0.1', SESSION: process.env.SESSION || 'cookie', ...settings },
    logFile: join(logFolder, `main-application-${port}.log`),
    ready: /^The application is ready/,
    echo: /^[a-z-]+\/[a-z-]+: /,
  });
}

const limitMs = 1000;

/**
 * Describes the developer's own application, which the developer starts and ends. It is checked once, and no command
 * waits for it.
 */
export async function describeDeveloperApplication(origin: string): Promise<Service> {
  const isThere = await isServerListening(new URL(origin));
  return {
    name: 'Main application',
    address: origin,
    note: isThere ? 'yours' : 'yours: nothing answers there yet, start it whenever you like',
    died: new Promise<never>(() => {}),
    stop: async () => {},
  };
}

/** Resolves to true if a server listens at the address. */
export function isServerListening({ hostname: host, port, protocol }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port || (protocol === 'https:' ? 443 : 80)), timeout: limitMs });
    const end = (isThere: boolean) => () => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
}
