import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every TypeScript and JavaScript file of the project's own folders, with its text. */
export const sourceFiles: readonly { readonly file: string; readonly source: string }[] = [
  'widget',
  'site',
  'dev',
].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|js|mjs)$/.test(name))
    .map((name) => ({ file: join(folder, name), source: readFileSync(join(folder, name), 'utf8') })),
);
