import { expect, test } from 'vitest';
import type { Fate } from './judge-mutants.ts';
import type { RulesMutant } from './mutant.ts';
import { tellFates } from './tell-fates.ts';

const mutant = (kind: string, name: string): RulesMutant => ({ kind, name, start: 0, end: 0, text: '', rules: name });
const dropped = mutant('condition dropped', 'a');
const turned = mutant('comparison turned', 'b');
const moved = mutant('comparison turned', 'c');
const all = [dropped, turned, moved];

test('killed, unreadable and equivalent mutants are proved, in a row for each kind and one for all', () => {
  const fates = new Map<RulesMutant, Fate>([
    [dropped, 'killed'],
    [turned, 'unreadable'],
    [moved, 'survived'],
  ]);
  expect(tellFates(all, fates, { c: 'because' })).toEqual({
    rows: [
      ['comparison turned', '2', '0', '1', '1', '0'],
      ['condition dropped', '1', '1', '0', '0', '0'],
      ['all', '3', '1', '1', '1', '0'],
    ],
    proved: 3,
    failures: [],
  });
});

test('a survivor, an equivalent that is killed and one that is no mutant are named', () => {
  const fates = new Map<RulesMutant, Fate>([
    [dropped, 'survived'],
    [turned, 'killed'],
  ]);
  const { proved, failures } = tellFates(all, fates, { b: 'because', gone: 'because' });
  expect(proved).toBe(1);
  expect(failures).toEqual([
    'survived: condition dropped: a',
    'listed as equivalent, but killed: b',
    'listed as equivalent, but no mutant: gone',
  ]);
});

test('what a sample leaves out is neither proved nor stale', () => {
  expect(tellFates(all, new Map([[dropped, 'killed']]), { c: 'because' })).toMatchObject({ proved: 1, failures: [] });
});
