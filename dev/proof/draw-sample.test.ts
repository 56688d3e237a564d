import { expect, test } from 'vitest';
import { drawSample } from './draw-sample.ts';

const items = Array.from({ length: 30 }, (_, index) => index);

test('as many as asked for, in their order, the same for the same seed', () => {
  const drawn = drawSample(items, 10, 42);
  expect(new Set(drawn).size).toBe(10);
  expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
  expect(drawSample(items, 10, 42)).toEqual(drawn);
  expect(drawSample(items, 10, 43)).not.toEqual(drawn);
});

test('whatever there is comes to be drawn by some seed', () => {
  const drawn = Array.from({ length: 40 }, (_, seed) => drawSample(items, 5, seed)).flat();
  expect([...new Set(drawn)].sort((a, b) => a - b)).toEqual(items);
});

test('a sample of more than there is takes all', () => {
  expect(drawSample(items, 31, 1)).toEqual(items);
});
