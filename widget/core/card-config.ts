import type { Editions } from '../../account/consent.ts';
import type { PrefillName } from '../../account/fields.ts';
import { prefillNames } from '../../account/form-values.ts';
import { type Language, languageCodes, localPath, resolveLanguage, sourceLanguage } from '../../account/languages.ts';
import { type FirebaseSettings, parseFirebaseSettings, parseWebAddress } from './config-values.ts';
import { isUnfilled } from './unfilled-value.ts';

export const tabs = ['signup', 'signin'] as const;
export type Tab = (typeof tabs)[number];
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const handoffs = ['auto', 'always', 'never'] as const;
export type Handoff = (typeof handoffs)[number];
export const humanChecks = ['auto', 'real'] as const;
export const loadings = ['eager', 'lazy'] as const;

export type CardConfig = {
  /** Where the visitor goes after authentication. */
  readonly appUrl: string;
  /** Base domain of the cookies, usually with a leading dot. */
  readonly cookieDomain: string;
  readonly cookiePrefix: string;
  readonly tab: Tab;
  readonly language: Language;
  readonly theme: Theme;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  /** The editions behind the two links; null if the page links its own documents or stores accounts elsewhere. */
  readonly editions: Editions | null;
  /** The origin of /login and /session; null in a build without a site. */
  readonly siteOrigin: string | null;
  /** When the session reaches the application through the site instead of this page's cookies. */
  readonly handoff: Handoff;
  /** Initial values; empty if the page gives none. */
  readonly prefill: Readonly<Record<PrefillName, string>>;
  readonly firebase: FirebaseSettings;
  readonly authEmulator: string | null;
  readonly firestoreEmulator: string | null;
  /** False: the provider's self-solving test check, which exists only with the Auth emulator. */
  readonly realHumanCheck: boolean;
};

/** A bad value of an attribute or setting. `fatal`: the card is unusable; otherwise the default applies. */
export type ConfigProblem = {
  readonly code: `config/${string}`;
  readonly attribute: string;
  readonly value: string;
  readonly fatal: boolean;
  /** The correct value, if one could be found. */
  readonly cure?: string;
};

/** The attributes as written; undefined or empty means absent. */
export type RawAttributes = Readonly<Partial<Record<AttributeName, string>>>;
export type AttributeName = (typeof attributeNames)[number];
/** Set by pages. Our own /login adds `data-last-way`: the method used last on this device, which the card marks. */
export const attributeNames = [
  'app-url',
  'cookie-domain',
  'cookie-prefix',
  'tab',
  'lang',
  'theme',
  'terms-url',
  'privacy-url',
  'handoff',
  ...prefillNames.map((name) => `prefill-${name}` as const),
  'firebase-config',
  'auth-emulator',
  'firestore-emulator',
  'human-check',
  'loading',
] as const;

/** Defaults that a build sets (`VITE_*`); undefined if it sets none. */
export type BuildDefaults = {
  readonly appUrl?: string | undefined;
  readonly cookieDomain?: string | undefined;
  readonly termsUrl?: string | undefined;
  readonly privacyUrl?: string | undefined;
  readonly editions?: Editions | undefined;
  readonly siteOrigin?: string | undefined;
  readonly firebase?: FirebaseSettings | undefined;
  readonly authEmulator?: string | undefined;
  readonly firestoreEmulator?: string | undefined;
};

/** The host page: its language, and the base address of relative links. */
export type PageAround = { readonly language: string | null; readonly url: string };

/** The defaults if neither page nor build sets a value. The local address is the specification's (section 2). */
const standard = { appUrl: 'http://localhost:3000', cookieDomain: '.acct.example', cookiePrefix: 'acct' } as const;
const noFirebase: FirebaseSettings = { apiKey: '', authDomain: '', projectId: '' };

/** A bad value of these makes the card unusable; any other leaves the default in its place. */
const needed: readonly AttributeName[] = [
  'app-url',
  'cookie-domain',
  'cookie-prefix',
  'firebase-config',
  'auth-emulator',
  'firestore-emulator',
];

