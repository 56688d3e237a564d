import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError } from '../../build/command-error.ts';

const folder = resolve('.cache/mutants');
const lists = ['package.json', 'package-lock.json'];

/**
 * Installs Stryker into .cache/mutants, once for each state of dev/proof/mutants/package-lock.json, and returns the path of its command. It
 * drives the vitest of this project, which lies above. Throws a CommandError where npm fails.
 */
export function installStryker(): string {
  const command = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const isDone = (name: string): boolean =>
    existsSync(join(folder, name)) &&
    readFileSync(join(folder, name)).equals(readFileSync(join('dev/proof/mutants', name)));
  if (existsSync(command) && lists.every(isDone)) return command;

  mkdirSync(folder, { recursive: true });
  for (const name of lists) copyFileSync(join('dev/proof/mutants', name), join(folder, name));
  console.log('Installing Stryker (npm ci of dev/proof/mutants) ...');
  // A vitest of its own below it would be another one than the tests import.
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-progress', '--loglevel=error'];
  const { status } = spawnSync('npm', ['ci', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new CommandError('npm ci of dev/proof/mutants failed: see the lines above.');
  return command;
}
