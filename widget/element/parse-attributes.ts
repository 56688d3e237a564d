import {
  type AttributeName,
  attributeNames,
  type BuildTimeDefaults,
  type CardConfig,
  type ConfigProblem,
  type RawAttributes,
  readCardConfig,
} from '../core/card-config.ts';
import type { FirebaseSettings } from '../core/config-values.ts';
import { findPageLanguage } from './card-language.ts';

const setting = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function firebaseSettings(): FirebaseSettings | undefined {
  const apiKey = setting(import.meta.env.VITE_FIREBASE_API_KEY);
  const authDomain = setting(import.meta.env.VITE_FIREBASE_AUTH_DOMAIN);
  const projectId = setting(import.meta.env.VITE_FIREBASE_PROJECT_ID);
  const appId = setting(import.meta.env.VITE_FIREBASE_APP_ID);
  if (apiKey === undefined || authDomain === undefined || projectId === undefined) return undefined;
  return { apiKey, authDomain, projectId, ...(appId === undefined ? {} : { appId }) };
}

/** The build's settings, which .env.example explains. */
export const buildTimeDefaults: BuildTimeDefaults = {
  appUrl: setting(import.meta.env.VITE_APP_URL),
  cookieDomain: setting(import.meta.env.VITE_COOKIE_DOMAIN),
  termsUrl: setting(import.meta.env.VITE_TERMS_URL),
  privacyUrl: setting(import.meta.env.VITE_PRIVACY_URL),
  editions: import.meta.env.SHOWN_EDITIONS,
  siteOrigin: setting(import.meta.env.VITE_SITE_ORIGIN),
  firebase: firebaseSettings(),
  authEmulator: setting(import.meta.env.VITE_AUTH_EMULATOR),
  firestoreEmulator: setting(import.meta.env.VITE_FIRESTORE_EMULATOR),
};

/** Returns the attributes that are not empty, without validating them. */
export function readAttributes(host: HTMLElement): RawAttributes {
  const given: Partial<Record<AttributeName, string>> = {};
  for (const name of attributeNames) {
    const value = host.getAttribute(name);
    if (value) given[name] = value;
  }
  return given;
}

/** The configuration from an element's attributes, and the problems of these attributes. */
export type ParsedAttributes = {
  readonly config: CardConfig;
  readonly problems: readonly ConfigProblem[];
  readonly usable: boolean;
  /**
   * The settings of the Firebase project. A change of them replaces the card, while all other changes apply at once.
   */
  readonly backend: string;
};

export function parseAttributes(host: HTMLElement, attributes: RawAttributes): ParsedAttributes {
  const page = { language: findPageLanguage(host), url: host.baseURI };
  const { config, problems } = readCardConfig(attributes, page, buildTimeDefaults);
  const { authEmulator, firestoreEmulator, realHumanCheck } = config;
  const { apiKey, authDomain, projectId, appId } = config.firebase;
  return {
    config,
    problems,
    usable: !problems.some(({ fatal }) => fatal),
    // Avoids JSON, since the page may have added `toJSON` to arrays.
    backend: [apiKey, authDomain, projectId, appId, authEmulator, firestoreEmulator, realHumanCheck].join(' '),
  };
}
