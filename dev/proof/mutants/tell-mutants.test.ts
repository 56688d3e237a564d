import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explainedMutants } from './explained-mutants.ts';
import { leftToBrowsers } from './left-to-browsers.ts';
import { mutatedFiles } from './prove-mutants.ts';
import { type JudgedMutant, readMutants } from './read-mutants.ts';
import type { ReportedMutant } from './run-stryker.ts';
import { tellMutants } from './tell-mutants.ts';

const reported = (line: number, columns: readonly [number, number], more: Partial<ReportedMutant>): ReportedMutant => ({
  mutatorName: 'EqualityOperator',
  replacement: 'a >= b',
  status: 'Killed',
  location: { start: { line, column: columns[0] }, end: { line, column: columns[1] } },
  ...more,
});

test('a report is read: what became what, in the order of the source, the second of the same name counted, over several lines in one', () => {
  const source = 'if (a > b) c();\nif (a > b) {\n  d();\n}';
  const block = { start: { line: 2, column: 12 }, end: { line: 4, column: 2 } };
  const mutants = [
    reported(2, [5, 10], { status: 'Timeout' }),
    reported(1, [5, 10], {}),
    reported(2, [5, 10], { replacement: 'true', status: 'NoCoverage' }),
    reported(2, [12, 2], { location: block, replacement: '{}', status: 'RuntimeError' }),
  ];
  expect(readMutants({ files: { 'x.ts': { source, mutants } } })).toEqual([
    { file: 'x.ts', change: 'a > b -> a >= b', fate: 'killed' },
    { file: 'x.ts', change: 'a > b -> a >= b (2)', fate: 'killed' },
    { file: 'x.ts', change: 'a > b -> true', fate: 'survived' },
    { file: 'x.ts', change: '{ d(); } -> {}', fate: 'broken' },
  ]);
});

describe('what came of mutants', () => {
  const mutants: readonly JudgedMutant[] = [
    { file: 'x.ts', change: 'a -> b', fate: 'killed' },
    { file: 'x.ts', change: 'c -> d', fate: 'survived' },
    { file: 'y.ts', change: 'c -> d', fate: 'survived' },
  ];

  test('is a row for each file; a survivor with a reason is explained, one without fails', () => {
    expect(tellMutants(mutants, { 'x.ts': { 'c -> d': 'because' } })).toEqual({
      rows: [
        ['x.ts', '2', '1', '0', '1', '0'],
        ['y.ts', '1', '0', '0', '0', '1'],
        ['all', '3', '1', '0', '1', '1'],
      ],
      proved: 2,
      failures: ['survived: y.ts: c -> d'],
    });
  });

  test('a reason for what is killed, or is no mutant, fails; one for a file that was not drawn does not', () => {
    const explained = {
      'x.ts': { 'a -> b': 'because', 'e -> f': 'because', 'c -> d': 'because' },
      'z.ts': { g: 'because' },
    };
    expect(tellMutants(mutants.slice(0, 2), explained).failures).toEqual([
      'explained, but no survivor: x.ts: a -> b',
      'explained, but no survivor: x.ts: e -> f',
    ]);
  });
});

test('every reason is of a file that is judged, and of code that stands in it', () => {
  const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
  const judged = mutatedFiles();
  for (const [file, reasons] of Object.entries(explainedMutants)) {
    expect(judged).toContain(file);
    const source = oneLine(readFileSync(file, 'utf8'));
    const gone = Object.keys(reasons).filter((change) => !source.includes(change.split(' -> ')[0] ?? ''));
    expect(gone, file).toEqual([]);
    for (const reason of Object.values(reasons)) expect(reason).toMatch(/\w/);
  }
});

test('what is left to browsers is there, and so is who holds it', () => {
  for (const [file, reason] of Object.entries(leftToBrowsers)) {
    expect(existsSync(file), file).toBe(true);
    const [spec] = /site\/e2e\/[\w/-]+\.spec\.ts/.exec(reason) ?? [];
    if (spec) expect(existsSync(spec), spec).toBe(true);
  }
});
