import type { KnownOrigins } from './task.ts';

// What /session knows of its build. Constants of their own, which the bundler puts where they are used.

export const appUrl = `${import.meta.env.VITE_APP_URL}`;
/** Firebase project. */
export const projectId = `${import.meta.env.VITE_FIREBASE_PROJECT_ID}`;
export const cookieDomain = `${import.meta.env.VITE_COOKIE_DOMAIN}`;

/** Whose visitors are not asked about. */
export const origins: KnownOrigins = {
  appUrl,
  siteOrigin: `${import.meta.env.VITE_SITE_ORIGIN}`,
  partnerOrigins: import.meta.env.VITE_PARTNER_ORIGINS ?? '',
  cookieDomain,
};

export const apiKey = `${import.meta.env.VITE_FIREBASE_API_KEY}`;

const emulator = import.meta.env.VITE_AUTH_EMULATOR;
/** What the name of one of Authentication's services follows. */
export const host = emulator === undefined ? 'https:/' : emulator;
/** The token service, with the build's key. */
export const tokenService = `${host}/securetoken.googleapis.com/v1/token?key=${apiKey}`;

/** The database; what it calls a document begins so. */
export const documents = `projects/${projectId}/databases/(default)/documents`;
export const firestoreEmulator = import.meta.env.VITE_FIRESTORE_EMULATOR;
/** Its REST interface. */
export const database = `${firestoreEmulator ?? 'https://firestore.googleapis.com'}/v1/${documents}`;
