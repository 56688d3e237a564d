import { partNotLoadedLine } from '../core/part-not-loaded.ts';
import { releaseFolder } from './release-folder.ts';

const reported = new Set<string>();

/** Writes one console line a page for a file of the card that has not come, nor the whole card in its place. */
export function reportLostPart(file: string, cause: unknown): void {
  if (reported.has(file)) return;
  reported.add(file);
  console.error(partNotLoadedLine(releaseFolder + file), cause);
}
