import { readFileSync, writeFileSync } from 'node:fs';
import { applicationSnippets } from './readme/application-snippets.ts';
import { fillMarkers } from './readme/fill-markers.ts';
import { guideTables } from './readme/guide-tables.ts';
import { projectTables } from './readme/project-tables.ts';

/** `npm run readme`: writes the tables of README.md and of the partner's guide, and the code in the application's, from the sources. */
export async function readme(): Promise<number> {
  for (const [file, tables] of [
    ['README.md', projectTables()],
    ['widget/README.md', guideTables()],
    ['docs/for-the-application.md', applicationSnippets()],
  ] as const) {
    const before = readFileSync(file, 'utf8');
    const after = fillMarkers(before, tables);
    if (after !== before) writeFileSync(file, after);
    console.log(`${file}: ${after === before ? 'up to date' : 'written'}`);
  }
  return 0;
}
