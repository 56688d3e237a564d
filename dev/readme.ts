import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { code, fillPlaces, tableOf } from '../widget/docs/markdown.ts';
import { recordWords } from './build/editions/record-words.ts';
import { readEnvFile } from './build/read-env-file.ts';
import { exampleColours, exampleSettings } from './build/readme/example-application.ts';
import { partnerReadme } from './build/readme/partner-readme.ts';
import { settingPlaces } from './build/settings/check-settings.ts';
import { problemLine } from './build/settings/setting-problem.ts';
import { problemsOf, suspiciousValues, type WrongValue, wrongValues } from './build/settings/wrong-values.ts';
import { isRequired, type SettingName } from './build/settings-schema.ts';
import { faults } from './owner/doctor/faults.ts';

/** The text that each document with generated parts must have, from its present text. */
export const generated: Readonly<Record<string, (before: string) => string>> = {
  'widget/README.md': partnerReadme,
  'docs/doctor.md': (before) => {
    const found = tableOf(['under', 'it finds'], faults, (those) => [Object.values(those).join('; ')], String);
    return fillMarkers(before, { doctor: found });
  },
  'docs/settings.md': (before) =>
    fillMarkers(before, {
      settings: tableOf(['setting', 'needed', 'where its value is'], settingPlaces, (place, name) => [
        isRequired(name as SettingName) ? 'yes' : 'no',
        place,
      ]),
      errors: tableOf(['kind', 'for example'], firstOfKind(wrongValues), (row) => [code(lineOf(row))]),
      warnings: tableOf(['kind', 'for example'], firstOfKind(suspiciousValues), (row) => [code(lineOf(row))]),
    }),
  'examples/application/public/style.css': exampleColours,
  'examples/application/README.md': (before) => fillMarkers(before, { settings: exampleSettings() }),
};

/**
 * `npm run readme`: writes the tables of docs/doctor.md and docs/settings.md and the partner's guide from the sources.
 * `--edition` instead records the words of today's edition of notice and terms; `--corrected-by NAME` a spelling
 * correction and its reviewer.
 */
export async function readme(args: readonly string[] = []): Promise<number> {
  const options = { edition: { type: 'boolean' }, 'corrected-by': { type: 'string' } } as const;
  const { edition, 'corrected-by': reviewer } = parseArgs({ args: [...args], options }).values;
  if (edition || reviewer !== undefined) {
    await recordWords(readEnvFile('.'), reviewer?.trim());
    return 0;
  }
  for (const [file, write] of Object.entries(generated)) {
    const before = readFileSync(file, 'utf8');
    const after = write(before);
    if (after !== before) writeFileSync(file, after);
    console.log(`${file}: ${after === before ? 'up to date' : 'written'}`);
  }
  return 0;
}

/** Puts each text between its markers, `<!-- generated:NAME -->` and `<!-- /generated -->`. */
function fillMarkers(before: string, texts: Readonly<Record<string, string>>): string {
  const between = /(?<=<!-- generated:([a-z-]+) -->)[\s\S]*?(?=<!-- \/generated -->)/g;
  const lines = Object.entries(texts).map(([name, text]) => [name, `\n${text}\n`]);
  return fillPlaces(before, between, Object.fromEntries(lines));
}

/** Returns the first row of each kind. */
const firstOfKind = (rows: readonly WrongValue[]): Readonly<Record<string, WrongValue>> =>
  Object.fromEntries(
    rows.filter(([, id], at) => rows.findIndex(([, each]) => each === id) === at).map((row) => [row[1], row]),
  );

/** Returns a build's line about a row. */
function lineOf(row: WrongValue): string {
  const problem = problemsOf(row).find(({ id }) => id === row[1]);
  if (problem === undefined) throw new Error(`Nothing is said of ${row[1]}.`);
  return problemLine(problem);
}
