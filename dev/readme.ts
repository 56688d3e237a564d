import { readFileSync, writeFileSync } from 'node:fs';
import { applicationSnippets } from './build/readme/application-snippets.ts';
import { fillMarkers } from './build/readme/fill-guide.ts';
import { table } from './build/readme/markdown.ts';
import { partnerReadme } from './build/readme/partner-readme.ts';
import { settingsTables } from './build/readme/settings-tables.ts';
import { faults } from './owner/doctor/faults.ts';

/** What each document that holds something generated must be, made of what it is. */
export const generated: Readonly<Record<string, (before: string) => string>> = {
  'widget/README.md': partnerReadme,
  'docs/doctor.md': (before) => fillMarkers(before, doctorTable()),
  'docs/settings.md': (before) => fillMarkers(before, settingsTables()),
  'docs/for-the-application.md': (before) => fillMarkers(before, applicationSnippets()),
};

/**
 * `npm run readme`: writes the tables of docs/doctor.md and docs/settings.md, the partner's guide, and the code in the
 * application's, from the sources.
 */
export async function readme(): Promise<number> {
  for (const [file, write] of Object.entries(generated)) {
    const before = readFileSync(file, 'utf8');
    const after = write(before);
    if (after !== before) writeFileSync(file, after);
    console.log(`${file}: ${after === before ? 'up to date' : 'written'}`);
  }
  return 0;
}

/** What `npm run doctor` finds, by its headings, as docs/doctor.md shows it. */
function doctorTable(): Readonly<Record<string, string>> {
  const rows = Object.entries(faults).map(([title, found]) => [title, Object.values(found).join('; ')]);
  return { doctor: table(['under', 'it finds'], rows) };
}
