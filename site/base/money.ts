/** Money in whole paise: every sum is an exact integer, and no sum of a bill leaves the safe ones. */
export type Paise = number;
