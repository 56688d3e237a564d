import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'acorn';
import { cardFiles, type Release } from '../../../widget/release/release.ts';
import { CommandError } from '../run-tool.ts';
import { nodesOf } from './moving-shell.ts';

/**
 * Returns the statement that gives a signed build's moving shell the hash of each chunk, with the names of all its
 * imports (widget/element/shell/verify-chunk.ts). Empty if the shell asks for none. Throws a CommandError if a script
 * imports a chunk without verifying it first, or a script other than the shell asks for the hashes: that code would run
 * unchecked.
 *
 * @param widget folder of the built card
 */
export function verifiedChunks(widget: string, { release, files }: Release): string {
  const read = (file: string): string => readFileSync(join(widget, file), 'utf8');
  const shell = read(cardFiles.shell);
  if (!/\bimport\.meta\.hashes\b/.test(shell)) return '';
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js') && file !== cardFiles.single);
  const sources = new Map(scripts.map((file) => [file, read(file)] as const));
  for (const [file, source] of sources) {
    const loose = importsUnverified(source);
    if (loose.length > 0)
      throw new CommandError(`${file} of release ${release} imports ${loose.join(', ')} unchecked: it is not signed.`);
  }
  const chunks = scripts.filter((file) => file !== cardFiles.shell);
  const astray = chunks.find((file) => sources.get(file)?.includes('import.meta.hashes'));
  if (astray !== undefined)
    throw new CommandError(
      `${astray} of release ${release} asks for hashes, which the shell alone has: it is not signed.`,
    );
  const rows = chunks.map((file) => [file, [files[file]?.integrity, ...importedBy(file, sources)]] as const);
  return `import.meta.hashes=${JSON.stringify(Object.fromEntries(rows))};`;
}

/** Returns all files that importing a chunk loads. */
function importedBy(file: string, sources: ReadonlyMap<string, string>): readonly string[] {
  const found = new Set<string>();
  const follow = (name: string): void => {
    for (const each of importsIn(sources.get(name) ?? '')) {
      if (each === file || found.has(each)) continue;
      found.add(each);
      follow(each);
    }
  };
  follow(file);
  return [...found];
}

/** Returns the chunks that a script imports statically. */
function importsIn(source: string): readonly string[] {
  return nodesOf(source).flatMap((node) => {
    const { source: path } = node as Node & { readonly source?: Node | null };
    if (!/^(Import|Export\w+)Declaration$/.test(node.type) || !path) return [];
    return chunkName(source.slice(path.start, path.end)) ?? [];
  });
}

/** An import as `verifiedImports` writes it, up to the word itself: HOLD('NAME').then(()=>import('./NAME')). */
const verifiedImport = /[\w$]+\(([`'"])([\w.-]+)\1\)\.then\(\(\)=>(?=import\(([`'"])\.\/\2\3\))/g;

/** Returns the chunks that a script imports dynamically without verifying them first. */
function importsUnverified(source: string): readonly string[] {
  const verified = new Set(
    Array.from(source.matchAll(verifiedImport), ({ 0: before, index }) => index + before.length),
  );
  return nodesOf(source).flatMap((node) => {
    const { source: path } = node as Node & { readonly source?: Node };
    if (node.type !== 'ImportExpression' || verified.has(node.start) || !path) return [];
    return chunkName(source.slice(path.start, path.end)) ?? [];
  });
}

const chunkName = (path: string): string | undefined => /^[`'"]\.\/([\w.-]+)[`'"]$/.exec(path)?.[1];
