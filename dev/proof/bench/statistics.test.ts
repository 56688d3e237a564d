import { describe, expect, test } from 'vitest';
import { differences, spread } from './statistics.ts';

describe('the spread of some values', () => {
  test.each([
    [[3, 1, 2], { median: 2, min: 1 }],
    [[4, 1, 2, 3], { median: 2.5, min: 1 }],
    [[10, 9, 100], { median: 10, min: 9 }],
    [[5], { median: 5, min: 5 }],
  ])('%j', (values, expected) => {
    expect(spread(values)).toEqual(expected);
  });

  test('of none is an error, not a zero', () => {
    expect(() => spread([])).toThrow();
  });
});

test('differences are taken within a round: a slow round does not count twice', () => {
  expect(differences([500, 1500, 510], [300, 1300, 300])).toEqual({ median: 200, min: 200 });
  expect(() => differences([1, 2], [1])).toThrow();
});
