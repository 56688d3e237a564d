import remapping, { type SourceMapInput } from '@jridgewell/remapping';
import { type Node, parse } from 'acorn';
import MagicString from 'magic-string';

/** webpack, Rspack and Turbopack read the first, Vite the second: the address is for the browser to resolve. */
const marks = '/* webpackIgnore: true *//* @vite-ignore */';

/** A script and its source map. */
export type MappedScript = { readonly code: string; readonly map: string };

/**
 * Marks every import whose address is composed at run time. A page's bundler would else put something in its place that
 * always fails, and warn. The hosted files go without: there is nobody to read the marks, and they come before the
 * first paint.
 */
export function markImports({ code, map }: MappedScript): MappedScript {
  const places = composedImports(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }));
  if (places.length === 0) return { code, map };
  const marked = new MagicString(code);
  for (const place of places) marked.appendLeft(place, marks);
  const moved = marked.generateMap({ hires: true }) as SourceMapInput;
  return { code: marked.toString(), map: remapping([moved, map], () => null).toString() };
}

/** Where the addresses of such imports begin. */
function composedImports(node: Node): number[] {
  const own: number[] = [];
  if (node.type === 'ImportExpression') {
    const { source } = node as unknown as { source: Node };
    if (source.type !== 'Literal') own.push(source.start);
  }
  const children = Object.values(node).flat().filter(isNode);
  return own.concat(...children.map(composedImports));
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
