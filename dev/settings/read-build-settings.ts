import { type BuildSettings, type Settings, settingNames } from '../../settings/build-settings.ts';
import { brand } from '../../site/brand.ts';
import { closedAccountStorageDays, ownerFacts } from '../../site/content/facts/owner-facts.ts';
import {
  appOriginVariable,
  getHttpsOrigin,
  type HttpsService,
  httpsDomain,
  httpsPortVariable,
  readPorts,
  type ServicePorts,
} from '../base/ports.ts';
import { CommandError } from '../base/run-tool.ts';
import { checkFacts } from './check-facts.ts';
import { checkSettings, readRawSettings } from './check-settings.ts';
import { findDuplicateSettings } from './read-env-file.ts';
import { formatProblem, ownerInputParts, type SettingProblem } from './setting-problem.ts';
import { parseSettings } from './settings-schema.ts';

/** The oldest browsers that the site and the card support, by the names that Vite uses. */
export const oldestBrowsers = ['chrome80', 'firefox75', 'safari13', 'edge80'];

/** The addresses of the demo's services, without slashes at their ends. */
type DemoAddresses = Readonly<Record<'site' | 'app' | 'auth' | 'firestore' | 'cookieDomain', string>> & {
  /** The origin of a partner's page, which VITE_PARTNER_ORIGINS lists. */
  readonly listed?: string;
};

/**
 * Returns the settings of the demo build for `npm start`, preview and test. `app` is the origin of the application,
 * which by default is the example.
 */
export function demoSettings(
  ports: ServicePorts,
  { site = `http://localhost:${ports.preview}`, app = `http://localhost:${ports.app}` } = {},
): BuildSettings {
  const [auth, firestore] = [`http://localhost:${ports.auth}`, `http://localhost:${ports.firestore}`];
  return demoAt({ site, app, auth, firestore, cookieDomain: 'localhost' });
}

/**
 * Returns the settings of a demo build over https. Its addresses use this port and the names below `localhost` from
 * ports.ts.
 */
export function httpsDemoSettings(port: number, site: HttpsService = 'site'): BuildSettings {
  const origin = (service: HttpsService): string => getHttpsOrigin(service, port);
  return demoAt({
    site: origin(site),
    app: origin('app'),
    auth: origin('auth'),
    firestore: origin('firestore'),
    cookieDomain: `.${httpsDomain}`,
    listed: origin('listed'),
  });
}

/**
 * The public key of demo builds. Its private key is in this repository, because browser tests withdraw demo releases
 * with it.
 */
export const demoWithdrawalKey =
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEr11D8ti8xtN8e6fmT+npXgOb3MxJxh2qGw6BcJy8n0ltXlTFt7QbF1csti967eYIRNsfobuprsCfnSi9W33O0w==';

function demoAt({ site, app, auth, firestore, cookieDomain, listed }: DemoAddresses): BuildSettings {
  const [product] = brand.domain.split('.');
  const values = {
    VITE_APP_URL: app,
    VITE_APP_LOGIN_URL: `${app}/login`,
    VITE_SITE_ORIGIN: site,
    VITE_COOKIE_DOMAIN: cookieDomain,
    VITE_FIREBASE_API_KEY: 'demo-api-key',
    VITE_FIREBASE_AUTH_DOMAIN: new URL(auth).host,
    VITE_FIREBASE_PROJECT_ID: 'demo-acct',
    VITE_FIREBASE_APP_ID: 'demo-app-id',
    VITE_BLOG_URL: `https://blog.${brand.domain}`,
    VITE_ANDROID_APP_URL: `https://play.google.com/store/apps/details?id=${brand.domain.split('.').reverse().join('.')}`,
    VITE_IOS_APP_URL: `https://apps.apple.com/in/app/${product}/id0000000000`,
    VITE_INSTALLER_PATH: `/downloads/${product}-setup-2.0.0.exe`,
    VITE_APP_SIGN_OUT_URL: `${app}/site-sign-out`,
    ...(listed && { VITE_PARTNER_ORIGINS: listed }),
    VITE_WITHDRAWAL_KEY: demoWithdrawalKey,
    VITE_AUTH_EMULATOR: auth,
    VITE_FIRESTORE_EMULATOR: firestore,
  };
  return { mode: 'demo', values: parseSettings(values) };
}

