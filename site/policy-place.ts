import type { PolicyPlace } from '../widget/release/card-policy.ts';
import type { SiteEnv } from './site-env.ts';

/** What this build's card asks for beside the page's own origin: its files, the provider's sign-in page, a demo's emulators. */
export function policyPlace({ siteOrigin, authEmulator, firestoreEmulator, firebaseAuthDomain }: SiteEnv): PolicyPlace {
  return {
    files: siteOrigin,
    authPage: authEmulator ?? `https://${firebaseAuthDomain}`,
    emulators: [authEmulator, firestoreEmulator].filter((origin) => origin !== undefined),
  };
}
