import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { desktopInstaller } from '../../../site/content/facts/releases.ts';
import { withoutEarlierReleases } from '../../build/releases/fetch-earlier-releases.ts';
import { goodSettings } from '../../build/settings/good-settings.ts';
import { brandFile, factsFile, settingsFile } from '../../build/settings/setting-problem.ts';

/** A product as an owner may name it, and the id of its Firebase project. */
type LiveBrand = { readonly name: string; readonly domain: string; readonly project: string };

/** What is installed, built or the developer's own is no source. */
const left = /(^|[\\/])node_modules$|^(dist|\.cache|\.git|test-results|\.env(?!\.example).*)$/;
/** What the tests around this process have set, and the settings of the developer's shell, are not the copy's. */
const inherited = /^(VITE|NODE_ENV$|TEST$|ACCT_DIST$|ACCT_TEST_RUN$|ACCT_TEST_GROUND$)/;

/** The example's accents by day and by night, and the copy's in their place. */
const ownColours: Readonly<Record<string, string>> = {
  '#a3211a': '#0b57c2',
  '#7d140f': '#0b3d91',
  '#f08a7e': '#8ab4f8',
  '#7d1a14': '#143c7a',
};
const accents = new RegExp(`(${Object.keys(ownColours).join('|')})(?=;)`, 'g');

/**
 * A copy of the sources, beside the same packages, in which the owner has taken the steps before launch: the product
 * has another name, every fact is filled in, settings and installer are there. `run`: Node in it, as from a fresh
 * shell, to its end; resolves with all it printed, and rejects with that where it ends badly.
 */
export function renamedCopy({ name, domain, project }: LiveBrand) {
  const root = resolve('.');
  const folder = mkdtempSync(join(tmpdir(), 'acct-renamed-'));
  cpSync(root, folder, { recursive: true, filter: (source) => !left.test(relative(root, source)) });
  for (const packages of ['node_modules', join('examples', 'application', 'node_modules')])
    symlinkSync(join(root, packages), join(folder, packages), 'junction');
  const renamed = (text: string): string =>
    text.replaceAll(goodSettings.brand.domain, domain).replaceAll(goodSettings.env.VITE_FIREBASE_PROJECT_ID, project);
  edit(join(folder, 'widget/tokens.css'), accents, (colour) => ownColours[colour] ?? '');
  const parts: Readonly<Record<string, string>> = { name, domain, packageName: `@${domain.split('.')[0]}/auth-card` };
  edit(join(folder, brandFile), /(?<=^ {2}(\w+): ').*(?=',$)/gm, (part) => parts[part] ?? '');
  const facts: Readonly<Record<string, unknown>> = goodSettings.facts;
  edit(join(folder, factsFile), /(?<=^ {2}(\w+): )null(?=,$)/gm, (fact) => `'${renamed(`${facts[fact]}`)}'`);
  // As README says: .env.example becomes .env.production, with the owner's own values.
  const own: Readonly<Record<string, string>> = goodSettings.env;
  const settings = readFileSync(join(folder, '.env.example'), 'utf8').replace(
    /^(?:# )?(VITE_\w+)=.*$/gm,
    (line, setting: string) => (own[setting] === undefined ? line : `${setting}=${renamed(own[setting])}`),
  );
  writeFileSync(join(folder, settingsFile), `${settings}${withoutEarlierReleases}=1\n`);
  const installer = join(folder, 'site/public', renamed(goodSettings.env.VITE_INSTALLER_PATH));
  mkdirSync(dirname(installer), { recursive: true });
  writeFileSync(installer, '');
  truncateSync(installer, desktopInstaller.megabytes * 1e6);

  return {
    folder,
    /** As the owner's facts say it. */
    legalName: renamed(goodSettings.facts.legalName),
    run: (...args: readonly string[]) => runIn(folder, args),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 }),
  };
}

/** What keeps its name whatever the product is called: element, events, tokens, types, cookies, keys of storage. */
const ofContract =
  /^(acct-?|acct-sign-out|acct-auth-card(-google-|-)?|acctauthcard|(on|@)?acct-(authenticated|config-error|error|otp-sent|ready|redirect|tab-change)|onacct-|onAcctReady|--acct-[a-z0-9-]+|AcctAuthCard\w+|acct_(auth_token|user_id|company_id|probe)|acct-(handoff|renewed|sign-in|to-account)|acctScriptReady)$/;

/** Where the files of a build, pictures aside, name the example's product, domain, scope or accents: `file: word`. */
export function examplesIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(png|ico|exe|svg)$/.test(entry.name),
  );
  return files.flatMap(({ parentPath, name }) => {
    const file = join(parentPath, name);
    // What a text in quotes escapes is no letter of a word.
    const text = readFileSync(file, 'utf8').replace(/\\[nrt]/g, ' ');
    const words = Array.from(text.matchAll(/@?[\w-]*acct[\w-]*(\.example|\/auth-card)?/gi), ([word]) => word);
    const colours = Object.keys(ownColours).filter((colour) => text.toLowerCase().includes(colour));
    const others = new Set([...words.filter((word) => !ofContract.test(word)), ...colours]);
    return Array.from(others, (word) => `${relative(folder, file)}: ${word}`);
  });
}

/** Node in this folder, as from a fresh shell but for `more`; resolves and rejects with all that it printed. */
export async function runIn(folder: string, args: readonly string[], more = {}): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([variable]) => !inherited.test(variable)));
  const ended = promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: { ...env, ...more },
    maxBuffer: 64 << 20,
  });
  const { stdout, stderr } = await ended.catch((error: Error & { readonly stdout: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
  return stdout + stderr;
}

function edit(file: string, pattern: RegExp, by: (name: string) => string): void {
  const source = readFileSync(file, 'utf8');
  const changed = source.replace(pattern, (_, name: string) => by(name));
  if (changed === source) throw new Error(`${file} has nothing like ${pattern} to change.`);
  writeFileSync(file, changed);
}
