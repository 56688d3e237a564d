/** Storage keys: a remembered shop (localStorage), a tab's bill and list of debts (sessionStorage). */
export const rememberedShopKey = 'shop';
export const keptBillKey = 'bill';
export const keptListKey = 'debts';

/** The key of a stored value that could not be read when another replaced it. */
export const asideOf = (key: string): string => `${key}-set-aside`;

/** Texts typed into fields, keyed by the field's name. */
export type TypedField = { readonly name: string; readonly value: string };

/** Returns the fields changed since the server wrote them. */
export function typedIn(host: HTMLElement): readonly TypedField[] {
  const inputs = Array.from(host.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')).filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  const selects = Array.from(host.querySelectorAll('select')).filter(({ options, selectedIndex }) => {
    const written = Array.from(options).findIndex(({ defaultSelected }) => defaultSelected);
    return selectedIndex !== Math.max(0, written);
  });
  return [...inputs, ...selects].map(({ name, value }) => ({ name, value }));
}
