import { dirname, join, normalize } from 'node:path';

/**
 * The kind of an import: `static` imports code into the same bundle, `lazy` loads code as a separate chunk, and `type`
 * imports only types, which are in no bundle.
 */
export type ImportKind = 'static' | 'type' | 'lazy';
export type ModuleImport = {
  readonly kind: ImportKind /** The module's name as in the source, without a query. */;
  readonly name: string;
};

/** Returns the imports of a source: first its import and export statements, then each `import()`. */
export function findImports(source: string): readonly ModuleImport[] {
  const fixed = source.matchAll(/^\s*(?:import|export)\s+(type\s)?(?:([^'"`;]*?)\sfrom\s)?\s*['"]([^'"]+)['"]/gm);
  const found: ModuleImport[] = [];
  for (const [, type, names, name = ''] of fixed) {
    const isType = type !== undefined || /^\{(?:\s*type\s+\w+(?:\s+as\s+\w+)?\s*,?)+\s*\}$/.test((names ?? '').trim());
    found.push({ kind: isType ? 'type' : 'static', name });
  }
  // `typeof import('../unit/x.ts')` imports a type, and `import('../unit/x.ts')` loads a chunk.
  for (const [, type, name = ''] of source.matchAll(/(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]/g)) {
    found.push({ kind: type ? 'type' : 'lazy', name });
  }
  return found.map(({ kind, name }) => ({ kind, name: name.replace(/\?.*$/, '') }));
}

/** Returns the file in the repository that a relative import names, or null for a package. */
export const resolveImport = (file: string, { name }: ModuleImport): string | null =>
  name.startsWith('.') ? normalize(join(dirname(file), name)) : null;

/** Returns true if a file is a test, or is only for tests. */
export const isTestFile = (file: string): boolean => /\.(test|spec)\.tsx?$|\/(testing|fakes)\//.test(file);

/** Returns true if `file` is the path `folder` itself or is below it. */
export const isPathInFolder = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(`${folder}/`);

/** Returns the deepest of these folders that contains the file. */
export const findContainingFolder = (file: string, folders: readonly string[]): string | undefined =>
  folders.filter((folder) => isPathInFolder(file, folder)).sort((a, b) => b.length - a.length)[0];
