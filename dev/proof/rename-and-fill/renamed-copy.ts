import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { takeOwnerSteps } from './owner-steps.ts';

export type RenamedCopy = { readonly folder: string; readonly remove: () => void };

/** What is installed, built or the developer's own is no source. */
const left = /(^|[\\/])node_modules$|^(dist|\.cache|\.git|test-results|\.env(?!\.example).*)$/;
/** Where packages are installed. */
const installed = ['node_modules', join('examples', 'application', 'node_modules')];

/** Copies the sources into a temporary folder, beside the same packages, and takes the owner's steps there. */
export function renamedCopy(facts: Parameters<typeof takeOwnerSteps>[1]): RenamedCopy {
  const root = resolve('.');
  const folder = mkdtempSync(join(tmpdir(), 'acct-renamed-'));
  cpSync(root, folder, { recursive: true, filter: (source) => !left.test(relative(root, source)) });
  for (const packages of installed) symlinkSync(join(root, packages), join(folder, packages), 'junction');
  takeOwnerSteps(folder, facts);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
