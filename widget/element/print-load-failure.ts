import { formatPartNotLoadedLine } from '../core/part-not-loaded.ts';
import { releaseFolder } from './release-folder.ts';

const reported = new Set<string>();

/**
 * Writes one console line for all cards of a page if neither a file of the card nor the single-file card could be
 * loaded.
 */
export function printLoadFailure(file: string, cause: unknown): void {
  if (reported.has(file)) return;
  reported.add(file);
  console.error(formatPartNotLoadedLine(releaseFolder + file), cause);
}
