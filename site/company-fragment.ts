/** `Asha Traders` -> `#company=Asha+Traders`. Shares nothing with `companyIn`: that would be a third file. */
export const companyFragment = (name: string): string =>
  name.trim() === '' ? '' : `#${new URLSearchParams({ company: name })}`;
