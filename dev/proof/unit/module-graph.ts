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

/** Groups of modules that import each other in a circle, of whatever kind (Tarjan's strongly connected components). */
export function importCircles(sources: readonly { readonly file: string; readonly source: string }[]): string[][] {
  const graph = new Map(
    sources.map(({ file, source }) => [file, importsOf(source).map((each) => importedFile(file, each))]),
  );
  const seen = new Map<string, { readonly index: number; low: number }>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): { low: number } => {
    const own = { index: seen.size, low: seen.size };
    seen.set(file, own);
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      if (target === null || !graph.has(target)) continue;
      const known = seen.get(target);
      if (known === undefined) own.low = Math.min(own.low, visit(target).low);
      else if (stack.includes(target)) own.low = Math.min(own.low, known.index);
    }
    if (own.low === own.index) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle);
    }
    return own;
  };
  for (const file of graph.keys()) if (!seen.has(file)) visit(file);
  return circles;
}
