import { join } from 'node:path';
import { projectId } from '../ports.ts';
import type { Service } from './service.ts';
import { startChild } from './start-child.ts';

export type StartMainAppOptions = {
  readonly port: number;
  readonly authPort: number;
  readonly firestorePort: number;
  /** Origin of the site, which has /session and /login. */
  readonly siteOrigin: string;
  readonly logFolder: string;
  /** Where browsers find it, when that is not its own port. */
  readonly origin?: string;
  readonly cookieDomain?: string;
};

/**
 * Starts the example of the main application (examples/application) on the emulators. ACCT_COOKIE_PREFIX changes the
 * `acct` of its cookie names; SESSION=token has it take the token cookie for the session.
 */
export function startMainApp({
  port,
  authPort,
  firestorePort,
  siteOrigin,
  logFolder,
  origin = `http://localhost:${port}`,
  cookieDomain = 'localhost',
}: StartMainAppOptions): Promise<Service> {
  return startChild({
    name: 'Main application',
    address: origin,
    note: 'an example',
    command: process.execPath,
    args: ['--import', 'tsx', 'server.ts'],
    cwd: join('examples', 'application'),
    env: {
      PORT: String(port),
      APP_ORIGIN: origin,
      SITE_ORIGIN: siteOrigin,
      COOKIE_DOMAIN: cookieDomain,
      COOKIE_PREFIX: process.env.ACCT_COOKIE_PREFIX || 'acct',
      GOOGLE_CLOUD_PROJECT: projectId,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}`,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestorePort}`,
    },
    logFile: join(logFolder, `main-application-${port}.log`),
    ready: /^The application is ready/,
    echo: /^[a-z-]+\/[a-z-]+: /,
  });
}
