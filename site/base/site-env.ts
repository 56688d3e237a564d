import type { BuildSettings } from '../../settings/build-settings.ts';
import { appCheckService, type PolicyOrigins } from '../../widget/release/card-policy.ts';

type Settings = BuildSettings['values'];

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;
type WithoutPrefix<Name> = Name extends `VITE_${infer Rest}` ? Rest : never;

/**
 * The build settings by the names that the site uses, such as `appUrl` for `VITE_APP_URL`; `.env.example` explains
 * each.
 */
export type SiteEnv = { readonly isDemo: boolean } & {
  readonly [Name in keyof Settings as CamelCase<WithoutPrefix<Name>>]: Settings[Name];
};

/** Checks the settings, and returns them by the site's names. An invalid setting stops the build. */
export function parseSiteEnv({ mode, values }: BuildSettings): SiteEnv {
  const camelCase = (name: string) =>
    name
      .replace(/^VITE_/, '')
      .toLowerCase()
      .replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const named = Object.entries(values).map(([name, value]) => [camelCase(name), value]);
  return { ...Object.fromEntries(named), isDemo: mode === 'demo' };
}

/** Returns the origins of the card's files, of the provider's page, of App Check and, in a demo, of the emulators. */
export function listCardOrigins(env: SiteEnv): PolicyOrigins {
  const { siteOrigin, authEmulator, firestoreEmulator, firebaseAuthDomain, appCheckKey } = env;
  return {
    files: siteOrigin,
    authPage: authEmulator ?? `https://${firebaseAuthDomain}`,
    services: [appCheckKey && appCheckService, authEmulator, firestoreEmulator].filter(
      (origin) => origin !== undefined,
    ),
  };
}
