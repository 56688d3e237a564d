import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError } from '../../build/command-error.ts';

/** The last Node that is too old for this project, by two years, and the npm that came with it. */
export const oldNode = '18.20.8';
const itsNpm = '10.8.2';

/** Installs that Node and its npm, unless they are there; gives the folder that holds both programs. Throws where they cannot be had. */
export function installOldNode(): string {
  const folder = resolve('.cache', 'newcomers', `node-${oldNode}`);
  const programs = join(folder, 'node_modules', '.bin');
  if (existsSync(join(programs, 'node')) && existsSync(join(programs, 'npm'))) return programs;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const packages = [`node-${process.platform}-${process.arch}@${oldNode}`, `npm@${itsNpm}`];
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-package-lock', '--loglevel=error', ...packages],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new CommandError(`Node ${oldNode} cannot be installed to walk with it: ${stderr.trim()}`);
  return programs;
}