/** Turns attributes, page language and build defaults into a configuration and problems. Never throws. */
export function readCardConfig(
  raw: RawAttributes,
  page: PageAround,
  defaults: BuildDefaults,
): { readonly config: CardConfig; readonly problems: readonly ConfigProblem[] } {
  const problems: ConfigProblem[] = [];
  const isRefused = (name: AttributeName): boolean => problems.some(({ attribute }) => attribute === name);
  const refuse = (attribute: AttributeName, value: string): void => {
    if (isRefused(attribute)) return;
    problems.push({ code: `config/${attribute}`, attribute, value, fatal: needed.includes(attribute) });
  };
  for (const name of attributeNames) {
    const value = raw[name]?.trim();
    if (value && isUnfilled(value)) refuse(name, value);
  }
  const given = (name: AttributeName): string | undefined => {
    const value = raw[name]?.trim();
    return value && !isUnfilled(value) ? value : undefined;
  };

  const oneOf = <T extends string>(name: AttributeName, allowed: readonly T[], otherwise: T): T => {
    const value = given(name);
    if (value === undefined) return otherwise;
    const known = allowed.find((candidate) => candidate === value);
    if (known === undefined) refuse(name, value);
    return known ?? otherwise;
  };
  const matching = (name: AttributeName, pattern: RegExp, otherwise: string): string => {
    const value = given(name) ?? otherwise;
    if (!pattern.test(value)) refuse(name, value);
    return value;
  };
  const { siteOrigin = null } = defaults;
  const link = (name: AttributeName, otherwise: string | undefined, sitePath: string): string | null => {
    const value = given(name);
    const address = value === undefined ? null : parseWebAddress(value, page.url);
    if (value !== undefined && address === null) {
      refuse(name, value);
    }
    return address ?? otherwise ?? (siteOrigin && siteOrigin + sitePath);
  };
  /** True for the documents of this build: the site's pages, in every language. */
  const isOurs = (address: string | null, sitePath: string): boolean =>
    siteOrigin !== null && languageCodes.some((code) => address === siteOrigin + localPath(sitePath, code));
  const emulator = (name: AttributeName, otherwise: string | undefined): string | null => {
    const value = given(name) ?? otherwise;
    if (value === undefined) return null;
    const [, port] =
      /^(?:https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])|https:\/\/[\w.-]+\.localhost):(\d{1,5})\/?$/.exec(value) ?? [];
    if (Number(port) > 0 && Number(port) <= 65_535) return value.replace(/\/$/, '');
    refuse(name, value);
    return null;
  };

  const appUrlGiven = given('app-url') ?? defaults.appUrl ?? standard.appUrl;
  const appUrl = parseWebAddress(appUrlGiven);
  if (appUrl === null) refuse('app-url', appUrlGiven);

  const langGiven = given('lang');
  const language = resolveLanguage(langGiven);
  if (langGiven !== undefined && language === null) refuse('lang', langGiven);

  const authEmulator = emulator('auth-emulator', defaults.authEmulator);
  const humanCheck = oneOf('human-check', humanChecks, 'auto');
  // The shell read this attribute earlier; here it is only checked.
  oneOf('loading', loadings, 'eager');
  const firebaseGiven = given('firebase-config');
  const asGiven = firebaseGiven === undefined ? defaults.firebase : parseFirebaseSettings(firebaseGiven);
  const firebase = asGiven && { ...asGiven, authDomain: asGiven.authDomain.replace(/^https?:\/+|\/.*$/gi, '') };
  if (!firebase) {
    refuse('firebase-config', firebaseGiven ?? '');
  } else if (firebase.authDomain !== asGiven?.authDomain) {
    const attribute = 'firebase-config';
    problems.push({ code: 'config/auth-domain', attribute, value: firebaseGiven ?? '', fatal: false });
  }

  const termsUrl = link('terms-url', defaults.termsUrl, '/terms');
  const privacyUrl = link('privacy-url', defaults.privacyUrl, '/privacy');
  const showsOurs =
    isOurs(termsUrl, '/terms') &&
    isOurs(privacyUrl, '/privacy') &&
    firebase?.projectId === defaults.firebase?.projectId;

  const config: CardConfig = {
    appUrl: appUrl ?? standard.appUrl,
    cookieDomain: matching(
      'cookie-domain',
      /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/i,
      defaults.cookieDomain ?? standard.cookieDomain,
      // As browsers read it, and as every comparison needs it.
    ).toLowerCase(),
    // No browser stores a cookie of such a name with a `Domain`, or from a script.
    cookiePrefix: matching('cookie-prefix', /^(?!__(host|http)-)[a-z0-9_-]{1,40}$/i, standard.cookiePrefix),
    tab: oneOf('tab', tabs, 'signup'),
    language: language ?? resolveLanguage(page.language) ?? sourceLanguage,
    theme: oneOf('theme', themes, 'auto'),
    termsUrl,
    privacyUrl,
    editions: (showsOurs && defaults.editions) || null,
    siteOrigin,
    handoff: oneOf('handoff', handoffs, 'auto'),
    prefill: Object.fromEntries(
      prefillNames.map((name) => [name, given(`prefill-${name}`) ?? '']),
    ) as CardConfig['prefill'],
    firebase: firebase ?? noFirebase,
    authEmulator,
    firestoreEmulator: emulator('firestore-emulator', defaults.firestoreEmulator),
    realHumanCheck: humanCheck === 'real' || authEmulator === null,
  };
  return { config, problems };
}
