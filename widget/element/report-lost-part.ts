import { partNotLoadedLine } from '../core/part-not-loaded.ts';
import { releaseFolder } from './release-folder.ts';

const reported = new Set<string>();

/**
 * Writes one console line per page for a file of the card that could not be loaded, nor the single-file card instead.
 */
export function reportLostPart(file: string, cause: unknown): void {
  if (reported.has(file)) return;
  reported.add(file);
  console.error(partNotLoadedLine(releaseFolder + file), cause);
}
