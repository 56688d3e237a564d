/** The example's settings; every address is an origin without a trailing slash. */
export type Settings = {
  readonly port: number;
  /** The address on which the application listens. */
  readonly host: string;
  /** The Firebase project whose tokens are accepted. */
  readonly projectId: string;
  /** The application's own public origin. */
  readonly appOrigin: string;
  /** The origin of /session and /login. */
  readonly siteOrigin: string;
  /** The first part of the names of the site's three cookies. */
  readonly cookiePrefix: string;
  /** The domain of the three cookies: `.acct.example`. */
  readonly cookieDomain: string;
  /**
   * `cookie`: the token is exchanged for the application's own session cookie. `token`: the token cookie is itself the
   * session.
   */
  readonly session: 'cookie' | 'token';
  /** The longest life of a session cookie. */
  readonly sessionHours: number;
  /** Firestore's origin: Google's, or the emulator's. */
  readonly firestoreOrigin: string;
  readonly usesFirestoreEmulator: boolean;
};
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from the environment. Throws an Error that names the first missing or invalid one.
 */
export function readSettings(env: Environment = process.env): Settings {
  const session = env.SESSION || 'cookie';
  if (session !== 'cookie' && session !== 'token') throw new Error(`SESSION=${session} is neither cookie nor token.`);
  const emulator = env.FIRESTORE_EMULATOR_HOST;
  return {
    port: numberIn(env, 'PORT', 3000, 65_535),
    host: env.HOST || '127.0.0.1',
    projectId: required(env, 'GOOGLE_CLOUD_PROJECT'),
    appOrigin: origin(env, 'APP_ORIGIN'),
    siteOrigin: origin(env, 'SITE_ORIGIN'),
    cookiePrefix: env.COOKIE_PREFIX || 'acct',
    cookieDomain: required(env, 'COOKIE_DOMAIN'),
    session,
    sessionHours: numberIn(env, 'SESSION_HOURS', 12, 7 * 24),
    firestoreOrigin: emulator ? `http://${emulator}` : 'https://firestore.googleapis.com',
    usesFirestoreEmulator: Boolean(emulator),
  };
}

function required(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is missing.`);
  return value;
}

function origin(env: Environment, name: string): string {
  const value = required(env, name);
  if (!URL.canParse(value) || new URL(value).origin !== value)
    throw new Error(`${name}=${value} is no origin such as https://app.acct.example.`);
  return value;
}

function numberIn(env: Environment, name: string, standard: number, most: number): number {
  const value = Number(env[name] || standard);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new Error(`${name}=${env[name]} is no whole number from 1 to ${most}.`);
  return value;
}
