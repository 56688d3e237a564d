import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'acorn';
import { cardFiles, type Release } from '../../../widget/release/release.ts';
import { CommandError } from '../run-tool.ts';
import { nodesOf } from './moving-shell.ts';

/**
 * The statement that gives the moving shell of a signed build the hash of each chunk, with the names of all that the
 * chunk imports (widget/element/shell/verify-chunk.ts). Empty where the shell asks for none. Throws a CommandError where
 * a script imports a chunk that it does not have held before, or another script than the shell asks for the hashes: what
 * it brings would run unchecked.
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
  const held = chunks.map((file) => [file, [files[file]?.integrity, ...importedBy(file, sources)]] as const);
  return `import.meta.hashes=${JSON.stringify(Object.fromEntries(held))};`;
}

/** All that comes with a chunk when it is imported. */
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

/** The chunks that a script imports itself, at once. */
function importsIn(source: string): readonly string[] {
  return nodesOf(source).flatMap((node) => {
    const { source: path } = node as Node & { readonly source?: Node | null };
    if (!/^(Import|Export\w+)Declaration$/.test(node.type) || !path) return [];
    return chunkName(source.slice(path.start, path.end)) ?? [];
  });
}

/** An import as `verifiedImports` writes it, up to the word itself: HOLD('NAME').then(()=>import('./NAME')). */
const verifiedImport = /[\w$]+\(([`'"])([\w.-]+)\1\)\.then\(\(\)=>(?=import\(([`'"])\.\/\2\3\))/g;

/** The chunks that a script imports when it calls for them, without having each held before. */
function importsUnverified(source: string): readonly string[] {
  const held = new Set(Array.from(source.matchAll(verifiedImport), ({ 0: before, index }) => index + before.length));
  return nodesOf(source).flatMap((node) => {
    const { source: path } = node as Node & { readonly source?: Node };
    if (node.type !== 'ImportExpression' || held.has(node.start) || !path) return [];
    return chunkName(source.slice(path.start, path.end)) ?? [];
  });
}

const chunkName = (path: string): string | undefined => /^[`'"]\.\/([\w.-]+)[`'"]$/.exec(path)?.[1];
