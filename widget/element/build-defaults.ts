import type { BuildDefaults, FirebaseSettings } from '../core/card-config.ts';

const env = import.meta.env;

const setting = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function firebaseSettings(): FirebaseSettings | undefined {
  const apiKey = setting(env['VITE_FIREBASE_API_KEY']);
  const authDomain = setting(env['VITE_FIREBASE_AUTH_DOMAIN']);
  const projectId = setting(env['VITE_FIREBASE_PROJECT_ID']);
  const appId = setting(env['VITE_FIREBASE_APP_ID']);
  if (apiKey === undefined || authDomain === undefined || projectId === undefined) return undefined;
  return { apiKey, authDomain, projectId, ...(appId === undefined ? {} : { appId }) };
}

/** What the build fixed, from `VITE_*` (explained in .env.example). */
export const buildDefaults: BuildDefaults = {
  appUrl: setting(env['VITE_APP_URL']),
  cookieDomain: setting(env['VITE_COOKIE_DOMAIN']),
  termsUrl: setting(env['VITE_TERMS_URL']),
  privacyUrl: setting(env['VITE_PRIVACY_URL']),
  siteOrigin: setting(env['VITE_SITE_ORIGIN']),
  firebase: firebaseSettings(),
  authEmulator: setting(env['VITE_AUTH_EMULATOR']),
  firestoreEmulator: setting(env['VITE_FIRESTORE_EMULATOR']),
};
