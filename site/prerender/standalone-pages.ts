import { isCookieDomainForHost } from '../../account/cookie-domain.ts';
import { firestoreOrigin } from '../../account/firestore-address.ts';
import { type Language, languageCodes, pathInLanguage } from '../../account/languages.ts';
import { standalonePaths } from '../base/paths.ts';
import type { SiteEnv } from '../base/site-env.ts';
import type { Stylesheet } from '../styles/stylesheets.ts';

export type StandalonePage = {
  readonly path: string;
  /** The entry file of the page's script, which is inlined in the document. */
  readonly script: string;
  readonly styles: readonly string[];
  /** The origins that the page's script calls, without App Check's. */
  services(env: SiteEnv): readonly string[];
  /** The paths of the `standalonePageModules` that the page's script may load, without App Check's. */
  readonly modules: readonly string[];
  /** The target of the page's form; null if the page has no form. */
  formTarget(env: SiteEnv): string | null;
};

/**
 * Returns the application's sign-out address. Returns null if no address is set. Also returns null if the address is on
 * another site than our pages, because browsers would send no Lax cookie there.
 */
function applicationSignOut({ appSignOutUrl, siteOrigin, cookieDomain }: SiteEnv): string | null {
  if (appSignOutUrl === undefined) return null;
  const { hostname, protocol } = new URL(appSignOutUrl);
  return isCookieDomainForHost(cookieDomain, hostname) && protocol === new URL(siteOrigin).protocol
    ? appSignOutUrl
    : null;
}

const signInServices = ({ authEmulator }: SiteEnv): readonly string[] =>
  authEmulator ? [authEmulator] : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** The module that writes records which the card could not write. Pages load it only if such records exist. */
const writeUnwrittenPath = '/session/write-unwritten.js';

const noForm = (): null => null;

const sessionStyles = 'site/session/session.css';

/** Returns the file of one of the site's stylesheets. */
export const stylesheetPath = (name: Stylesheet): string => `site/styles/${name}.css`;

/** The stylesheets of the site's header, footer and buttons, in cascade order. */
const siteSheets = (
  ['base', 'button', 'external-link', 'cloth', 'paper', 'owner-facts', 'demo-banner', 'shell', 'print'] as const
).map(stylesheetPath);

/** The pages with their own documents and scripts. No navigation, sitemap or search engine lists them. */
export const standalonePages = {
  session: {
    path: standalonePaths.session,
    script: 'site/session/page.ts',
    styles: [sessionStyles],
    services: ({ authEmulator, firestoreEmulator }) => [
      authEmulator ?? 'https://securetoken.googleapis.com',
      firestoreEmulator ?? firestoreOrigin,
    ],
    modules: [writeUnwrittenPath],
    formTarget: applicationSignOut,
  },
  account: {
    path: standalonePaths.account,
    script: 'site/account-pages/account-page.ts',
    styles: [...siteSheets, 'site/account-pages/account.css'],
    services: (env) => [...signInServices(env), env.firestoreEmulator ?? firestoreOrigin],
    modules: [],
    formTarget: noForm,
  },
  mail: {
    path: standalonePaths.mail,
    script: 'site/account-pages/mail-page.ts',
    styles: [sessionStyles, 'site/account-pages/mail.css'],
    services: signInServices,
    modules: [],
    formTarget: noForm,
  },
} as const satisfies Readonly<Record<string, StandalonePage>>;

export type StandalonePageName = keyof typeof standalonePages;

export const standalonePageNames = Object.keys(standalonePages) as readonly StandalonePageName[];

/** A standalone page in a language. */
export type StandalonePageRoute = {
  readonly name: StandalonePageName;
  readonly path: string;
  readonly language: Language;
};

/** Each standalone page in every language. */
export const standalonePageRoutes: readonly StandalonePageRoute[] = standalonePageNames.flatMap((name) =>
  languageCodes.map((language) => ({ name, path: pathInLanguage(standalonePages[name].path, language), language })),
);

/** The path of App Check's file for these pages, in a build that has it. */
export const appCheckPath = '/session/app-check.js';

/**
 * The source files of the modules that these pages load, keyed by path. Each module is one file at a stable address.
 * The card also loads keeper.js.
 */
export const standalonePageModules: Readonly<Record<string, string>> = {
  '/session/keeper.js': 'site/session/keeper.ts',
  '/session/is-closing.js': 'site/session/is-closing.ts',
  [writeUnwrittenPath]: 'site/session/write-unwritten.ts',
  [appCheckPath]: 'site/session/app-check.ts',
};
