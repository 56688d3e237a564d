import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = new Set<string>();

/**
 * Makes a folder for a unit test and removes it after the last test of the file. `what` is the folder's purpose and
 * becomes a part of its name.
 */
export function temporaryFolder(what: string): string {
  const folder = mkdtempSync(join(tmpdir(), `acct-${what}-`));
  made.add(folder);
  return folder;
}

/**
 * Removes the temporary folders of a test file. All test files of a process share `made`, and run one after another.
 */
export function removeTemporaryFolders(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
  made.clear();
}
