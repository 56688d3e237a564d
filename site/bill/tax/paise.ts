/** Money in whole paise: every sum is an exact integer, and no sum of a bill leaves the safe ones. */
export type Paise = number;

/** The largest total that the bill maker writes: 99,99,99,999.99 rupees. */
export const largestTotal: Paise = 99_99_99_999_99;

/** Rounds `amount / by`, a half upwards: exact for integers from 0, since it forms no fraction. */
export function divideRounded(amount: number, by: number): number {
  const rest = amount % by;
  return (amount - rest) / by + (rest * 2 >= by ? 1 : 0);
}

/** To the nearest rupee: "if such part is fifty paise or more, it shall be increased" (CGST Act 2017, section 170). */
export const toRupee = (amount: Paise): Paise => divideRounded(amount, 100) * 100;

/** One of `parts` equal taxes, together `rate` hundredths of a per cent of `amount`. */
export const percentOf = (amount: Paise, rate: number, parts = 1): Paise =>
  divideRounded(amount * rate, 10_000 * parts);

/** The same tax within an `amount` that includes all of them. */
export const percentIn = (amount: Paise, rate: number, parts: number): Paise =>
  divideRounded(amount * rate, (10_000 + rate) * parts);
