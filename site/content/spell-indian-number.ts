const sizes = [10_000_000, 100_000, 1000, 100, 1];

/** The number words of a language: 1 to 99, then crore, lakh, thousand and hundred. */
type NumberWords = Readonly<{ zero: string; below100: (count: number) => string; scales: readonly string[] }>;

/** Returns an integer from 0 to 99,99,99,999 in words, as spoken in India: 2,05,007 is 2 lakh, 5 thousand, 7. */
export function spellIndianNumber(number: number, { zero, below100, scales }: NumberWords): string {
  let rest = number;
  const parts = sizes.flatMap((size, index) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? [below100(count), scales[index] ?? ''] : [];
  });
  return parts.filter(Boolean).join(' ') || zero;
}
