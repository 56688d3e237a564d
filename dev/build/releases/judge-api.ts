import { CommandError } from '../command-error.ts';
import { apiFile, apiKinds, type ElementApi } from '../package/element-api.ts';
import { type ApiChange, compareApis } from './compare-apis.ts';
import type { EarlierRelease } from './fetch-earlier-releases.ts';
import { readApi } from './release-list.ts';

/** A build that is to become a release. */
export type Candidate = {
  /** Its folder's name. */
  readonly release: string;
  readonly version: string;
  readonly api: ElementApi;
  /** The change log that partners read, as Markdown. */
  readonly changelog: string;
};

const changelogFile = 'widget/package/changelog.md';
const versions = new Intl.Collator('en', { numeric: true });

/**
 * Holds a build to what the highest version has promised that is listed and not withdrawn, later major versions aside:
 * something taken away asks for a new major version, something new for a new minor one, and the change log names both.
 * Throws a CommandError with what was removed, where, and the cure. A build that is listed already is no news.
 */
export function judgeApi(
  candidate: Candidate,
  earlier: readonly EarlierRelease[],
  withdrawn: Readonly<Record<string, unknown>> = {},
): void {
  if (earlier.some(({ entry }) => entry.release === candidate.release)) return;
  const most = numbersOf(candidate.version)[0];
  // What is listed first was built last, which may be an older version: one gone back to, or mended beside a later one.
  const [last] = earlier
    .filter(({ entry }) => !entry.withdrawn && !(entry.release in withdrawn) && numbersOf(entry.version)[0] <= most)
    .sort((one, other) => versions.compare(other.entry.version, one.entry.version));
  const lines = entryProblems(candidate, earlier);
  const described = last?.files.get(apiFile);
  if (last && described) {
    lines.push(...changeProblems(candidate, last.entry, compareApis(readApi(described.toString()), candidate.api)));
  }
  if (lines.length > 0) throw new CommandError(lines.join('\n'));
}

/** Each version that pages can name has its entry. */
function entryProblems({ version, changelog }: Candidate, earlier: readonly EarlierRelease[]): string[] {
  const versions = [version, ...earlier.map(({ entry }) => entry.version)];
  return [...new Set(versions)]
    .filter((each) => changelogEntry(changelog, each) === undefined)
    .map((each) => `${changelogFile} has no entry for version ${each}: begin one with "## ${each}".`);
}

type Changes = { readonly removed: readonly ApiChange[]; readonly added: readonly ApiChange[] };

function changeProblems(
  { version, changelog }: Candidate,
  last: EarlierRelease['entry'],
  { removed, added }: Changes,
): readonly string[] {
  const [major, minor] = numbersOf(version);
  const [lastMajor, lastMinor] = numbersOf(last.version);
  const since = `since ${last.release}, the highest release that is listed`;
  if (removed.length > 0 && major <= lastMajor) {
    return [
      `Pages lose what they may rely on ${since}:`,
      ...listed(removed),
      `Put it back, or make it a new major version: ${lastMajor + 1}.0.0 in package.json, v${lastMajor + 1} as movingFolder in ` +
        `widget/release/card-files.ts, and what pages are to do in ${changelogFile}. If ${last.release} shall not count, withdraw it (docs/withdrawing.md).`,
    ];
  }
  const problems: string[] = [];
  if (added.length > 0 && major === lastMajor && minor <= lastMinor) {
    const next = `${lastMajor}.${lastMinor + 1}.0`;
    problems.push(
      `The card has more than ${since}; its version must say so: ${next} in package.json.`,
      ...listed(added),
    );
  }
  const entry = changelogEntry(changelog, version) ?? '';
  const unnamed = [...removed, ...added].filter(({ name }) => !entry.includes(`\`${name}\``));
  if (unnamed.length > 0) {
    problems.push(`The entry of ${version} in ${changelogFile} must name what has changed ${since}, in backticks:`);
    problems.push(...listed(unnamed));
  }
  return problems;
}

/** What the change log says of a version; undefined where it has no entry. */
function changelogEntry(changelog: string, version: string): string | undefined {
  const entries = changelog.split(/^## /m).slice(1);
  return entries.find((entry) => entry.split('\n')[0]?.trim() === version);
}

const numbersOf = (version: string): readonly [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

const listed = (changes: readonly ApiChange[]): readonly string[] =>
  changes.map(({ kind, what }) => `  ${what} (${apiKinds[kind]})`);
