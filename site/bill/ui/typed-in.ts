import type { TypedField } from '../tax/bill-reducer.ts';

/** The fields that do not stand as the server has written them. */
export function typedIn(host: HTMLElement): readonly TypedField[] {
  const inputs = Array.from(host.querySelectorAll('input')).filter(({ value, defaultValue }) => value !== defaultValue);
  const selects = Array.from(host.querySelectorAll('select')).filter(
    ({ selectedOptions }) => selectedOptions[0]?.defaultSelected === false,
  );
  return [...inputs, ...selects].map(({ name, value }) => ({ name, value }));
}
