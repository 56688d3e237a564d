import type { BuildDefaults } from '../../core/card-config.ts';
import type { FirebaseSettings } from '../../core/firebase-settings.ts';

const setting = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function firebaseSettings(): FirebaseSettings | undefined {
  const apiKey = setting(import.meta.env.VITE_FIREBASE_API_KEY);
  const authDomain = setting(import.meta.env.VITE_FIREBASE_AUTH_DOMAIN);
  const projectId = setting(import.meta.env.VITE_FIREBASE_PROJECT_ID);
  const appId = setting(import.meta.env.VITE_FIREBASE_APP_ID);
  if (apiKey === undefined || authDomain === undefined || projectId === undefined) return undefined;
  return { apiKey, authDomain, projectId, ...(appId === undefined ? {} : { appId }) };
}

/** What the build fixed, from `VITE_*` (explained in .env.example). */
export const buildDefaults: BuildDefaults = {
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
