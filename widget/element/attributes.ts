import { type AttributeName, attributeNames, type RawAttributes } from '../core/card-config.ts';

/** r2wc's name of an attribute's property: `app-url` is `appUrl`. */
export const propertyName = (attribute: AttributeName): string =>
  attribute.replace(/-([a-z])/g, (_hyphen, letter: string) => letter.toUpperCase());

/** Every attribute of the card as a string property: parsing is the card's own, so that a bad value never throws out of `setAttribute`. */
export const elementProps: Readonly<Record<string, 'string'>> = Object.fromEntries(
  attributeNames.map((attribute) => [propertyName(attribute), 'string' as const]),
);

/** What r2wc passes to React, back under the names that the page wrote. */
export function rawAttributes(props: Readonly<Record<string, unknown>>): RawAttributes {
  return Object.fromEntries(
    attributeNames.flatMap((attribute) => {
      const value = props[propertyName(attribute)];
      return typeof value === 'string' ? [[attribute, value]] : [];
    }),
  );
}
