/** `Asha Traders` -> `#company=Asha+Traders`. Shares no code with `companyFromFragment`, so that the bundler makes no third file. */
export const companyFragment = (name: string): string =>
  name.trim() === '' ? '' : `#${new URLSearchParams({ company: name })}`;
