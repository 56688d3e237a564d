import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firestoreOrigin } from '../../../account/firestore-address.ts';
import { brand } from '../../../site/brand.ts';
import { closedAccountStorageDays, type OwnerFacts, ownerFacts } from '../../../site/content/facts/owner-facts.ts';
import { desktopInstaller } from '../../../site/content/facts/releases.ts';
import { describeOutdatedPictures } from '../../../site/prerender/link-preview-digests.ts';
import { type FetchedFile, fetchWithTimeLimit } from '../../release/releases/create-live-file-reader.ts';
import { checkSettings, readRawSettings } from '../../settings/check-settings.ts';
import type { SettingProblem } from '../../settings/setting-problem.ts';
import type { RawSettings } from '../../settings/settings-schema.ts';
import { readLiveCredential } from '../admin/read-live-credential.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The addresses of Google's services, without a trailing slash. */
export type GoogleServiceAddresses = {
  readonly identity: string;
  readonly token: string;
  readonly firestore: string;
  readonly rules: string;
};

const googleServices: GoogleServiceAddresses = {
  identity: 'https://identitytoolkit.googleapis.com',
  token: 'https://securetoken.googleapis.com',
  firestore: firestoreOrigin,
  rules: 'https://firebaserules.googleapis.com',
};

/** The input of the checks. Tests replace parts of it. */
export type DoctorContext = {
  /** The folder of the repository, with the settings of Firebase Hosting and `site/public`. */
  readonly root: string;
  /** The folder of the build: the one in ACCT_DIST, else the repository's `dist`. */
  readonly dist: string;
  readonly env: Env;
  readonly brand: { readonly name: string; readonly domain: string } & Readonly<Record<string, unknown>>;
  /** The owner's facts, including `closedAccountsKeptFor`. */
  readonly facts: OwnerFacts & Readonly<Record<string, unknown>>;
  /** The current day, because some legal duties begin on a certain day. */
  readonly today: Date;
  /** The size of the installer according to the downloads page. */
  readonly installerMegabytes: number;
  /** Resolves to a sentence about outdated pictures for link previews, or to null if all are current. */
  readonly oldPictures: () => Promise<string | null>;
  /** Resolves to npm's report on the packages in package-lock.json. */
  readonly audit: () => Promise<Audit>;
  readonly services: GoogleServiceAddresses;
  /** DNS servers as ADDRESS:PORT. An empty list stands for the system's servers. */
  readonly dnsServers: readonly string[];
  /** The address of the live site. Null stands for VITE_SITE_ORIGIN. */
  readonly liveSite: string | null;
  /**
   * The address of the application, without the path of its sign-out. Null stands for the address in
   * VITE_APP_SIGN_OUT_URL.
   */
  readonly liveApplication: string | null;
  /** True if GOOGLE_APPLICATION_CREDENTIALS names credentials of the owner. */
  readonly hasCredentials: boolean;
  /** Resolves to an OAuth token for the owner's credentials. Rejects if Google refuses the credentials. */
  readonly accessToken: () => Promise<string>;
  /** The time limit for one answer, in milliseconds. */
  readonly answerWithin: number;
};

/** Returns the settings as written, and the problems of the settings and of the brand's domain. */
export function readDoctorSettings({ env, brand: { domain } }: DoctorContext): {
  readonly given: RawSettings;
  readonly problems: readonly SettingProblem[];
} {
  return { given: readRawSettings(env), problems: checkSettings(env, { brandDomain: domain, goesLive: true }) };
}

/** Returns the input of the checks for the repository in a folder, with the settings of an environment. */
export function createDoctorContext(env: Env, root = '.'): DoctorContext {
  return {
    root,
    dist: env.ACCT_DIST ?? join(root, 'dist'),
    env,
    brand,
    facts: { ...ownerFacts, closedAccountsKeptFor: closedAccountStorageDays },
    today: new Date(),
    installerMegabytes: desktopInstaller.megabytes,
    oldPictures: describeOutdatedPictures,
    audit: () => npmAudit(root),
    services: googleServices,
    dnsServers: [],
    liveSite: null,
    liveApplication: null,
    hasCredentials: Boolean(env.GOOGLE_APPLICATION_CREDENTIALS),
    accessToken: async () => {
      const credential = await readLiveCredential(
        env.VITE_FIREBASE_PROJECT_ID ?? '',
        env.GOOGLE_APPLICATION_CREDENTIALS,
      );
      return (await credential.getAccessToken()).access_token;
    },
    answerWithin: 10_000,
  };
}

export const readRepositoryFile = ({ root }: DoctorContext, ...path: readonly string[]): string =>
  readFileSync(join(root, ...path), 'utf8');

/** The answer to a request, or the reason in words why there is none. */
export type FetchResult = FetchedFile | { readonly silence: string };

/** Sends a request without following redirects. Never throws. */
export async function fetchAddress(
  { answerWithin }: DoctorContext,
  address: string,
  init: RequestInit = {},
): Promise<FetchResult> {
  try {
    return await fetchWithTimeLimit(address, answerWithin, { redirect: 'manual', ...init });
  } catch (error) {
    return { silence: `${new URL(address).host} ${(error as Error).message}` };
  }
}

/** The output of `npm audit --json` (version 2). `via` has the package's advisories, and names of its dependencies. */
type Audit = {
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (Advisory | string)[] }>>;
  /** The reason why npm gave no report. */
  readonly message?: string;
};
type Advisory = { readonly title?: string; readonly url?: string; readonly severity?: string };

const timeLimit = 60_000;

/**
 * Runs `npm audit` for a folder's package-lock.json. Exit code 1 means that npm has found a vulnerability. Never
 * rejects.
 */
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
