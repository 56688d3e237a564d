import { isCookieDomainForHost } from '../../account/cookie-domain.ts';
import { languageCodes, pathInLanguage } from '../../account/languages.ts';
import type { SettingName } from '../../settings/build-settings.ts';
import { parseHost } from './domains.ts';
import type { FaultWords } from './setting-problem.ts';
import type { RawSettings } from './settings-schema.ts';

type FormWarning = {
  readonly id: string;
  readonly setting: SettingName;
  /**
   * Returns the words of the warning. Returns null if no value is suspicious, or if a setting to compare is missing.
   * `given` contains all settings, and `sound` only those without errors.
   */
  readonly find: (sound: RawSettings, given: RawSettings) => FaultWords | null;
};
/** Returns true if a value is suspicious, alone or in comparison with the other settings. */
type IsOdd = (value: string, sound: RawSettings, given: RawSettings) => boolean;

const odd = (id: string, setting: SettingName, isOdd: IsOdd, words: FaultWords): FormWarning => ({
  id,
  setting,
  find: (sound, given) => {
    const { [setting]: value } = sound;
    return value !== undefined && isOdd(value, sound, given) ? words : null;
  },
});
const form = (id: string, setting: SettingName, familiar: RegExp, words: FaultWords): FormWarning =>
  odd(id, setting, (value) => !familiar.test(value), words);

const looksLikeApplication = (host: string): boolean => /^(?:app|books|accounts?|login|my|portal)\./.test(host);

/** The pages to which a visitor consents, with the path of each on this site. */
const legalPages = [
  { setting: 'VITE_TERMS_URL', other: 'VITE_PRIVACY_URL', path: '/terms' },
  { setting: 'VITE_PRIVACY_URL', other: 'VITE_TERMS_URL', path: '/privacy' },
] as const;

/**
 * Returns a check that is true if the address is not the site's page at `path` in any language. The check is false if
 * terms and privacy notice have the same address, because another warning reports that.
 */
const isNoPageOfSite =
  (path: string): IsOdd =>
  (value, { VITE_SITE_ORIGIN: site, VITE_TERMS_URL: terms, VITE_PRIVACY_URL: privacy }) =>
    terms !== privacy &&
    site !== undefined &&
    languageCodes.every((code) => value !== site + pathInLanguage(path, code));

/**
 * Warnings for values that may be right, because Google may change its formats and an unusual combination may be
 * intended.
 */
export const settingWarnings: readonly FormWarning[] = [
  form('api-key-form', 'VITE_FIREBASE_API_KEY', /^AIza[\w-]{35}$/, {
    what: 'does not look like an API key',
    why: 'with a wrong one nobody can sign in',
    cure: 'Compare it: 39 letters, digits, hyphens and underscores, AIza first',
  }),
  form('app-id-form', 'VITE_FIREBASE_APP_ID', /^\d:\d{6,}:web:[0-9a-f]{16,}$/, {
    what: 'does not look like the id of a web app',
    why: 'it may be the id for another platform',
    cure: 'Compare it: 1:DIGITS:web:HEXADECIMAL DIGITS',
  }),
  form('site-key-familiar-form', 'VITE_APP_CHECK_KEY', /^6L[\w-]{38}$/, {
    what: 'does not look like a site key',
    why: 'with a wrong one no browser gets an App Check token',
    cure: 'Compare it: 40 letters, digits, hyphens and underscores, 6L first',
  }),
  odd('auth-domain-of-another-project', 'VITE_FIREBASE_AUTH_DOMAIN', isOfAnotherProject, {
    what: 'is not named after VITE_FIREBASE_PROJECT_ID',
    why: 'a window of another project signs nobody in here',
    cure: 'Compare it: that id and .firebaseapp.com, or another site of that project',
  }),
  odd('site-and-app-swapped', 'VITE_SITE_ORIGIN', isSwapped, {
    what: 'may be swapped with VITE_APP_URL',
    why: 'visitors would be sent back and forth between the two',
    cure: 'Compare them: this one is the marketing site, the other one the application',
  }),
  ...(['VITE_SITE_ORIGIN', 'VITE_APP_URL', 'VITE_APP_LOGIN_URL'] as const).map((setting) =>
    odd('port-in-address', setting, (value) => URL.canParse(value) && new URL(value).port !== '', {
      what: 'names a port',
      why: 'Hosting and most servers answer only on port 443, which addresses leave out',
      cure: 'Leave the port out, unless visitors need it',
    }),
  ),
  odd('login-elsewhere', 'VITE_APP_LOGIN_URL', isElsewhere, {
    what: 'is not below VITE_COOKIE_DOMAIN',
    why: '"Login" would take visitors to where the session’s cookies do not reach',
    cure: 'Compare them',
  }),
  odd('sign-out-elsewhere', 'VITE_APP_SIGN_OUT_URL', isElsewhere, {
    what: 'is not below VITE_COOKIE_DOMAIN',
    why: 'the application’s own cookie may not travel there, so /session only says that the application may be open',
    cure: 'Write an address of the application itself',
  }),
  ...legalPages.flatMap(({ setting, other, path }) => [
    odd('terms-alone', setting, (_value, _sound, given) => given[other] === undefined, {
      what: `is set without ${other}`,
      why: 'the card would link one page of yours and one of this site',
      cure: `Set ${other} as well, or remove this line`,
    }),
    odd('legal-page-elsewhere', setting, isNoPageOfSite(path), {
      what: `is not ${path} of this site`,
      why: 'consent refers to the texts of this site’s pages',
      cure: `Write VITE_SITE_ORIGIN and ${path}, or cards record no consent`,
    }),
  ]),
  odd('terms-same-page', 'VITE_TERMS_URL', (value, { VITE_PRIVACY_URL }) => value === VITE_PRIVACY_URL, {
    what: 'is the same page as VITE_PRIVACY_URL',
    why: 'cards then record no consent',
    cure: 'Write the page of the terms',
  }),
  odd('percent-without-url', 'VITE_WATCH_PERCENT', (_value, _sound, given) => given.VITE_WATCH_URL === undefined, {
    what: 'is set without VITE_WATCH_URL',
    why: 'no failure is sent',
    cure: 'Set VITE_WATCH_URL as well, or remove this line',
  }),
];

function isOfAnotherProject(host: string, { VITE_FIREBASE_PROJECT_ID: project }: RawSettings): boolean {
  const name = /^([^.]+)\.(?:firebaseapp\.com|web\.app)$/.exec(host)?.[1];
  return name !== undefined && project !== undefined && name !== project;
}

function isSwapped(origin: string, { VITE_APP_URL }: RawSettings): boolean {
  const [site, app] = [parseHost(origin) ?? '', parseHost(VITE_APP_URL) ?? ''];
  if (app.startsWith('www.') && !site.startsWith('www.')) return true;
  return looksLikeApplication(site) && app !== '' && !looksLikeApplication(app);
}

function isElsewhere(login: string, { VITE_COOKIE_DOMAIN: cookies }: RawSettings): boolean {
  const [host, domain] = [parseHost(login), parseHost(cookies)];
  return host !== null && domain !== null && !isCookieDomainForHost(domain, host);
}
