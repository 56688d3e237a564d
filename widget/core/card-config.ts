import type { LegalEditions } from '../../account/consent.ts';
import type { PrefillAttributeSuffix } from '../../account/fields.ts';
import { prefillAttributeSuffixes } from '../../account/form-values.ts';
import {
  type Language,
  languageCodes,
  pathInLanguage,
  resolveLanguage,
  sourceLanguage,
} from '../../account/languages.ts';
import { type FirebaseSettings, parseFirebaseSettings, parseWebAddress } from './config-values.ts';
import { isUnfilledValue } from './unfilled-value.ts';

export const tabs = ['signup', 'signin'] as const;
export type Tab = (typeof tabs)[number];
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const handoffModes = ['auto', 'always', 'never'] as const;
export type HandoffMode = (typeof handoffModes)[number];
export const humanCheckModes = ['auto', 'real'] as const;
export const loadingModes = ['eager', 'lazy'] as const;

export type CardConfig = {
  /** The address that the card opens after authentication. */
  readonly appUrl: string;
  /** Base domain of the cookies, usually with a leading dot. */
  readonly cookieDomain: string;
  readonly cookiePrefix: string;
  readonly tab: Tab;
  readonly language: Language;
  readonly theme: Theme;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  /**
   * The editions of our terms and privacy notice. Null if the page links other documents, or stores accounts in another
   * project.
   */
  readonly editions: LegalEditions | null;
  /** The origin of /login and /session; null in a build without a site. */
  readonly siteOrigin: string | null;
  /** Decides whether the session reaches the application through the site or through cookies of this page. */
  readonly handoff: HandoffMode;
  /** The initial texts of fields; empty if the page gives none. */
  readonly prefill: Readonly<Record<PrefillAttributeSuffix, string>>;
  readonly firebase: FirebaseSettings;
  readonly authEmulator: string | null;
  readonly firestoreEmulator: string | null;
  /** False if the provider's check for tests is used. It solves itself, and exists only with the Auth emulator. */
  readonly realHumanCheck: boolean;
};

/**
 * An invalid value of an attribute or a setting. If it is `fatal`, the card is unusable. Otherwise the default value is
 * used.
 */
export type ConfigProblem = {
  readonly code: `config/${string}`;
  readonly attribute: string;
  readonly value: string;
  readonly fatal: boolean;
  /** The correction of this value, if one is known. */
  readonly cure?: string;
};

/** The attributes as written; undefined or empty means absent. */
export type RawAttributes = Readonly<Partial<Record<AttributeName, string>>>;
export type AttributeName = (typeof attributeNames)[number];
/**
 * The attributes that pages set. Our own /login adds `data-last-way`, the sign-in method that was last used on this
 * device. The card marks that method.
 */
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
  ...prefillAttributeSuffixes.map((name) => `prefill-${name}` as const),
  'firebase-config',
  'auth-emulator',
  'firestore-emulator',
  'human-check',
  'loading',
] as const;

/** Defaults that a build sets (`VITE_*`); undefined if it sets none. */
export type BuildTimeDefaults = {
  readonly appUrl?: string | undefined;
  readonly cookieDomain?: string | undefined;
  readonly termsUrl?: string | undefined;
  readonly privacyUrl?: string | undefined;
  readonly editions?: LegalEditions | undefined;
  readonly siteOrigin?: string | undefined;
  readonly firebase?: FirebaseSettings | undefined;
  readonly authEmulator?: string | undefined;
  readonly firestoreEmulator?: string | undefined;
};

/** The host page: its language, and the base address of relative links. */
export type PageContext = { readonly language: string | null; readonly url: string };

/** The values that apply if neither page nor build sets one. Section 2 of the specification gives `appUrl`. */
const defaultConfig = { appUrl: 'http://localhost:3000', cookieDomain: '.acct.example', cookiePrefix: 'acct' } as const;
const noFirebase: FirebaseSettings = { apiKey: '', authDomain: '', projectId: '' };

/** The attributes whose invalid value makes the card unusable. Other invalid values are replaced by the default. */
const fatalAttributes: readonly AttributeName[] = [
  'app-url',
  'cookie-domain',
  'cookie-prefix',
  'firebase-config',
  'auth-emulator',
  'firestore-emulator',
];

/** The attributes, page and build that configure a card, and the problems found so far. */
type TagReading = {
  readonly raw: RawAttributes;
  readonly page: PageContext;
  readonly defaults: BuildTimeDefaults;
  readonly problems: ConfigProblem[];
};

/** Turns attributes, page language and build defaults into a configuration and problems. Never throws. */
export function readCardConfig(
  raw: RawAttributes,
  page: PageContext,
  defaults: BuildTimeDefaults,
): { readonly config: CardConfig; readonly problems: readonly ConfigProblem[] } {
  const tag: TagReading = { raw, page, defaults, problems: [] };
  reportUnfilled(tag);
  const appUrl = readAppUrl(tag);
  const language = readLanguage(tag);
  const authEmulator = readEmulator(tag, 'auth-emulator', defaults.authEmulator);
  const humanCheck = readChoice(tag, 'human-check', humanCheckModes, 'auto');
  // Only checks the attribute `loading`, because the shell has already read and applied the attribute.
  readChoice(tag, 'loading', loadingModes, 'eager');
  const firebase = readFirebase(tag);
  const termsUrl = readLink(tag, 'terms-url', defaults.termsUrl, '/terms');
  const privacyUrl = readLink(tag, 'privacy-url', defaults.privacyUrl, '/privacy');
  const linksOurs = isSiteDocument(tag, termsUrl, '/terms') && isSiteDocument(tag, privacyUrl, '/privacy');
  const storesHere = firebase.projectId === (defaults.firebase ?? noFirebase).projectId;
  const config: CardConfig = {
    appUrl,
    cookieDomain: readCookieDomain(tag),
    // Refuses the prefixes `__Host-` and `__Http-`: no browser stores a cookie with such a name if it has a `Domain` or
    // comes from a script.
    cookiePrefix: readMatch(tag, 'cookie-prefix', /^(?!__(host|http)-)[a-z0-9_-]{1,40}$/i, defaultConfig.cookiePrefix),
    tab: readChoice(tag, 'tab', tabs, 'signup'),
    language,
    theme: readChoice(tag, 'theme', themes, 'auto'),
    termsUrl,
    privacyUrl,
    editions: (linksOurs && storesHere && defaults.editions) || null,
    siteOrigin: defaults.siteOrigin ?? null,
    handoff: readChoice(tag, 'handoff', handoffModes, 'auto'),
    prefill: readPrefill(tag),
    firebase,
    authEmulator,
    firestoreEmulator: readEmulator(tag, 'firestore-emulator', defaults.firestoreEmulator),
    realHumanCheck: humanCheck === 'real' || authEmulator === null,
  };
  return { config, problems: tag.problems };
}

