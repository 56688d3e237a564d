import { CommandError } from './command-error.ts';
import { type Ports, readPorts } from './ports.ts';

/**
 * The `VITE_*` settings of a build: read once, validated together, the same for the card and the site.
 * None set: the demo build (local emulators, a visible banner). Some set and some missing: an error that names each.
 */
const required = [
  'VITE_APP_URL',
  'VITE_APP_LOGIN_URL',
  'VITE_SITE_ORIGIN',
  'VITE_COOKIE_DOMAIN',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_BLOG_URL',
  'VITE_ANDROID_APP_URL',
  'VITE_IOS_APP_URL',
] as const;

const optional = [
  'VITE_TERMS_URL',
  'VITE_PRIVACY_URL',
  'VITE_AUTH_EMULATOR',
  'VITE_FIRESTORE_EMULATOR',
  'VITE_INSTALLER_PATH',
] as const;

export type SettingName = (typeof required)[number] | (typeof optional)[number];
export type BuildSettings = {
  /** `demo`: local emulators and placeholder links; `live`: everything from the environment. */
  readonly mode: 'demo' | 'live';
  readonly values: Readonly<Partial<Record<SettingName, string>>>;
};

/** The settings of the demo build: what `npm start`, `npm run preview` and `npm test` use. */
export function demoSettings(ports: Ports, siteOrigin = `http://localhost:${ports.preview}`): BuildSettings {
  return {
    mode: 'demo',
    values: {
      VITE_APP_URL: `http://localhost:${ports.app}`,
      VITE_APP_LOGIN_URL: `http://localhost:${ports.app}/login`,
      VITE_SITE_ORIGIN: siteOrigin,
      VITE_COOKIE_DOMAIN: 'localhost',
      VITE_FIREBASE_API_KEY: 'demo-api-key',
      VITE_FIREBASE_AUTH_DOMAIN: `localhost:${ports.auth}`,
      VITE_FIREBASE_PROJECT_ID: 'demo-acct',
      VITE_FIREBASE_APP_ID: 'demo-app-id',
      VITE_BLOG_URL: 'https://blog.acct.example',
      VITE_ANDROID_APP_URL: 'https://play.google.com/store/apps/details?id=example.acct',
      VITE_IOS_APP_URL: 'https://apps.apple.com/in/app/acct/id0000000000',
      VITE_AUTH_EMULATOR: `http://localhost:${ports.auth}`,
      VITE_FIRESTORE_EMULATOR: `http://localhost:${ports.firestore}`,
      VITE_INSTALLER_PATH: '/downloads/acct-setup-2.0.0.exe',
    },
  };
}

/** Decides which build this is. Throws one error that names every missing setting and where each is explained. */
export function readBuildSettings(env: Readonly<Record<string, string | undefined>> = process.env): BuildSettings {
  const given = (name: string): string | undefined => env[name]?.trim() || undefined;
  const names = [...required, ...optional];
  if (names.every((name) => given(name) === undefined)) return demoSettings(readPorts(env));
  const missing = required.filter((name) => given(name) === undefined);
  if (missing.length > 0) {
    throw new CommandError(`Build settings missing: ${missing.join(', ')}. Each is explained in .env.example.`);
  }
  return {
    mode: 'live',
    values: Object.fromEntries(names.flatMap((name) => (given(name) ? [[name, given(name)]] : []))),
  };
}

/** For Vite's `define`: every setting as `import.meta.env.NAME`, unset ones as undefined, and `VITE_DEMO`. */
export function settingsAsDefine({ mode, values }: BuildSettings): Record<string, string> {
  const entries = [...required, ...optional].map((name) => [
    `import.meta.env.${name}`,
    values[name] === undefined ? 'undefined' : JSON.stringify(values[name]),
  ]);
  return { ...Object.fromEntries(entries), 'import.meta.env.VITE_DEMO': String(mode === 'demo') };
}

/** For the environment of a build that is measured: as visitors of `origin` would get it, without emulators and the demo's banner. */
export function visitorsBuildSettings(origin: string): Record<string, string | undefined> {
  const { values } = demoSettings(readPorts(), origin);
  return { ...withoutBuildSettings(), ...values, VITE_AUTH_EMULATOR: undefined, VITE_FIRESTORE_EMULATOR: undefined };
}

/** For the environment of a build that must be the demo whatever the developer's shell has set. */
export function withoutBuildSettings(): Record<string, undefined> {
  return Object.fromEntries([...required, ...optional].map((name) => [name, undefined]));
}
