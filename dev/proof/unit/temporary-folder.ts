import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = new Set<string>();

/** Makes a folder for a unit test, removed after its file's last test. `what`: its purpose, as part of its name. */
export function temporaryFolder(what: string): string {
  const folder = mkdtempSync(join(tmpdir(), `acct-${what}-`));
  made.add(folder);
  return folder;
}

/** Removes them after a test file. Files share their modules, and run one at a time. */
export function removeTemporaryFolders(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
  made.clear();
}
