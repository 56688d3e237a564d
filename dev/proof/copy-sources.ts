import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

/** Matches installed, built and personal files, which are not sources. */
const excluded = /(^|[\\/])node_modules$|^(dist|\.cache|\.git|test-results|\.env(?!\.example).*)$/;

/** Copies the sources to a new temporary folder with the same installed packages. Returns the folder. */
export function copySources(name: string): string {
  const root = resolve('.');
  const folder = mkdtempSync(join(tmpdir(), `acct-${name}-`));
  cpSync(root, folder, { recursive: true, filter: (source) => !excluded.test(relative(root, source)) });
  for (const packages of ['node_modules', join('examples', 'application', 'node_modules')])
    symlinkSync(join(root, packages), join(folder, packages), 'junction');
  return folder;
}
