/** An integer from 1 to 99,99,99,999 in parts as India says it, largest first: 2,05,007 is 2 lakh, 5 thousand, 7. */
export function indianParts(number: number): readonly (readonly [count: number, scale: Scale | null])[] {
  const parts: (readonly [number, Scale | null])[] = [];
  let rest = number;
  for (const [scale, size] of scales) {
    const count = Math.floor(rest / size);
    if (count > 0) parts.push([count, scale]);
    rest -= count * size;
  }
  return rest > 0 ? [...parts, [rest, null]] : parts;
}

export type Scale = 'crore' | 'lakh' | 'thousand' | 'hundred';
const scales: readonly (readonly [Scale, number])[] = [
  ['crore', 10_000_000],
  ['lakh', 100_000],
  ['thousand', 1000],
  ['hundred', 100],
];
