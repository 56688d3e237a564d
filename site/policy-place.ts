import type { PolicyPlace } from '../widget/release/card-policy.ts';
import type { SiteEnv } from './site-env.ts';

/** Where a token of App Check comes from. */
export const appCheckService = 'https://content-firebaseappcheck.googleapis.com';

/**
 * What this build's card asks for beside the page's own origin: its files, the provider's sign-in page, App Check, a
 * demo's emulators.
 */
export function policyPlace(env: SiteEnv): PolicyPlace {
  const { siteOrigin, authEmulator, firestoreEmulator, firebaseAuthDomain, appCheckKey } = env;
  return {
    files: siteOrigin,
    authPage: authEmulator ?? `https://${firebaseAuthDomain}`,
    services: [appCheckKey && appCheckService, authEmulator, firestoreEmulator].filter(
      (origin) => origin !== undefined,
    ),
  };
}
