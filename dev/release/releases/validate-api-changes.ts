import { CommandError } from '../../base/run-tool.ts';
import { type ApiEntryKind, apiEntryKinds, apiFile, type ElementApi } from '../package/element-api.ts';
import type { EarlierRelease } from './fetch-earlier-releases.ts';
import { readApi } from './release-list.ts';

/** A difference between two cards. */
type ApiChange = {
  readonly kind: ApiEntryKind;
  /** The name that the change log has to mention. For the field of an event, this is the last part of the path. */
  readonly name: string;
  /** The sentence that describes the difference, with the kind and the full name. */
  readonly what: string;
};

type Row = { readonly kind: ApiEntryKind; readonly path: string; readonly words: readonly string[] };

/** Returns the removals and the additions between two APIs. Ignores kinds of entries that `before` does not have. */
function compareApis(before: ElementApi, now: ElementApi) {
  const known = Object.keys(before) as ApiEntryKind[];
  const [old, current] = [rowsOf(before, known), rowsOf(now, known)];
  return {
    removed: [
      ...without(old, current, 'is gone').filter(({ name }) => !renamedOnce.has(name)),
      ...paired(old, current).flatMap(narrowed),
    ],
    added: [...without(current, old, 'is new'), ...paired(old, current).flatMap(widened)],
  };
}

const rowsOf = (api: ElementApi, kinds: readonly ApiEntryKind[]): readonly Row[] =>
  kinds.flatMap((kind) => Object.entries(api[kind] ?? {}).map(([path, words]) => ({ kind, path, words })));

const find = (rows: readonly Row[], { kind, path }: Row): Row | undefined =>
  rows.find((row) => row.kind === kind && row.path === path);

/**
 * Returns a change for each row of `rows` that `others` does not have. If a whole object is missing, omits the changes
 * of the object's fields.
 */
function without(rows: readonly Row[], others: readonly Row[], verb: string): readonly ApiChange[] {
  const lacking = rows.filter((row) => !find(others, row));
  return lacking
    .filter(({ kind, path }) => !lacking.some((whole) => whole.kind === kind && path.startsWith(`${whole.path}.`)))
    .map((row) => change(row, verb));
}

const paired = (before: readonly Row[], now: readonly Row[]): readonly (readonly [Row, Row])[] =>
  before.flatMap((old) => {
    const current = find(now, old);
    return current ? [[old, current] as const] : [];
  });

/** Returns accepted values that were removed, and fields that changed their type or became optional. */
function narrowed([before, now]: readonly [Row, Row]): readonly ApiChange[] {
  const takesAny = before.kind === 'attribute' && now.words.includes('string');
  const lost = before.words.filter((word) => !now.words.includes(word) && !isAbsence(word) && !takesAny);
  const absent = now.words.filter((word) => isAbsence(word) && !before.words.includes(word));
  const verb = before.kind === 'attribute' ? 'does not take' : 'is never';
  return [
    ...lost.map((word) => change(before, `${verb} ${word} any more`)),
    ...absent.map((word) => change(before, `may be ${word}, which it was not`)),
  ];
}

const widened = ([before, now]: readonly [Row, Row]): readonly ApiChange[] =>
  now.words
    .filter((word) => !isAbsence(word) && !before.words.includes(word))
    .map((word) => ({ ...change(before, `may be ${word} as well`), name: word.replaceAll("'", '') }));

const isAbsence = (word: string): boolean => word === 'undefined' || word === 'null';

const change = ({ kind, path }: Row, verb: string): ApiChange => ({
  kind,
  name: kind === 'event' ? path.replace(/.*\./, '') : path,
  what: `${kind} \`${path}\` ${verb}`,
});

/** A build that may become a release. */
export type ReleaseCandidate = {
  /** The name of the release's folder. */
  readonly release: string;
  readonly version: string;
  readonly api: ElementApi;
  /** The change log for partners, as Markdown. */
  readonly changelog: string;
};

/**
 * The custom properties that were renamed before the first live release. They do not count as removed.
 */
const renamedOnce = new Set(
  'paper sheet ink ink-2 red red-deep on-red thread rule margin haldi leaf'.split(' ').map((name) => `--acct-${name}`),
);

const changelogFile = 'widget/package/changelog.md';
const versions = new Intl.Collator('en', { numeric: true });

/**
 * Compares a build with the highest listed version that is not withdrawn and not of a later major version. A removal
 * needs a new major version, an addition a new minor one, and the change log must name both. Throws a CommandError that
 * says what was removed, where, and what to do. A build that is listed already is not compared.
 */
export function validateApiChanges(
  candidate: ReleaseCandidate,
  earlier: readonly EarlierRelease[],
  withdrawn: Readonly<Record<string, unknown>> = {},
): void {
  if (earlier.some(({ entry }) => entry.release === candidate.release)) return;
  const most = numbersOf(candidate.version)[0];
  // Sorts by version, because the release that was built last may have an older version: the owner may have restored or
  // fixed that version for some pages.
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

/** Requires a change log entry for this version and for every version on the live site. */
function entryProblems({ version, changelog }: ReleaseCandidate, earlier: readonly EarlierRelease[]): string[] {
  const versions = [version, ...earlier.map(({ entry }) => entry.version)];
  return [...new Set(versions)]
    .filter((each) => changelogEntry(changelog, each) === undefined)
    .map((each) => `${changelogFile} has no entry for version ${each}: begin one with "## ${each}".`);
}

type Changes = { readonly removed: readonly ApiChange[]; readonly added: readonly ApiChange[] };

function changeProblems(
  { version, changelog }: ReleaseCandidate,
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
      `Put it back, or make it a new major version: ${lastMajor + 1}.0.0 in package.json, v${lastMajor + 1} as majorVersionFolder in ` +
        `widget/release/release.ts, and what pages are to do in ${changelogFile}. If pages need not rely on ${last.release}, withdraw it (docs/releases.md#withdraw-a-release).`,
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

/** Returns the change log's entry of a version, or undefined. */
function changelogEntry(changelog: string, version: string): string | undefined {
  const entries = changelog.split(/^## /m).slice(1);
  return entries.find((entry) => entry.split('\n')[0]?.trim() === version);
}

const numbersOf = (version: string): readonly [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

const listed = (changes: readonly ApiChange[]): readonly string[] =>
  changes.map(({ kind, what }) => `  ${what} (${apiEntryKinds[kind]})`);
