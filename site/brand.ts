import owner from '../owner.json' with { type: 'json' };

/** The product's name and domain, from `owner.json`. */
export type Brand = {
  readonly name: string;
  readonly domain: string;
  /** The name of the card's package on npm. */
  readonly packageName: string;
  /** First year of the copyright line. */
  readonly since: number;
};
export const brand: Brand = owner.brand;
