import { brandEntries, factEntries, factFault, factFaults } from './facts-schema.ts';
import type { SettingProblem } from './setting-problem.ts';

type Given = Readonly<Record<string, unknown>>;

/** Returns all faults of the owner's facts, then of the brand; unknown names last. Never throws. */
export const checkFacts = (facts: Given, brand: Given): readonly SettingProblem[] =>
  (
    [
      ['facts', facts, factEntries],
      ['brand', brand, brandEntries],
    ] as const
  ).flatMap(([part, given, entries]) =>
    Object.keys({ ...entries, ...given }).flatMap((name): SettingProblem[] => {
      const { [name]: schema } = entries;
      const id = schema ? factFault(schema, given[name]) : 'fact-unknown';
      if (id === null) return [];
      const words = factFaults[id](String(given[name]), name, Object.keys(entries));
      return [
        { ...words, id, part, setting: name, level: 'error', what: `${name}${shown(given[name])} ${words.what}` },
      ];
    }),
  );

/** Returns the value as in the file; empty if missing. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  const line = typeof value === 'string' ? `'${value.replace(/\s+/g, ' ')}'` : String(value);
  return ` ${line.length > 80 ? `${line.slice(0, 80)}…` : line}`;
}
