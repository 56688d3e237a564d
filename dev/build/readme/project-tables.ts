import { proofParts } from '../../proof/proof-parts.ts';
import { code, table } from './markdown.ts';

/** Every table of README.md that the code makes, by the name in its markers. */
export function projectTables(): Readonly<Record<string, string>> {
  const rows = Object.entries(proofParts).map(([name, { proves }]) => [code(name), proves]);
  return { 'proof-parts': table(['part', 'what it proves'], rows) };
}
