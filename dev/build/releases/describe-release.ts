import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Release } from '../../../widget/release/release.ts';

/** Beside the files of a release, and no part of what it describes. */
export const integrityFile = 'integrity.json';

/** Reads a folder of built files and names it: the same files give the same name on every machine. */
export function describeRelease(folder: string, version: string): Release {
  const files = Object.fromEntries(
    filesIn(folder)
      .filter((file) => file !== integrityFile)
      .sort()
      .map((file) => {
        const content = readFileSync(join(folder, file));
        return [file, { integrity: sriHash(content), bytes: content.length }];
      }),
  );
  return { release: releaseName(version, files), version, files };
}

/** The folder's name. The hash is over names and contents, since each line holds a file's own hash. */
export function releaseName(version: string, files: Release['files']): string {
  const lines = Object.entries(files)
    .map(([file, { integrity }]) => `${integrity} ${file}\n`)
    .sort();
  return `${version}-${createHash('sha256').update(lines.join('')).digest('hex').slice(0, 8)}`;
}

/** What `integrity.json` of a release holds, to the byte. */
export const integrityText = (release: Release): string => `${JSON.stringify(release, null, 2)}\n`;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

// short because it is one formula in one place.
import { createHash } from 'node:crypto';

/** A file's hash as the attribute `integrity` takes it (W3C Subresource Integrity). */
export const sriHash = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
