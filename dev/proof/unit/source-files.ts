import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns every file below a folder, without packages. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]));

/** Every TypeScript and JavaScript file in the project's own folders, with its text. */
export const sourceFiles: readonly { readonly file: string; readonly source: string }[] = [
  'widget',
  'site',
  'dev',
  'examples',
].flatMap((folder) =>
  filesIn(folder)
    .filter((file) => /\.(ts|tsx|js|mjs)$/.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') })),
);
