import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where packages are installed. */
const installed = ['node_modules', join('examples', 'application', 'node_modules')];

/** Clones the last commit into `folder`, which must not be there yet; says so where there is more than that in the working tree. */
export function freshClone(folder: string): void {
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' });
  if (git('status', '--porcelain').trim() !== '') console.warn('Newcomers: what is not committed is not walked.');
  git('clone', '--quiet', '--no-hardlinks', resolve('.'), folder);
}

/** Puts this project's own packages beside the sources of a clone, instead of installing them there. */
export function linkPackages(folder: string): void {
  for (const packages of installed) symlinkSync(resolve(packages), join(folder, packages), 'junction');
}

/** Takes every installed package away. */
export function removePackages(folder: string): void {
  for (const packages of installed) rmSync(join(folder, packages), { recursive: true, force: true });
}

export const hasPackages = (folder: string): boolean => existsSync(join(folder, 'node_modules'));
