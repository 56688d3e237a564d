import { brand } from '../../site/brand.ts';
import { closedAccountsKeptFor, ownerFacts } from '../../site/content/facts/owner-facts.ts';
import {
  appOriginVariable,
  type HttpsService,
  httpsDomain,
  httpsOrigin,
  httpsPortVariable,
  type Ports,
  readPorts,
} from './ports.ts';
import { givenTwice } from './read-env-file.ts';
import { CommandError } from './run-tool.ts';
import { checkFacts } from './settings/check-facts.ts';
import { checkSettings, givenSettings } from './settings/check-settings.ts';
import { editedFiles, problemLine, type SettingProblem } from './settings/setting-problem.ts';
import { parseSettings, type Settings, settingNames } from './settings-schema.ts';

/** The oldest promised browsers, as Vite names them; the requirements of the web application. */
export const oldestBrowsers = ['chrome80', 'firefox75', 'safari13', 'edge80'];

/** The `VITE_*` settings of a build: read once, checked together, the same for the card and the site. */
export type BuildSettings = {
  /** `demo`: local emulators and placeholder links; `live`: everything from the environment. */
  readonly mode: 'demo' | 'live';
  readonly values: Settings;
};

/** Where the demo's services answer, origins without a trailing slash. */
type DemoAddresses = Readonly<Record<'site' | 'app' | 'auth' | 'firestore' | 'cookieDomain', string>> & {
  /** A page of another site that VITE_PARTNER_ORIGINS lists. */
  readonly listed?: string;
};

/** The demo build's settings, for `npm start`, preview and test. `app`: the application, if not the example. */
export function demoSettings(
  ports: Ports,
  { site = `http://localhost:${ports.preview}`, app = `http://localhost:${ports.app}` } = {},
): BuildSettings {
  const [auth, firestore] = [`http://localhost:${ports.auth}`, `http://localhost:${ports.firestore}`];
  return demoAt({ site, app, auth, firestore, cookieDomain: 'localhost' });
}

/** The demo build on https at names below `localhost` (ports.ts), all on this port. */
export function httpsDemoSettings(port: number, site: HttpsService = 'site'): BuildSettings {
  const origin = (service: HttpsService): string => httpsOrigin(service, port);
  return demoAt({
    site: origin(site),
    app: origin('app'),
    auth: origin('auth'),
    firestore: origin('firestore'),
    cookieDomain: `.${httpsDomain}`,
    listed: origin('listed'),
  });
}

/** Its other half is no secret: the browser tests withdraw releases of demo builds with it. */
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

/** Whether an environment asks for the demo build: none of the settings is set. */
export const isDemoBuild = (env: Env): boolean => Object.keys(givenSettings(env)).length === 0;

/** All faults of settings, facts and brand of the build that goes live from an environment; none of the demo's. */
export const liveBuildProblems = (env: Env): readonly SettingProblem[] =>
  isDemoBuild(env)
    ? []
    : [
        ...checkSettings(env, { brandDomain: brand.domain, goesLive: true }),
        ...checkFacts({ ...ownerFacts, closedAccountsKeptFor }, brand),
        ...givenTwice('.'),
      ].sort((one, other) => editedFiles.indexOf(one.file) - editedFiles.indexOf(other.file));

/** The errors among the problems, a line each, under one line; null when there are none. */
export function settingsStop(problems: readonly SettingProblem[]): string | null {
  const lines = problems.filter(({ level }) => level === 'error').map((problem) => `\n  ${problemLine(problem)}`);
  return lines.length === 0
    ? null
    : `In the way of a live build (docs/settings.md; .env.example explains each setting):${lines.join('')}`;
}

/**
 * Decides which build this is. None set: the demo build (local emulators, a visible banner; over https on
 * ACCT_HTTPS_PORT where the browser tests' fixture names that port, with the application of ACCT_APP_ORIGIN where that
 * is set). Some set: a live build, or one CommandError with a line for every error. What is served or measured on this
 * machine alone (`goesLive` false) may have addresses and emulators of this machine, and placeholders. `demoSite`: the
 * demo's origin, when it is not that of the preview.
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
  const stop = settingsStop(checkSettings(env, { brandDomain: brand.domain, goesLive }));
  if (stop !== null) throw new CommandError(stop);
  return { mode: 'live', values: parseSettings(givenSettings(env)) };
}

/** For Vite's `define`: every setting as `import.meta.env.NAME`, unset ones as undefined. */
export function settingsAsDefine({ values }: { readonly values: Partial<Settings> }): Record<string, string> {
  return Object.fromEntries(
    settingNames.map((name) => {
      const value = values[name];
      return [`import.meta.env.${name}`, value === undefined ? 'undefined' : JSON.stringify(value)];
    }),
  );
}

/** The environment of a measured build: as visitors of `origin` get it, with placeholders for missing facts. */
export function visitorsBuildSettings(origin: string): Record<string, string | undefined> {
  const { values } = demoSettings(readPorts(), { site: origin });
  const noEmulators = { VITE_AUTH_EMULATOR: undefined, VITE_FIRESTORE_EMULATOR: undefined };
  return { ...withoutBuildSettings(), ...values, ...noEmulators, ACCT_PLACEHOLDERS: '1' };
}

/** For the environment of a build that must be the demo whatever the developer's shell has set. */
export function withoutBuildSettings(): Record<string, undefined> {
  return Object.fromEntries(settingNames.map((name) => [name, undefined]));
}
