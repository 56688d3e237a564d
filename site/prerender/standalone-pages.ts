import { type Language, languageCodes, localPath } from '../../widget/languages/languages.ts';
import { isBelow } from '../session/task.ts';
import type { SiteEnv } from '../site-env.ts';

export type StandalonePage = {
  readonly path: string;
  /** Its entry, which stands in the document itself. */
  readonly script: string;
  readonly styles: readonly string[];
  /** The origins that its script asks, App Check's aside. */
  services(env: SiteEnv): readonly string[];
  /** Paths of the modules below that its script may load, App Check's aside. */
  readonly modules: readonly string[];
  /** Where its form leads; null without one. */
  formTarget(env: SiteEnv): string | null;
};

/** Where the application ends its session; null if unset, or on another site, where its Lax cookie does not travel. */
function applicationSignOut({ appSignOutUrl, siteOrigin, cookieDomain }: SiteEnv): string | null {
  if (appSignOutUrl === undefined) return null;
  const { hostname, protocol } = new URL(appSignOutUrl);
  return isBelow(hostname, cookieDomain) && protocol === new URL(siteOrigin).protocol ? appSignOutUrl : null;
}

const signInServices = ({ authEmulator }: SiteEnv): readonly string[] =>
  authEmulator ? [authEmulator] : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** What writes the records that the card could not, where there is something to write. */
const writeUnwrittenPath = '/session/write-unwritten.js';

const noForm = (): null => null;

const sessionStyles = 'site/session/session.css';

/** The pages that are documents of their own, script included: in no navigation, sitemap or search engine. */
export const standalonePages = {
  session: {
    path: '/session',
    script: 'site/session/page.ts',
    styles: [sessionStyles],
    services: ({ authEmulator, firestoreEmulator }) => [
      authEmulator ?? 'https://securetoken.googleapis.com',
      firestoreEmulator ?? 'https://firestore.googleapis.com',
    ],
    modules: [writeUnwrittenPath],
    formTarget: applicationSignOut,
  },
  account: {
    path: '/account',
    script: 'site/account/account-page.ts',
    styles: [sessionStyles, 'site/account/account.css'],
    services: (env) => [...signInServices(env), env.firestoreEmulator ?? 'https://firestore.googleapis.com'],
    modules: [],
    formTarget: noForm,
  },
  mail: {
    path: '/account/mail',
    script: 'site/account/mail-page.ts',
    styles: [sessionStyles, 'site/account/account.css'],
    services: signInServices,
    modules: [],
    formTarget: noForm,
  },
} as const satisfies Readonly<Record<string, StandalonePage>>;

export type StandaloneName = keyof typeof standalonePages;

export const standaloneNames = Object.keys(standalonePages) as readonly StandaloneName[];

/** A standalone page in a language. */
export type StandalonePlace = {
  readonly name: StandaloneName;
  readonly path: string;
  readonly language: Language;
};

/** Each of them in every language. */
export const standalonePlaces: readonly StandalonePlace[] = standaloneNames.flatMap((name) =>
  languageCodes.map((language) => ({ name, path: localPath(standalonePages[name].path, language), language })),
);

/** Where these pages find App Check's part, in a build that has it. */
export const appCheckPath = '/session/app-check.js';

/**
 * Modules that lie beside these pages, each in one file, at the same address in every release of the site, and their
 * entries. The card finds the keeper there, /login's greeting what it asks of the records; /session and that greeting
 * what writes late.
 */
export const standaloneModules: Readonly<Record<string, string>> = {
  '/session/keeper.js': 'site/session/keeper.ts',
  '/session/is-closing.js': 'site/session/is-closing.ts',
  [writeUnwrittenPath]: 'site/session/write-unwritten.ts',
  [appCheckPath]: 'site/session/app-check.ts',
};
