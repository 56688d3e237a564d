import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A change to the sources: a file to add, or a line to add after the line that begins with `after`. */
export type SourceChange =
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly after: string; readonly line: string };

/** Copies sources and tests to a folder inside the project, where packages are found, and changes the copy. */
export function copySourcesWithChanges(folder: string, changes: readonly SourceChange[]): void {
  const filter = (path: string): boolean => !/\/(public|node_modules)(\/|$)/.test(path);
  for (const source of [
    'account',
    'site',
    'widget',
    'dev',
    'examples',
    'settings',
    'budgets.json',
    'owner.json',
    'vite.site.config.ts',
    'vite.widget.config.ts',
    'vitest.config.ts',
  ])
    cpSync(source, join(folder, source), { recursive: true, filter });
  applySourceChanges(folder, changes);
}

/** Applies changes to the sources in a folder. */
export function applySourceChanges(folder: string, changes: readonly SourceChange[]): void {
  for (const change of changes) {
    const file = join(folder, change.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'text' in change ? change.text : insertLine(readFileSync(file, 'utf8'), change));
  }
}

function insertLine(source: string, { file, after, line }: Extract<SourceChange, { line: string }>): string {
  const lines = source.split('\n');
  const at = lines.findIndex((each) => each.startsWith(after));
  if (at < 0) throw new Error(`${file} has no line that begins with "${after}".`);
  return [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].join('\n');
}
