import type { SettingName } from '../settings-schema.ts';

/** A fault of a setting, as data: a build prints it as one line, and other commands may say it in their own form. */
export type SettingProblem = {
  /** Which fault it is, whatever the setting; stays the same when the words change. */
  readonly id: string;
  /** The `VITE_*` setting, or `site/brand.ts`. */
  readonly setting: string;
  /** An error stops a live build. */
  readonly level: 'error' | 'warning';
  /** The setting with its value, shortened, and what is wrong with that. */
  readonly what: string;
  /** What would happen. */
  readonly why: string;
  /** What is expected, and where the value is to be found. */
  readonly cure: string;
};

/**
 * The words of a fault: what is wrong (behind the setting and its value), what would happen, what is expected; no full
 * stops.
 */
export type FaultWords = Pick<SettingProblem, 'what' | 'why' | 'cure'> & {
  /** No other value is to be found. */
  readonly isToGo?: boolean;
};

/** `VITE_X=value is not ...: why. Cure.` in one line. */
export const problemLine = ({ what, why, cure }: SettingProblem): string => `${what}: ${why}. ${cure}.`;

/** Longer values are cut: the beginning of a key tells which it is. */
const longest: Readonly<Record<string, number>> = { VITE_FIREBASE_API_KEY: 12, VITE_FIREBASE_APP_ID: 24 };

/**
 * Whether a value is a key of a service account, or a client secret or access token of OAuth, as Google writes them.
 */
export const isSecret = (value: string): boolean => /-----BEGIN|private_key|GOCSPX-|^ya29\./.test(value);

/** A setting with its value as a line can show it; no secret stands in a log. */
export function shown(setting: string, value: string | undefined): string {
  if (value === undefined || isSecret(value)) return setting;
  const most = longest[setting] ?? 80;
  const line = value.replace(/\s+/g, ' ');
  return `${setting}=${line.length > most ? `${line.slice(0, most)}…` : line}`;
}

const config = 'Firebase console > Project settings > General > Your apps > the web app';

/** Where an owner finds the value of each setting. */
export const settingPlaces: Readonly<Record<SettingName, string>> = {
  VITE_APP_URL: 'in the address bar, signed in to the application',
  VITE_APP_LOGIN_URL: 'in the address bar, on the login page of the application',
  VITE_SITE_ORIGIN: 'Firebase console > Hosting > the custom domain, with https:// before it',
  VITE_COOKIE_DOMAIN: 'VITE_SITE_ORIGIN and VITE_APP_URL, the end that their hosts share',
  VITE_FIREBASE_API_KEY: `${config}, apiKey`,
  VITE_FIREBASE_AUTH_DOMAIN: `${config}, authDomain`,
  VITE_FIREBASE_PROJECT_ID: `${config}, projectId`,
  VITE_FIREBASE_APP_ID: `${config}, appId`,
  VITE_BLOG_URL: 'in the address bar, on the blog',
  VITE_ANDROID_APP_URL: 'in the address bar, on the page of the app in Google Play',
  VITE_IOS_APP_URL: 'in the address bar, on the page of the app in the App Store',
  VITE_INSTALLER_PATH: 'where the file lies below site/public',
  VITE_TERMS_URL: 'in the address bar, on the terms',
  VITE_PRIVACY_URL: 'in the address bar, on the privacy notice',
  VITE_PARTNER_ORIGINS: 'on the page of the partner, what location.origin says in the console',
  VITE_WITHDRAWAL_KEY: 'npm run withdraw -- --new-key FILE prints it',
  VITE_APP_CHECK_KEY: 'Google Cloud console > reCAPTCHA > the website key, its id',
  VITE_WATCH_URL: 'where your own service or log takes a POST',
  VITE_WATCH_PERCENT: 'your own choice; 100 where it is not set',
  VITE_AUTH_EMULATOR: 'what npm start prints',
  VITE_FIRESTORE_EMULATOR: 'what npm start prints',
};
