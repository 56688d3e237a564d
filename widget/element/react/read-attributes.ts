import { type AttributeName, attributeNames, type RawAttributes } from '../../core/card-config.ts';

/** The card's attributes as the page wrote them; an empty one counts as absent. */
export function readAttributes(host: HTMLElement): RawAttributes {
  const given: Partial<Record<AttributeName, string>> = {};
  for (const name of attributeNames) {
    const value = host.getAttribute(name);
    if (value) given[name] = value;
  }
  return given;
}
