import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import type { SourceMapInput } from '@jridgewell/remapping';
import remapping from '@jridgewell/remapping';
import type { ImportExpression, NewExpression, Node } from 'acorn';
import MagicString from 'magic-string';
import { isStringLiteral, parseScriptNodes } from '../releases/newest-release-shell.ts';

/**
 * The comments that hide an import from bundlers. Webpack, Rspack and Turbopack read the first comment, and Vite reads
 * the second comment.
 */
const marks = '/* webpackIgnore: true *//* @vite-ignore */';

/** A script and its source map. */
export type ScriptWithSourceMap = { readonly code: string; readonly map: string };

/**
 * Hides from a page's bundler every import whose address is composed at run time, because the bundler would replace the
 * import with code that always fails. Removes the mark of our own build from each `new URL("./file", import.meta.url)`,
 * so that a page's bundler includes the file. No bundler reads the hosted files, so they are not changed.
 */
export function adaptImportsForBundlers({ code, map }: ScriptWithSourceMap): ScriptWithSourceMap {
  const nodes = parseScriptNodes(code);
  const places = nodes.flatMap((node) => {
    if (node.type !== 'ImportExpression') return [];
    const { source } = node as ImportExpression;
    return isStringLiteral(source) ? [] : [source.start];
  });
  const files = nodes.filter(isFileBeside);
  if (places.length + files.length === 0) return { code, map };
  const marked = new MagicString(code);
  for (const place of places) marked.appendLeft(place, marks);
  for (const file of files) {
    const [path] = file.arguments;
    if (path) marked.update(file.callee.end, path.end, `("${code.slice(path.start + 1, path.end - 1)}"`);
  }
  const moved = marked.generateMap({ hires: true }) as SourceMapInput;
  return { code: marked.toString(), map: remapping([moved, map], () => null).toString() };
}

/** Returns true for `new URL("./file", import.meta.url)`. */
function isFileBeside(node: Node): node is NewExpression {
  if (node.type !== 'NewExpression') return false;
  const { callee, arguments: values } = node as NewExpression;
  const [path, base] = values;
  const isUrl = callee.type === 'Identifier' && callee.name === 'URL';
  return isUrl && path !== undefined && isStringLiteral(path) && base?.type === 'MemberExpression';
}

/** The environment variable that makes the card's build write a source map beside each script. */
export const sourceMapsVariable = 'ACCT_SOURCE_MAPS';

/**
 * Removes and returns the source maps of a built folder, by script. The source maps name each source by its path in the
 * repository.
 */
export function collectSourceMaps(folder: string): Readonly<Record<string, string>> {
  const taken: Record<string, string> = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js.map'))) {
    const path = join(folder, file);
    const script = basename(file, '.map');
    const map = JSON.parse(readFileSync(path, 'utf8')) as { sources: readonly string[] };
    rmSync(path);
    // Skips the source map of a script that is not a part of the built card.
    if (!existsSync(join(folder, script))) continue;
    taken[script] = JSON.stringify({ ...map, sources: map.sources.map((each) => fromRoot(resolve(folder, each))) });
  }
  return taken;
}

const fromRoot = (file: string): string => relative(process.cwd(), file).split(sep).join('/');
