/** The build settings the site needs, validated once. Each is explained in `.env.example`. */
export type SiteEnv = {
  readonly isDemo: boolean;
  readonly appUrl: string;
  readonly appLoginUrl: string;
  readonly siteOrigin: string;
  readonly cookieDomain: string;
  readonly blogUrl: string;
  readonly androidAppUrl: string;
  readonly iosAppUrl: string;
  readonly installerPath: string | undefined;
  readonly authDomain: string;
  readonly authEmulator: string | undefined;
  readonly firestoreEmulator: string | undefined;
};

/** What the build settings hold; `dev/build-settings.ts` makes them. */
export type RawSettings = {
  readonly mode: 'demo' | 'live';
  readonly values: Readonly<Partial<Record<string, string>>>;
};

/** Reads and checks the settings; throws one error that lists every problem, so that a build never ships a dead link. */
export function readSiteEnv({ mode, values }: RawSettings): SiteEnv {
  const problems: string[] = [];
  const text = (name: string): string | undefined => values[name] || undefined;
  const required = (name: string): string => {
    const value = text(name);
    if (value === undefined) problems.push(`${name} is missing`);
    return value ?? '';
  };
  const address = (name: string): string => {
    const value = required(name);
    if (value !== '' && !isWebAddress(value)) problems.push(`${name}=${value} is not an https address`);
    return value;
  };
  const env: SiteEnv = {
    isDemo: mode === 'demo',
    appUrl: address('VITE_APP_URL'),
    appLoginUrl: address('VITE_APP_LOGIN_URL'),
    siteOrigin: address('VITE_SITE_ORIGIN').replace(/\/+$/, ''),
    cookieDomain: required('VITE_COOKIE_DOMAIN'),
    blogUrl: address('VITE_BLOG_URL'),
    androidAppUrl: address('VITE_ANDROID_APP_URL'),
    iosAppUrl: address('VITE_IOS_APP_URL'),
    installerPath: text('VITE_INSTALLER_PATH'),
    authDomain: required('VITE_FIREBASE_AUTH_DOMAIN'),
    authEmulator: text('VITE_AUTH_EMULATOR'),
    firestoreEmulator: text('VITE_FIRESTORE_EMULATOR'),
  };
  if (env.installerPath !== undefined && !env.installerPath.startsWith('/')) {
    problems.push(`VITE_INSTALLER_PATH=${env.installerPath} must be a path of this site, starting with /`);
  }
  if (problems.length > 0) throw new Error(`Site settings: ${problems.join('; ')}. Each is explained in .env.example.`);
  return env;
}

/** https anywhere, plain http on this machine only. */
function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}
