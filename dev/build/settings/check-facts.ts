import { brandEntries, factEntries, factIssues } from '../facts-schema.ts';
import { factFaults } from './fact-faults.ts';
import { brandFile, factsFile, type SettingProblem } from './setting-problem.ts';

type Given = Readonly<Record<string, unknown>>;

/** Everything that is wrong with the owner's facts, then with the brand, in the order of the schema. Never throws. */
export const checkFacts = (facts: Given, brand: Given): readonly SettingProblem[] =>
  (
    [
      [factsFile, facts, factEntries],
      [brandFile, brand, brandEntries],
    ] as const
  ).flatMap(([file, given, entries]) =>
    factIssues(given, entries).map(({ name, value, fault }) => {
      const words = factFaults[fault](String(value), name, Object.keys(entries));
      return { ...words, id: fault, file, setting: name, level: 'error', what: `${name}${shown(value)} ${words.what}` };
    }),
  );

/** As it stands in the file; nothing of what is not there. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  const line = typeof value === 'string' ? `'${value.replace(/\s+/g, ' ')}'` : String(value);
  return ` ${line.length > 80 ? `${line.slice(0, 80)}…` : line}`;
}
