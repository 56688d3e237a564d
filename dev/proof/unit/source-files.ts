import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns every file below a folder, except installed packages. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]));

type SourceFile = { readonly file: string; readonly source: string };

/** Returns the files below the project's own folders whose names match, with their texts. */
const readFiles = (name: RegExp): readonly SourceFile[] =>
  ['account', 'settings', 'widget', 'site', 'dev', 'examples'].flatMap((folder) =>
    filesIn(folder)
      .filter((file) => name.test(file))
      .map((file) => ({ file, source: readFileSync(file, 'utf8') })),
  );

/** Every TypeScript and JavaScript file. */
export const sourceFiles = readFiles(/\.(ts|tsx|js|mjs)$/);

/** Every stylesheet. */
export const styleFiles = readFiles(/\.css$/);
