import remapping, { type SourceMapInput } from '@jridgewell/remapping';
import type { Node } from 'acorn';
import MagicString from 'magic-string';
import { nodesOf } from '../releases/moving-shell.ts';

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
  // Where the addresses of such imports begin.
  const places = nodesOf(code).flatMap((node) => {
    if (node.type !== 'ImportExpression') return [];
    const { source } = node as unknown as { source: Node };
    return source.type === 'Literal' ? [] : [source.start];
  });
  if (places.length === 0) return { code, map };
  const marked = new MagicString(code);
  for (const place of places) marked.appendLeft(place, marks);
  const moved = marked.generateMap({ hires: true }) as SourceMapInput;
  return { code: marked.toString(), map: remapping([moved, map], () => null).toString() };
}
