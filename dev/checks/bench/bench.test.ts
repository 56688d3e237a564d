import { expect, test, vi } from 'vitest';
import { findMedianAndMinimum, printRunResults } from './print-run-results.ts';
import { readBenchOptions } from './rounds.ts';

test.each([
  [[], { runs: 7 }],
  [['--against', 'HEAD~1', '--runs', '1'], { runs: 1, against: 'HEAD~1' }],
])('readBenchOptions reads the arguments %j', (args, options) => {
  expect(readBenchOptions(args)).toEqual(options);
});

test.each([['--runs'], ['--runs=0'], ['--runs=many'], ['--against'], ['--fast']])(
  'readBenchOptions rejects %s',
  (argument) => {
    expect(() => readBenchOptions([argument])).toThrow(/npm run bench/);
  },
);

test('findMedianAndMinimum throws an error for an empty list', () => {
  expect(findMedianAndMinimum([4, 1, 2, 3])).toEqual({ median: 2.5, min: 1 });
  expect(() => findMedianAndMinimum([])).toThrow();
});

test('printRunResults compares runs of the same round, and prints ratios of medians', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const runs = new Map([
    ['bare', [300, 1300, 310]],
    ['card', [480, 1500, 620]],
  ]);
  const asRuns = Array.from(runs, ([name, times]) => [name, times.map((time) => ({ 'visible, ms': time }))] as const);
  printRunResults('Forms', new Map(asRuns), { 'over bare': () => 'bare' });
  expect(lines.map((line) => line.trim().split(/ {2,}/))).toContainEqual(['card', '620 (480)', '+200 (2.00 times)']);
});
