import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firestoreOrigin } from '../../../account/firestore-address.ts';
import { brand } from '../../../site/brand.ts';
import { closedAccountsKeptFor, type OwnerFacts, ownerFacts } from '../../../site/content/facts/owner-facts.ts';
import { desktopInstaller } from '../../../site/content/facts/releases.ts';
import { picturesStop } from '../../../site/prerender/photographed-cards.ts';
import { type Fetched, fetchWithin } from '../../release/releases/live-files.ts';
import { checkSettings, givenSettings } from '../../settings/check-settings.ts';
import type { SettingProblem } from '../../settings/setting-problem.ts';
import type { GivenSettings } from '../../settings/settings-schema.ts';
import { liveCredential } from '../admin/live-credential.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Where Google's services answer, without a trailing slash. */
export type GoogleServices = {
  readonly identity: string;
  readonly token: string;
  readonly firestore: string;
  readonly rules: string;
};

const googleServices: GoogleServices = {
  identity: 'https://identitytoolkit.googleapis.com',
  token: 'https://securetoken.googleapis.com',
  firestore: firestoreOrigin,
  rules: 'https://firebaserules.googleapis.com',
};

/** Everything that the checks look at. Tests replace some of it. */
export type Context = {
  /** The folder of the repository: settings of the hosting, `site/public`. */
  readonly root: string;
  /** The build: `dist` there, or what ACCT_DIST names, as for a build. */
  readonly dist: string;
  readonly env: Env;
  readonly brand: { readonly name: string; readonly domain: string } & Readonly<Record<string, unknown>>;
  /** With `closedAccountsKeptFor`. */
  readonly facts: OwnerFacts & Readonly<Record<string, unknown>>;
  /** What the law asks for depends on the day. */
  readonly today: Date;
  /** What the downloads page says of the installer's size. */
  readonly installerMegabytes: number;
  /** A sentence where the pictures for link previews are old; null when they are not. */
  readonly oldPictures: () => Promise<string | null>;
  /** What npm knows of the packages in package-lock.json. */
  readonly audit: () => Promise<Audit>;
  readonly services: GoogleServices;
  /** Who is asked for DNS records, as ADDRESS:PORT; none: whom this machine asks. */
  readonly dnsServers: readonly string[];
  /** The live site; null: at VITE_SITE_ORIGIN. */
  readonly liveSite: string | null;
  /** Origin and folder of the application; null: at VITE_APP_SIGN_OUT_URL. */
  readonly liveApplication: string | null;
  /** GOOGLE_APPLICATION_CREDENTIALS names credentials of the owner. */
  readonly hasCredentials: boolean;
  /** An OAuth token of them. Rejects where they are refused. */
  readonly accessToken: () => Promise<string>;
  /** Milliseconds that one answer may take. */
  readonly answerWithin: number;
};

/** The settings as written, and what is wrong with them and with the brand's domain. */
export function settingsOf({ env, brand: { domain } }: Context): {
  readonly given: GivenSettings;
  readonly problems: readonly SettingProblem[];
} {
  return { given: givenSettings(env), problems: checkSettings(env, { brandDomain: domain, goesLive: true }) };
}

/** The project in a folder as it is, seen with the settings of an environment. */
export function createContext(env: Env, root = '.'): Context {
  return {
    root,
    dist: env.ACCT_DIST ?? join(root, 'dist'),
    env,
    brand,
    facts: { ...ownerFacts, closedAccountsKeptFor },
    today: new Date(),
    installerMegabytes: desktopInstaller.megabytes,
    oldPictures: picturesStop,
    audit: () => npmAudit(root),
    services: googleServices,
    dnsServers: [],
    liveSite: null,
    liveApplication: null,
    hasCredentials: Boolean(env.GOOGLE_APPLICATION_CREDENTIALS),
    accessToken: async () => {
      const credential = await liveCredential(env.VITE_FIREBASE_PROJECT_ID ?? '', env.GOOGLE_APPLICATION_CREDENTIALS);
      return (await credential.getAccessToken()).access_token;
    },
    answerWithin: 10_000,
  };
}

/** Reads a file of the context as text. */
export const textIn = ({ root }: Context, ...path: readonly string[]): string =>
  readFileSync(join(root, ...path), 'utf8');

/** What an address answered, or why nothing came, in words. */
export type Answer = Fetched | { readonly silence: string };

/** Asks an address; redirects are not followed. Never throws. */
export async function ask({ answerWithin }: Context, address: string, init: RequestInit = {}): Promise<Answer> {
  try {
    return await fetchWithin(address, answerWithin, { redirect: 'manual', ...init });
  } catch (error) {
    return { silence: `${new URL(address).host} ${(error as Error).message}` };
  }
}

/** Of `npm audit --json` (version 2): `via` holds the package's advisories, and names of packages below it. */
type Audit = {
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (Advisory | string)[] }>>;
  /** Why there is no report. */
  readonly message?: string;
};
type Advisory = { readonly title?: string; readonly url?: string; readonly severity?: string };

const timeLimit = 60_000;

/** What `npm audit` says of a folder's package-lock.json; exit code 1 is a finding. Never rejects. */
function npmAudit(folder: string): Promise<Audit> {
  return new Promise((resolve) => {
    const options = { cwd: folder, timeout: timeLimit, maxBuffer: 64 << 20, shell: process.platform === 'win32' };
    execFile('npm', ['audit', '--json', '--package-lock-only'], options, (error, stdout) => {
      try {
        resolve(JSON.parse(stdout) as Audit);
      } catch {
        resolve({ message: error?.killed ? `nothing within ${timeLimit / 1000} s` : (error?.message ?? 'nothing') });
      }
    });
  });
}