type Env = Readonly<Record<string, string | undefined>>;
type ReadOptions = { readonly goesLive?: boolean; readonly demoSite?: string };

/** Returns true if the environment has no setting, so the build is the demo. */
export const isDemoBuild = (env: Env): boolean => Object.keys(readRawSettings(env)).length === 0;

/** Returns all faults of the settings, facts and brand of a live build, and no fault for the demo. */
export const liveBuildProblems = (env: Env): readonly SettingProblem[] =>
  isDemoBuild(env)
    ? []
    : [
        ...checkSettings(env, { brandDomain: brand.domain, goesLive: true }),
        ...checkFacts({ ...ownerFacts, closedAccountsKeptFor: closedAccountStorageDays }, brand),
        ...findDuplicateSettings('.'),
      ].sort((one, other) => ownerInputParts.indexOf(one.part) - ownerInputParts.indexOf(other.part));

/**
 * Returns a heading and a line for each error among the problems, or null if there is no error. `stepOf` returns the
 * step of `npm run go-live` that asks for a name.
 */
export function settingsError(
  problems: readonly SettingProblem[],
  stepOf?: (name: string) => string | undefined,
): string | null {
  const errors = problems.filter(({ level }) => level === 'error');
  if (errors.length === 0) return null;
  const lines = errors.map((problem) => `\n  ${formatProblem(problem)}`);
  const steps = new Set(errors.flatMap(({ setting }) => stepOf?.(setting) ?? []));
  const again = Array.from(steps, (step) => `npm run go-live -- --step ${step}`);
  const end = again.length === 0 ? '' : `\nAnswer again: ${again.join(', ')}`;
  return `A live build needs these corrections:${lines.join('')}${end}`;
}

/**
 * Chooses the build by the environment. Without settings it is the demo build, with the application of ACCT_APP_ORIGIN
 * if that is set. Browser tests set ACCT_HTTPS_PORT for a demo build over https. With any setting it is a live build.
 * Throws one CommandError with a line for each error in its settings. If `goesLive` is false, local addresses,
 * emulators and placeholders are allowed. `demoSite` is the origin of the demo's site if the preview does not serve it.
 */
export function readBuildSettings(
  env: Env = process.env,
  { goesLive = env.ACCT_PLACEHOLDERS !== '1', demoSite }: ReadOptions = {},
): BuildSettings {
  if (isDemoBuild(env)) {
    const port = env[httpsPortVariable];
    if (port) return httpsDemoSettings(Number(port));
    const app = env[appOriginVariable];
    return demoSettings(readPorts(env), { ...(demoSite && { site: demoSite }), ...(app && { app }) });
  }
  const stop = settingsError(checkSettings(env, { brandDomain: brand.domain, goesLive }));
  if (stop !== null) throw new CommandError(stop);
  return { mode: 'live', values: parseSettings(readRawSettings(env)) };
}

/** Returns the values of Vite's `define`: each setting as `import.meta.env.NAME`, and undefined for a missing one. */
export function viteDefineValues({ values }: { readonly values: Partial<Settings> }): Record<string, string> {
  return Object.fromEntries(
    settingNames.map((name) => {
      const value = values[name];
      return [`import.meta.env.${name}`, value === undefined ? 'undefined' : JSON.stringify(value)];
    }),
  );
}

/** Returns the environment of a measured build: a live build for `origin`, with placeholders for missing facts. */
export function measuredBuildSettings(origin: string): Record<string, string | undefined> {
  const { values } = demoSettings(readPorts(), { site: origin });
  const noEmulators = { VITE_AUTH_EMULATOR: undefined, VITE_FIRESTORE_EMULATOR: undefined };
  return { ...environmentWithoutSettings(), ...values, ...noEmulators, ACCT_PLACEHOLDERS: '1' };
}

/** Returns an environment in which no setting is set, so that the build is the demo in any shell. */
export function environmentWithoutSettings(): Record<string, undefined> {
  return Object.fromEntries(settingNames.map((name) => [name, undefined]));
}
