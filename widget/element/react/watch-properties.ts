import { attributeNames } from '../../core/card-config.ts';

const propertyOf = (attribute: string): string => attribute.replace(/-./g, (part) => part.slice(1).toUpperCase());

/**
 * Properties that a page may set instead of an attribute. React sets a property instead of an attribute if the element
 * has a property of that name.
 */
const properties = attributeNames.filter((name) => name.includes('-')).map(propertyOf);

/**
 * Calls `onSet` when the page sets a property such as `appUrl`, which the card does not read. The property keeps the
 * page's value. Returns a function that stops watching.
 */
export function watchProperties(host: HTMLElement, onSet: () => void): () => void {
  const watched = properties.filter((name) => !(name in host));
  for (const name of watched) {
    const set = (value: unknown): void => {
      Object.defineProperty(host, name, { value, configurable: true, enumerable: true, writable: true });
      onSet();
    };
    Object.defineProperty(host, name, { get: () => undefined, set, configurable: true });
  }
  return () => {
    for (const name of watched) if (!Object.keys(host).includes(name)) Reflect.deleteProperty(host, name);
  };
}