/** Adds a problem, unless the attribute already has one. */
function addProblem({ problems }: TagReading, attribute: AttributeName, value: string): void {
  if (problems.some((problem) => problem.attribute === attribute)) return;
  problems.push({ code: `config/${attribute}`, attribute, value, fatal: fatalAttributes.includes(attribute) });
}

function reportUnfilled(tag: TagReading): void {
  for (const name of attributeNames) {
    const value = tag.raw[name]?.trim();
    if (value && isUnfilledValue(value)) addProblem(tag, name, value);
  }
}

/** Returns the attribute's value, unless it is blank or unfilled. */
function attributeValue({ raw }: TagReading, name: AttributeName): string | undefined {
  const value = raw[name]?.trim();
  return value && !isUnfilledValue(value) ? value : undefined;
}

function readChoice<T extends string>(tag: TagReading, name: AttributeName, allowed: readonly T[], otherwise: T): T {
  const value = attributeValue(tag, name);
  if (value === undefined) return otherwise;
  const known = allowed.find((candidate) => candidate === value);
  if (known === undefined) addProblem(tag, name, value);
  return known ?? otherwise;
}

function readMatch(tag: TagReading, name: AttributeName, pattern: RegExp, otherwise: string): string {
  const value = attributeValue(tag, name) ?? otherwise;
  if (!pattern.test(value)) addProblem(tag, name, value);
  return value;
}

/** Returns the domain in lower case, as browsers do, so that it can be compared. */
function readCookieDomain(tag: TagReading): string {
  const otherwise = tag.defaults.cookieDomain ?? defaultConfig.cookieDomain;
  return readMatch(tag, 'cookie-domain', /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/i, otherwise).toLowerCase();
}

function readAppUrl(tag: TagReading): string {
  const value = attributeValue(tag, 'app-url') ?? tag.defaults.appUrl ?? defaultConfig.appUrl;
  const address = parseWebAddress(value);
  if (address === null) addProblem(tag, 'app-url', value);
  return address ?? defaultConfig.appUrl;
}

function readLanguage(tag: TagReading): Language {
  const value = attributeValue(tag, 'lang');
  const language = resolveLanguage(value);
  if (value !== undefined && language === null) addProblem(tag, 'lang', value);
  return language ?? resolveLanguage(tag.page.language) ?? sourceLanguage;
}

/** Returns the link that the page sets, else the link that the build sets, else the address of the site's page. */
function readLink(
  tag: TagReading,
  name: AttributeName,
  otherwise: string | undefined,
  sitePath: string,
): string | null {
  const value = attributeValue(tag, name);
  const address = value === undefined ? null : parseWebAddress(value, tag.page.url);
  if (value !== undefined && address === null) addProblem(tag, name, value);
  const { siteOrigin } = tag.defaults;
  return address ?? otherwise ?? (siteOrigin ? siteOrigin + sitePath : null);
}

/** Returns true if a link leads to the site's own terms or privacy notice, in any language. */
function isSiteDocument({ defaults: { siteOrigin } }: TagReading, address: string | null, sitePath: string): boolean {
  if (siteOrigin === undefined) return false;
  return languageCodes.some((code) => address === siteOrigin + pathInLanguage(sitePath, code));
}

const localOrigin = /^(?:https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])|https:\/\/[\w.-]+\.localhost):(\d{1,5})\/?$/;

function readEmulator(tag: TagReading, name: AttributeName, otherwise: string | undefined): string | null {
  const value = attributeValue(tag, name) ?? otherwise;
  if (value === undefined) return null;
  const port = Number(localOrigin.exec(value)?.[1]);
  if (port > 0 && port <= 65_535) return value.replace(/\/$/, '');
  addProblem(tag, name, value);
  return null;
}

function readFirebase(tag: TagReading): FirebaseSettings {
  const attribute = 'firebase-config';
  const value = attributeValue(tag, attribute);
  const settings = value === undefined ? tag.defaults.firebase : parseFirebaseSettings(value);
  if (settings === undefined) {
    addProblem(tag, attribute, value ?? '');
    return noFirebase;
  }
  const authDomain = settings.authDomain.replace(/^https?:\/+|\/.*$/gi, '');
  if (authDomain !== settings.authDomain) {
    tag.problems.push({ code: 'config/auth-domain', attribute, value: value ?? '', fatal: false });
  }
  return { ...settings, authDomain };
}

function readPrefill(tag: TagReading): CardConfig['prefill'] {
  const texts = prefillAttributeSuffixes.map((name) => [name, attributeValue(tag, `prefill-${name}`) ?? '']);
  return Object.fromEntries(texts) as CardConfig['prefill'];
}
