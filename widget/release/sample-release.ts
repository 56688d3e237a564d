import { cardFiles } from './card-files.ts';
import type { Release } from './release.ts';

const sample = (file: string) => [file, { integrity: `sha384-HASH-OF-${file}`, bytes: 0 }] as const;

/**
 * For texts that are written before any build: no such release exists, and every hash says what belongs in its place.
 */
export const sampleRelease: Release = {
  release: '1.0.0-xxxxxxxx',
  version: '1.0.0',
  files: Object.fromEntries([cardFiles.shell, cardFiles.react, 'touched.js', cardFiles.single].map(sample)),
};
