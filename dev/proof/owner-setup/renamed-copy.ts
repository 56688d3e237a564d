import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { catalogues } from '../../../site/content/catalogues.ts';
import { desktopInstaller } from '../../../site/content/facts/releases.ts';
import { earlierReleasesOptOutVariable } from '../../release/releases/fetch-earlier-releases.ts';
import { ownerFile, settingsFile } from '../../settings/setting-problem.ts';
import { validSettings } from '../../settings/valid-settings.ts';
import { copySources } from '../copy-sources.ts';

/** An owner's product name and domain, and the id of its Firebase project. */
type LiveBrand = { readonly name: string; readonly domain: string; readonly project: string };

/** Variables of the surrounding tests and of the developer's shell, which the copy must not inherit. */
const inherited = /^(VITE|NODE_ENV$|TEST$|ACCT_DIST$|ACCT_TEST_RUN$|ACCT_TEST_GROUND$)/;

/** Maps the example's accent colours, for light and dark mode, to the copy's colours. */
const ownColours: Readonly<Record<string, string>> = {
  '#a3211a': '#0b57c2',
  '#7d140f': '#0b3d91',
  '#f59e93': '#8ab4f8',
  '#64150f': '#143c7a',
  '#c24134': '#3c6fc4',
};
const accents = new RegExp(`(${Object.keys(ownColours).join('|')})(?=;)`, 'g');

/**
 * Copies the sources and takes an owner's steps before launch: sets another product name, every fact and all settings,
 * and adds the installer. The copy uses the same installed packages. `run` runs Node in the copy with the environment
 * of a new shell. It resolves to the whole output, or rejects with the output if Node fails.
 */
export function createRenamedCopy({ name, domain, project }: LiveBrand) {
  const folder = copySources('renamed');
  const renamed = (text: string): string =>
    text.replaceAll(validSettings.brand.domain, domain).replaceAll(validSettings.env.VITE_FIREBASE_PROJECT_ID, project);
  edit(join(folder, 'widget/tokens.css'), accents, (colour) => ownColours[colour] ?? '');
  const { closedAccountsKeptFor: _, ...facts } = validSettings.facts;
  const brand = { name, domain, packageName: `@${domain.split('.')[0]}/auth-card` };
  updateOwnerFile(folder, { brand, facts: JSON.parse(renamed(JSON.stringify(facts))) });
  // Copies .env.example to .env.production with the owner's values, as the README says.
  const own: Readonly<Record<string, string>> = validSettings.env;
  const settings = readFileSync(join(folder, '.env.example'), 'utf8').replace(
    /^(?:# )?(VITE_\w+)=.*$/gm,
    (line, setting: string) => (own[setting] === undefined ? line : `${setting}=${renamed(own[setting])}`),
  );
  writeFileSync(join(folder, settingsFile), `${settings}${earlierReleasesOptOutVariable}=1\n`);
  const installer = join(folder, 'site/public', renamed(validSettings.env.VITE_INSTALLER_PATH));
  mkdirSync(dirname(installer), { recursive: true });
  writeFileSync(installer, '');
  truncateSync(installer, desktopInstaller.megabytes * 1e6);

  return {
    folder,
    /** The owner's legal name. */
    legalName: renamed(validSettings.facts.legalName),
    run: (...args: readonly string[]) => runNodeInFolder(folder, args),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 }),
  };
}

/** Writes parts of the brand and facts into a copy's owner.json. */
export function updateOwnerFile(folder: string, change: { readonly brand?: object; readonly facts?: object }): void {
  const file = join(folder, ownerFile);
  const owner = JSON.parse(readFileSync(file, 'utf8'));
  const next = { ...owner, brand: { ...owner.brand, ...change.brand }, facts: { ...owner.facts, ...change.facts } };
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
}

/** Names that stay the same for every product. */
const contractNames: readonly RegExp[] = [
  // The element, its types and tokens.
  /^acct-?$/,
  /^acct-auth-card(-google-|-)?$/,
  /^acctauthcard$/,
  /^AcctAuthCard\w+$/,
  /^--acct-[a-z0-9-]+$/,
  // Events and their listeners.
  /^(on|@)?acct-(authenticated|config-error|error|otp-sent|ready|redirect|tab-change)$/,
  /^onacct-$/,
  /^onAcctReady$/,
  /^acctScriptReady$/,
  // Cookies and storage keys.
  /^acct_(auth_token|user_id|company_id|probe)$/,
  /^acct-(app-open|handoff|renewed|sign-in|sign-out|to-account)$/,
];

const isOfContract = (word: string): boolean => contractNames.some((name) => name.test(word));

/**
 * Returns each word of built files, except pictures, that names the example's product, domain, scope or accents: `file:
 * word`.
 */
export function findExampleNames(folder: string): readonly string[] {
  return wordsOfFiles(folder, (source) => {
    // Removes a source map's positions, because their letters may form any name.
    const text = source.replace(/"mappings":"[^"]*"/, '');
    const words = Array.from(text.matchAll(/@?[\w-]*acct[\w-]*(\.example|\/auth-card)?/gi), ([word]) => word);
    const colours = Object.keys(ownColours).filter((colour) => text.toLowerCase().includes(colour));
    return [...words.filter((word) => !isOfContract(word)), ...colours];
  });
}

/** The fictitious firm of a demo build, in every language. */
const demoFirm: readonly string[] = Object.values(catalogues).flatMap(({ owner: { placeholders } }) => [
  placeholders.legalName,
  placeholders.postalAddress,
  placeholders.supportPhone,
  placeholders.sellerGstin,
]);

/** Returns each detail of the fictitious firm that built files contain, except pictures: `file: word`. */
export const findDemoFirmDetails = (folder: string): readonly string[] =>
  wordsOfFiles(folder, (text) => demoFirm.filter((detail) => text.includes(detail)));

/**
 * Returns the words that `wordsIn` finds in the files of a folder, except pictures, each once per file: `file: word`.
 */
function wordsOfFiles(folder: string, wordsIn: (text: string) => readonly string[]): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(png|ico|exe|svg)$/.test(entry.name),
  );
  return files.flatMap(({ parentPath, name }) => {
    const file = join(parentPath, name);
    // An escape sequence in a string is not part of a word.
    const text = readFileSync(file, 'utf8').replace(/\\[nrt]/g, ' ');
    return Array.from(new Set(wordsIn(text)), (word) => `${relative(folder, file)}: ${word}`);
  });
}

/**
 * Runs Node in this folder with the environment of a new shell and the variables of `more`. Resolves to the whole
 * output, or rejects with it if Node fails.
 */
export async function runNodeInFolder(folder: string, args: readonly string[], more = {}): Promise<string> {
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
