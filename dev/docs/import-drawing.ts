import { fenced } from '../../widget/docs/markdown.ts';
import { type ImportKind, importedFile, importsOf, isTest } from './imports-of.ts';

/** The rooms of the drawing; the longest matching path decides. A file of none, such as an entry, is left out. */
const rooms = [
  'widget/core',
  'widget/languages',
  'widget/adapters',
  'widget/ui',
  'widget/element/shell',
  'widget/element/react',
  'widget/element/active',
  'widget/diagnostics',
  'widget/release',
  'widget/docs',
  'site',
  'site/content',
  'site/tools/bill',
  'site/session',
  'site/account-pages',
  'site/prerender',
  'dev/build',
  'dev/owner',
  'examples/application',
];

/** Draws which rooms import which, as Mermaid: an arrow for code, a dotted one for a chunk that is fetched later. */
export function importDrawing(files: readonly { readonly file: string; readonly source: string }[]): string {
  const drawn = new Set(
    files
      .filter(({ file }) => !isTest(file))
      .flatMap(({ file, source }) =>
        importsOf(source).map((each) => `${each.kind} ${roomOf(file)} ${roomOf(importedFile(file, each) ?? '')}`),
      ),
  );
  const lines = (kind: ImportKind, arrow: string): readonly string[] =>
    rooms.flatMap((from) => {
      const to = rooms.filter((each) => each !== from && drawn.has(`${kind} ${from} ${each}`));
      return to.length === 0 ? [] : [`  ${from} ${arrow} ${to.join(' & ')}`];
    });
  return fenced('mermaid', ['flowchart LR', ...lines('static', '-->'), ...lines('lazy', '-.->')].join('\n'));
}

const roomOf = (file: string): string | undefined =>
  rooms.filter((room) => file.startsWith(`${room}/`)).sort((a, b) => b.length - a.length)[0];
