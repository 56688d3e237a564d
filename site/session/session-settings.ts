import { documentsRoot, documentsUrl, firestoreOrigin } from '../../account/firestore-address.ts';
import type { KnownOrigins } from './session-request.ts';

// /session's settings from its build, as separate constants that the bundler inlines.

export const appUrl = `${import.meta.env.VITE_APP_URL}`;
export const projectId = `${import.meta.env.VITE_FIREBASE_PROJECT_ID}`;
export const cookieDomain = `${import.meta.env.VITE_COOKIE_DOMAIN}`;

/** The origins from which visitors arrive without a question. */
export const knownOrigins: KnownOrigins = {
  appUrl,
  siteOrigin: `${import.meta.env.VITE_SITE_ORIGIN}`,
  partnerOrigins: import.meta.env.VITE_PARTNER_ORIGINS ?? '',
  cookieDomain,
};

export const apiKey = `${import.meta.env.VITE_FIREBASE_API_KEY}`;

const authEmulator = import.meta.env.VITE_AUTH_EMULATOR;
/** The start of the addresses of Firebase Authentication's services, without the service's name. */
export const authHost = authEmulator === undefined ? 'https:/' : authEmulator;
/** The token service's URL, with the build's key. */
export const tokenServiceUrl = `${authHost}/securetoken.googleapis.com/v1/token?key=${apiKey}`;

/** The prefix of every document name in the database. */
export const documentNamePrefix = /* @__PURE__ */ documentsRoot(projectId);
export const firestoreEmulator = import.meta.env.VITE_FIRESTORE_EMULATOR;
/** The database's REST URL. */
export const databaseUrl = /* @__PURE__ */ documentsUrl(firestoreEmulator ?? firestoreOrigin, documentNamePrefix);
