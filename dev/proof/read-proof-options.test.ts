import { expect, test } from 'vitest';
import { readProofOptions } from './read-proof-options.ts';

const known = ['axe', 'firefox', 'waits'];
const ofCommit = () => 42;

test('without arguments every part runs whole, with the seed of the commit', () => {
  expect(readProofOptions([], known, ofCommit)).toEqual({
    names: known,
    short: false,
    seed: 42,
    write: false,
    builds: true,
  });
});

test('named parts alone, in the order of the table, with the seed of an earlier run', () => {
  const options = readProofOptions(
    ['waits', 'axe', '--short', '--seed', '7', '--write', '--no-build'],
    known,
    ofCommit,
  );
  expect(options).toEqual({ names: ['axe', 'waits'], short: true, seed: 7, write: true, builds: false });
});

test.each([
  [['axes'], 'Unknown part of the long suite: axes. Known: axe, firefox, waits.'],
  [['--sort'], "Unknown option '--sort': npm run proof"],
  [['--seed', 'seven'], '--seed takes a whole number'],
  [['--seed'], "Option '--seed <value>' argument missing: npm run proof"],
])('%j is one clear line', (args, line) => {
  expect(() => readProofOptions(args, known, ofCommit)).toThrow(expect.objectContaining({ name: 'CommandError' }));
  expect(() => readProofOptions(args, known, ofCommit)).toThrow(line);
});
