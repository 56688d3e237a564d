import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cardFiles, movingFolder } from '../../../widget/release/card-files.ts';
import type { Release } from '../../../widget/release/release.ts';
import { CommandError } from '../command-error.ts';
import { integrityFile, integrityText, sriHash } from './describe-release.ts';
import type { EarlierRelease } from './fetch-earlier-releases.ts';
import { movingShell, movingSingle } from './moving-shell.ts';
import { type ReleaseEntry, releaseListText, type Withdrawals } from './release-list.ts';
import { markWithdrawn } from './withdrawals.ts';

export type WriteReleasesOptions = {
  /** Gets everything below /widget/. */
  readonly out: string;
  /** The built card, its integrity.json included. */
  readonly widget: string;
  readonly release: Release;
  readonly earlier: readonly EarlierRelease[];
  /**
   * What the owner has withdrawn, and the key of this build that proves it; an earlier mark of the site's own list
   * stays as well.
   */
  readonly withdrawn?: { readonly marks: Withdrawals; readonly key: string | undefined };
};

/**
 * Writes what is served below /widget/: this release and the earlier ones, the list of them all, and the moving folder.
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
  writeFileIn(out, 'releases.json', releaseListText(marked));
  const shell = movingShell(readFileSync(join(widget, cardFiles.shell), 'utf8'), release);
  writeFileIn(out, join(movingFolder, cardFiles.shell), shell);
  // The shell looks beside itself for the whole card when a release's folder fails it or is gone.
  const single = movingSingle(readFileSync(join(widget, cardFiles.single), 'utf8'), release);
  writeFileIn(out, join(movingFolder, cardFiles.single), single);
}

/** A build of what is live already keeps its row: one name can never mean two folders. */
function entryOf(release: Release, earlier: readonly EarlierRelease[]): ReleaseEntry {
  const entry = { release: release.release, version: release.version, integrity: sriHash(integrityText(release)) };
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
