import type { Catalogue } from '../content/catalogue.ts';

type Leaf = readonly [path: string, text: string];

/**
 * Returns every text of a catalogue with its path. Calls functions with sample values. Omits names of facts, pages and
 * snippets, which are not texts.
 */
export const listCatalogueTexts = (catalogue: Catalogue): Leaf[] =>
  leaves(catalogue, '').filter(([path]) => !/\.(facts\.\d+|fact|needs|link|of|snippet)$/.test(path));

function leaves(value: unknown, path: string): Leaf[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, value(5, 'X', 'Y')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`));
}
