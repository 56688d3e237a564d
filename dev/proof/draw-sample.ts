import { sample, subarray } from 'fast-check';

/** `count` of the items, in their order; the same seed draws the same. All of them when there are no more than that. */
export function drawSample<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  if (items.length <= count) return items;
  const drawn = subarray([...items], { minLength: count, maxLength: count });
  return sample(drawn, { seed, numRuns: 1 }).flat();
}
