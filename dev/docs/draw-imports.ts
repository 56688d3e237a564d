import { formatCodeBlock } from '../../widget/docs/markdown.ts';
import { findContainingFolder, findImports, type ImportKind, isTestFile, resolveImport } from './find-imports.ts';

type Source = { readonly file: string; readonly source: string };

/**
 * The folders in the drawing, the lowest level (dev/proof/conventions/levels.ts) first. A file belongs to the deepest of
 * these folders that contains the file. Files outside these folders are left out.
 */
const drawnFolders = [
  'account',
  'settings',
  'widget/core',
  'widget/languages',
  'widget/release',
  'widget/diagnostics',
  'widget/docs',
  'widget/adapters',
  'widget/ui',
  'widget/element',
  'site/base',
  'site/tools',
  'site/content',
  'site/sample-book',
  'site/session',
  'site/account-pages',
  'site/components',
  'site/guide',
  'site/islands',
  'site/pages',
  'site/prerender',
  'dev/base',
  'dev/settings',
  'dev/services',
  'dev/release',
  'dev/checks',
  'dev/docs',
  'dev/owner',
  'dev/commands',
];

/**
 * Draws the imports between folders in Mermaid. A solid arrow stands for an import of code, and a dotted arrow for a
 * chunk that is loaded later.
 */
export function drawImports(files: readonly Source[]): string {
  const drawn = folderImports(files, drawnFolders);
  const lines = (kind: ImportKind, arrow: string): readonly string[] =>
    drawnFolders.flatMap((from) => {
      const to = drawnFolders.filter((each) => each !== from && drawn.has(`${kind} ${from} ${each}`));
      return to.length === 0 ? [] : [`  ${from} ${arrow} ${to.join(' & ')}`];
    });
  return formatCodeBlock('mermaid', ['flowchart LR', ...lines('static', '-->'), ...lines('lazy', '-.->')].join('\n'));
}

/**
 * Returns a line for each folder with the number of its imports from each other folder. Counts imports of types too.
 */
export function listImports(files: readonly Source[], folders: readonly string[]): string {
  const counts = new Map<string, Map<string, number>>();
  for (const [line, count] of folderImports(files, folders)) {
    const [, from = '', to = ''] = line.split(' ');
    if (from === to) continue;
    const row = counts.get(from) ?? new Map<string, number>();
    row.set(to, (row.get(to) ?? 0) + count);
    counts.set(from, row);
  }
  return folders
    .filter((folder) => counts.has(folder))
    .map(
      (folder) => `${folder}: ${Array.from(counts.get(folder) ?? [], ([to, count]) => `${to} (${count})`).join(', ')}`,
    )
    .join('\n');
}

/**
 * Counts the imports by kind, importing folder and imported folder. A key of the map is such as `static site account`.
 * Does not count the imports of tests.
 */
function folderImports(files: readonly Source[], folders: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { file, source } of files.filter((each) => !isTestFile(each.file))) {
    const from = findContainingFolder(file, folders);
    for (const each of findImports(source)) {
      const to = findContainingFolder(resolveImport(file, each) ?? '', folders);
      if (from === undefined || to === undefined) continue;
      const line = `${each.kind} ${from} ${to}`;
      found.set(line, (found.get(line) ?? 0) + 1);
    }
  }
  return found;
}
