/** `Asha Traders` -> `#company=Asha+Traders`. Shares no code with `companyIn`: that would make a third file. */
export const companyFragment = (name: string): string =>
  name.trim() === '' ? '' : `#${new URLSearchParams({ company: name })}`;
