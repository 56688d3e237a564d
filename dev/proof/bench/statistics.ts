export type Spread = { readonly median: number; readonly min: number };

/** Median (the mean of the two in the middle when there are two) and minimum of at least one number. */
export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (low === undefined || high === undefined || sorted[0] === undefined) throw new Error('No values to compare.');
  return { median: (low + high) / 2, min: sorted[0] };
}

/** The spread of the differences between two pages, each pair taken in the same round. */
export function differences(values: readonly number[], base: readonly number[]): Spread {
  if (values.length !== base.length) throw new Error('Pages with different numbers of rounds cannot be compared.');
  return spread(values.map((value, round) => value - (base[round] ?? Number.NaN)));
}
