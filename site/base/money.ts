/** Money in whole paise, so that every sum of a bill is an exact, safe integer. */
export type Paise = number;
