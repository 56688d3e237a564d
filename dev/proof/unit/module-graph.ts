import { dirname, join, normalize } from 'node:path';

/** How a module names another: `static` is in the same bundle, `lazy` in a chunk of its own, `type` in none. */
export type ImportKind = 'static' | 'type' | 'lazy';
export type Import = { readonly kind: ImportKind /** As written, without a query. */; readonly name: string };

/** Every module that a source names, in the order of kinds. */
export function importsOf(source: string): readonly Import[] {
  const fixed = source.matchAll(/^\s*(?:import|export)\s+(type\s)?(?:([^'"`;]*?)\sfrom\s)?\s*['"]([^'"]+)['"]/gm);
  const found: Import[] = [];
  for (const [, type, names, name = ''] of fixed) {
    const isType = type !== undefined || /^\{(?:\s*type\s+\w+(?:\s+as\s+\w+)?\s*,?)+\s*\}$/.test((names ?? '').trim());
    found.push({ kind: isType ? 'type' : 'static', name });
  }
  // `typeof import('./x.ts')` is a type; `import('./x.ts')` a chunk.
  for (const [, type, name = ''] of source.matchAll(/(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]/g)) {
    found.push({ kind: type ? 'type' : 'lazy', name });
  }
  return found.map(({ kind, name }) => ({ kind, name: name.replace(/\?.*$/, '') }));
}

/** The file in the repository that a relative import means; null for a package. */
export const importedFile = (file: string, { name }: Import): string | null =>
  name.startsWith('.') ? normalize(join(dirname(file), name)) : null;

/** Modules that import each other in a circle, of whatever kind, and those on the way from one circle to another. */
export function importCircles(sources: readonly { readonly file: string; readonly source: string }[]): string[] {
  const left = new Map(
    sources.map(({ file, source }) => [file, importsOf(source).map((each) => importedFile(file, each))]),
  );
  // Whatever imports none of the others, or is imported by none, is in no circle; without it that holds for more.
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const imported = new Set([...left.values()].flat());
    for (const [file, targets] of left)
      if (!imported.has(file) || !targets.some((target) => target !== null && left.has(target))) left.delete(file);
  }
  return [...left.keys()];
}
