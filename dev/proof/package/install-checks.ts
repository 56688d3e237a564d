import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError } from '../../build/command-error.ts';
import type { PackedCard } from '../../build/package/pack-card.ts';

const sources = 'dev/proof/package/checks';
/** As the sources of the checks call it. */
const sampleName = '@acct/auth-card';

/**
 * Puts the checks of dev/proof/package/checks into .cache/package-checks, with the tools of their lock file (installed once for each state of
 * it) and with the packed card, unpacked as an installation would. Returns that folder. Throws a CommandError where npm or tar fails.
 */
export function installChecks({ name, tarball }: PackedCard): string {
  const folder = resolve('.cache/package-checks');
  const lock = join(folder, 'package-lock.json');
  const isInstalled = existsSync(lock) && readFileSync(lock).equals(readFileSync(join(sources, 'package-lock.json')));
  if (!isInstalled) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(sources).filter((each) => each !== 'package-lock.json')) {
    writeFileSync(
      join(folder, file),
      readFileSync(join(sources, file), 'utf8').replaceAll(`'${sampleName}`, `'${name}`),
    );
  }
  if (!isInstalled) {
    console.log('Installing the compilers and judges of the package (npm ci of dev/proof/package/checks) ...');
    // Last, since it says that the rest is there.
    cpSync(join(sources, 'package-lock.json'), lock);
    run(folder, 'npm', ['ci', '--ignore-scripts', '--no-progress', '--loglevel=error'], lock);
  }
  const card = join(folder, 'node_modules', name);
  rmSync(card, { recursive: true, force: true });
  mkdirSync(card, { recursive: true });
  run(folder, 'tar', ['-xzf', tarball, '-C', card, '--strip-components=1']);
  return folder;
}

/** `halfDone`: a file that would make the next run take this one for done. */
function run(cwd: string, command: string, args: readonly string[], halfDone?: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status === 0) return;
  if (halfDone !== undefined) rmSync(halfDone);
  throw new CommandError(`${command} ${args[0]} failed in ${cwd}: see the lines above.`);
}
