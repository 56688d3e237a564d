import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CardRelease, cardFiles, majorVersionFolder } from '../../../widget/release/release.ts';
import { CommandError } from '../../base/run-tool.ts';
import type { EarlierRelease } from './fetch-earlier-releases.ts';
import { createNewestReleaseShell, createNewestReleaseSingleFile } from './newest-release-shell.ts';
import {
  computeSriHash,
  formatIntegrityFile,
  formatReleaseList,
  integrityFile,
  type ReleaseEntry,
  readRelease,
  type Withdrawals,
} from './release-list.ts';
import { markWithdrawn } from './withdrawals.ts';

export type WriteReleasesOptions = {
  /** The folder for everything below /widget/. */
  readonly out: string;
  /** The folder of the built card, including its integrity.json. */
  readonly widget: string;
  readonly release: CardRelease;
  readonly earlier: readonly EarlierRelease[];
  /** The owner's withdrawals and their public key. Withdrawals that the live list already has stay valid. */
  readonly withdrawn?: { readonly marks: Withdrawals; readonly key: string | undefined };
};

/**
 * Writes everything below /widget/: this release, the earlier releases, the list of all releases, and for each major
 * version the folder that always has its newest release.
 */
export function writeReleases({ out, widget, release, earlier, withdrawn }: WriteReleasesOptions): void {
  cpSync(widget, join(out, release.release), { recursive: true });
  const others = earlier.filter(({ entry }) => entry.release !== release.release);
  for (const { entry, files } of others) {
    for (const [path, content] of files) writeFileIn(join(out, entry.release), path, content);
  }
  const entry = entryOf(release, earlier);
  const list = [entry, ...others.map((other) => other.entry)];
  const marked = withdrawn ? markWithdrawn(list, withdrawn.marks, withdrawn.key) : list;
  writeFileIn(out, 'releases.json', formatReleaseList(marked));
  const majors = lastOfOtherMajors(others, marked).map(({ entry: last, files }) => ({
    folder: majorVersionFolderOf(last.version),
    last: readRelease(files.get(integrityFile)?.toString() ?? ''),
  }));
  for (const { folder, last } of [{ folder: majorVersionFolder, last: release }, ...majors]) {
    const files = movingFiles(join(out, last.release), folder, last);
    for (const [file, content] of Object.entries(files)) writeFileIn(out, file, content);
  }
}

/**
 * Returns the shell and the single-file card for the folder that always has the newest release, by path below /widget/.
 */
function movingFiles(from: string, folder: string, release: CardRelease): Readonly<Record<string, string>> {
  const text = (file: string): string => readFileSync(join(from, file), 'utf8');
  return {
    [`${folder}/${cardFiles.shell}`]: createNewestReleaseShell(text(cardFiles.shell), release),
    // The shell loads the single-file card from the shell's own folder if loading from the release's folder fails.
    [`${folder}/${cardFiles.single}`]: createNewestReleaseSingleFile(text(cardFiles.single), release),
  };
}

const majorVersionFolderOf = (version: string): string => `v${version.split('.')[0]}`;

/**
 * Returns the newest release of each other major version. A withdrawn release is used only if the major version has no
 * other.
 */
function lastOfOtherMajors(
  others: readonly EarlierRelease[],
  list: readonly ReleaseEntry[],
): readonly EarlierRelease[] {
  const isWithdrawn = ({ entry }: EarlierRelease) => list.some((row) => row.release === entry.release && row.withdrawn);
  const best = [...others.filter((each) => !isWithdrawn(each)), ...others.filter(isWithdrawn)];
  const majors = new Set(best.map(({ entry }) => majorVersionFolderOf(entry.version)));
  majors.delete(majorVersionFolder);
  return best.filter(({ entry }) => majors.delete(majorVersionFolderOf(entry.version)));
}

/**
 * Returns the row of a release. If the release is live already, returns its live row. Throws a CommandError if the live
 * release with this name has other files.
 */
function entryOf(release: CardRelease, earlier: readonly EarlierRelease[]): ReleaseEntry {
  const entry = {
    release: release.release,
    version: release.version,
    integrity: computeSriHash(formatIntegrityFile(release)),
  };
  const live = earlier.find((other) => other.entry.release === release.release)?.entry;
  if (live !== undefined && live.integrity !== entry.integrity) {
    throw new CommandError(`Release ${release.release} is live with another ${integrityFile}: raise the version.`);
  }
  return live ?? entry;
}

function writeFileIn(folder: string, path: string, content: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
