import { type Ports, projectId } from '../ports.ts';

export type ApplicationAddresses = {
  readonly ports: Pick<Ports, 'auth' | 'firestore'>;
  /** Where browsers find the application. */
  readonly appOrigin: string;
  /** Origin of the site, which has /session and /login. */
  readonly siteOrigin: string;
  readonly cookieDomain?: string;
};

/**
 * What an application must know on this machine, by the names of the example's settings. ACCT_COOKIE_PREFIX changes the
 * `acct` of its cookie names.
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

/** The same for the developer, in lines as a file .env has them. */
export function printApplicationSettings(addresses: ApplicationAddresses): void {
  const words = Object.entries(applicationSettings(addresses)).map(([name, value]) => `${name}=${value}`);
  console.log(`\nSettings of your application here (docs/for-the-application.md):\n  ${words.join('\n  ')}`);
}
