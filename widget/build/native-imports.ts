import remapping, { type SourceMapInput } from '@jridgewell/remapping';
import { type Node, parse } from 'acorn';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/** webpack, Rspack and Turbopack read the first, Vite the second: the address is for the browser to resolve. */
const marks = '/* webpackIgnore: true *//* @vite-ignore */';

/**
 * Marks every import of an address that is composed at run time. The bundler of a page that has the card from the package would else
 * replace it by one that always fails, and warn. Our own minifiers drop such marks, so they come last.
 */
export const nativeImports: Plugin = {
  name: 'native-imports',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const places = composedImports(parse(chunk.code, { ecmaVersion: 'latest', sourceType: 'module' }));
      if (places.length === 0) continue;
      const marked = new MagicString(chunk.code);
      for (const place of places) marked.appendLeft(place, marks);
      chunk.code = marked.toString();
      const map = bundle[`${chunk.fileName}.map`];
      if (map?.type !== 'asset') continue;
      const moved = marked.generateMap({ hires: true, source: chunk.fileName }) as SourceMapInput;
      map.source = remapping([moved, String(map.source)], () => null).toString();
    }
  },
};

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
