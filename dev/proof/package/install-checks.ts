import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError } from '../../build/command-error.ts';
import type { PackedCard } from '../../build/package/pack-card.ts';

const sources = 'dev/proof/package/checks';
/** As the sources of the checks call it. */
const sampleName = '@acct/auth-card';

/**
 * Puts dev/proof/package/checks into .cache/package-checks, with the tools of its lock file (installed once for each
 * state of it) and the packed card, unpacked as an installation would. Returns that folder. Throws a CommandError
 * where npm or tar fails.
 */
export function installChecks({ name, tarball }: PackedCard): string {
  const folder = resolve('.cache/package-checks');
  const tools = join(folder, 'node_modules');
  const text = (file: string): string => readFileSync(join(sources, file), 'utf8');
  const lock = text('package-lock.json');
  // Written last, since it says that the rest is there.
  const installed = join(tools, '.installed-lock.json');
  const isInstalled = existsSync(installed) && readFileSync(installed, 'utf8') === lock;
  if (!isInstalled) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(sources)) {
    writeFileSync(join(folder, file), text(file).replaceAll(`'${sampleName}`, `'${name}`));
  }
  if (!isInstalled) {
    console.log('Installing the compilers of the package (npm ci of dev/proof/package/checks) ...');
    run(folder, 'npm', ['ci', '--ignore-scripts', '--no-progress', '--loglevel=error']);
    cpSync(join(sources, 'package-lock.json'), installed);
  }
  const card = join(tools, name);
  rmSync(card, { recursive: true, force: true });
  mkdirSync(card, { recursive: true });
  run(folder, 'tar', ['-xzf', tarball, '-C', card, '--strip-components=1']);
  return folder;
}

function run(cwd: string, command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new CommandError(`${command} ${args[0]} failed in ${cwd}: see the lines above.`);
}
