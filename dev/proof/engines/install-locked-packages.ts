import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError } from '../../base/run-tool.ts';

/**
 * Copies `sources` into .cache/`name` and installs the packages of its lock file, unless an earlier call has installed
 * them. Returns the folder. Throws a CommandError if npm fails.
 */
export function installLockedPackages(sources: string, name: string): string {
  const folder = resolve('.cache', name);
  // This file is written last, so its presence means that the installation is complete.
  const installed = join(folder, 'node_modules', '.installed-lock.json');
  const lock = readFileSync(join(sources, 'package-lock.json'), 'utf8');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(sources)) writeFileSync(join(folder, file), readFileSync(join(sources, file)));
  console.log(`Installing the packages of ${sources} (npm ci) ...`);
  // An install script would download its own browser.
  const args = ['ci', '--ignore-scripts', '--no-progress', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new CommandError(`npm ci failed in ${folder}: see the lines above.`);
  writeFileSync(installed, lock);
  return folder;
}
