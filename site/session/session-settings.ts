import { documentsRoot, documentsUrl, firestoreOrigin } from '../../account/firestore-address.ts';
import type { KnownOrigins } from './session-request.ts';

// Each of these settings of the build is a separate constant, so that the bundler inlines its value.

export const appUrl = `${import.meta.env.VITE_APP_URL}`;
export const projectId = `${import.meta.env.VITE_FIREBASE_PROJECT_ID}`;
export const cookieDomain = `${import.meta.env.VITE_COOKIE_DOMAIN}`;

export const knownOrigins: KnownOrigins = {
  appUrl,
  siteOrigin: `${import.meta.env.VITE_SITE_ORIGIN}`,
  partnerOrigins: import.meta.env.VITE_PARTNER_ORIGINS ?? '',
  cookieDomain,
};

export const apiKey = `${import.meta.env.VITE_FIREBASE_API_KEY}`;

const authEmulator = import.meta.env.VITE_AUTH_EMULATOR;
/** The beginning of each address of Firebase Authentication's services. The service's name has to follow. */
export const authUrlPrefix = authEmulator === undefined ? 'https:/' : authEmulator;
export const tokenServiceUrl = `${authUrlPrefix}/securetoken.googleapis.com/v1/token?key=${apiKey}`;

/** The prefix of every document name in the database. */
export const documentNamePrefix = /* @__PURE__ */ documentsRoot(projectId);
export const firestoreEmulator = import.meta.env.VITE_FIRESTORE_EMULATOR;
export const databaseUrl = /* @__PURE__ */ documentsUrl(firestoreEmulator ?? firestoreOrigin, documentNamePrefix);
