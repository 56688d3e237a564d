import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brand } from '../../../site/brand.ts';
import { CommandError } from '../command-error.ts';

/** The card as a registry would hand it out. */
export type PackedCard = { readonly name: string /** Absolute path. */; readonly tarball: string };

/**
 * Packs the package of the build in `folder` by `npm pack`, into that folder. Throws a CommandError where there is
 * none, or npm fails.
 */
export function packCard(folder: string): PackedCard {
  const source = join(folder, 'package');
  if (!existsSync(source)) throw new CommandError(`${source} is not there: run again without --no-build.`);
  const args = ['pack', '--silent', '--pack-destination', '..'];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: source, encoding: 'utf8' });
  const [file] = /\S+\.tgz/.exec(stdout) ?? [];
  if (status !== 0 || file === undefined) throw new CommandError(`npm pack failed:\n${stderr}`);
  return { name: brand.packageName, tarball: resolve(folder, file) };
}
