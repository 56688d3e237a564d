/** Storage keys of a remembered shop (localStorage), and of a tab's bill and list of debts (sessionStorage). */
export const rememberedShopKey = 'shop';
export const storedBillKey = 'bill';
export const storedListKey = 'debts';

/** Returns the key under which an unreadable value is saved before another value replaces it. */
export const getBackupKey = (key: string): string => `${key}-set-aside`;

/** A text that the visitor has typed into a field, with the field's name. */
export type EnteredField = { readonly name: string; readonly value: string };

/** Returns the fields whose text differs from the server's HTML. */
export function findChangedFields(host: HTMLElement): readonly EnteredField[] {
  const inputs = Array.from(host.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')).filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  const selects = Array.from(host.querySelectorAll('select')).filter(({ options, selectedIndex }) => {
    const written = Array.from(options).findIndex(({ defaultSelected }) => defaultSelected);
    return selectedIndex !== Math.max(0, written);
  });
  return [...inputs, ...selects].map(({ name, value }) => ({ name, value }));
}
