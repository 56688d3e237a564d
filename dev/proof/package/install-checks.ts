import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError } from '../../build/command-error.ts';
import type { PackedCard } from '../../build/package/pack-card.ts';

/** As the sources of the checks call it. */
const sampleName = '@acct/auth-card';

/**
 * Puts dev/proof/package/checks into .cache/package-checks, with the tools of its lock file and the packed card,
 * unpacked as an installation would. Returns that folder. Throws a CommandError where npm or tar fails.
 */
export function installChecks({ name, tarball }: PackedCard): string {
  const folder = installLocked('dev/proof/package/checks', 'package-checks', (text) =>
    text.replaceAll(`'${sampleName}`, `'${name}`),
  );
  const card = join(folder, 'node_modules', name);
  rmSync(card, { recursive: true, force: true });
  mkdirSync(card, { recursive: true });
  run(folder, 'tar', ['-xzf', tarball, '-C', card, '--strip-components=1']);
  return folder;
}

/**
 * Copies the files of `sources` into .cache/`name`, and installs there what their lock file lists, once for each state
 * of that. Returns that folder. Throws a CommandError where npm fails.
 */
export function installLocked(sources: string, name: string, edit = (text: string): string => text): string {
  const folder = resolve('.cache', name);
  // Written last, since it says that the rest is there.
  const installed = join(folder, 'node_modules', '.installed-lock.json');
  const lock = readFileSync(join(sources, 'package-lock.json'), 'utf8');
  const isNew = !existsSync(installed) || readFileSync(installed, 'utf8') !== lock;
  if (isNew) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(sources)) {
    writeFileSync(join(folder, file), edit(readFileSync(join(sources, file), 'utf8')));
  }
  if (isNew) {
    console.log(`Installing what ${sources} lists (npm ci) ...`);
    // An install script would fetch a browser of its own.
    run(folder, 'npm', ['ci', '--ignore-scripts', '--no-progress', '--loglevel=error']);
    writeFileSync(installed, lock);
  }
  return folder;
}

function run(cwd: string, command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new CommandError(`${command} ${args[0]} failed in ${cwd}: see the lines above.`);
}
