import { describe, expect, test } from 'vitest';
import { readBenchOptions } from './read-bench-options.ts';

describe('the arguments of the benchmark', () => {
  test.each([
    [[], { runs: 7, builds: true }],
    [['--runs', '15'], { runs: 15, builds: true }],
    [['--no-build', '--runs', '1'], { runs: 1, builds: false }],
  ])('%j', (args, options) => {
    expect(readBenchOptions(args)).toEqual(options);
  });

  test.each([[['--runs']], [['--runs', '0']], [['--runs', 'many']], [['--fast']]])('%j is refused', (args) => {
    expect(() => readBenchOptions(args)).toThrow(/npm run bench/);
  });
});
