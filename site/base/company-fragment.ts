/**
 * Returns `#company=Asha+Traders` for `Asha Traders`. Shares no code with `companyFromFragment`, because the bundler
 * would put shared code into a separate file.
 */
export const companyFragment = (name: string): string =>
  name.trim() === '' ? '' : `#${new URLSearchParams({ company: name })}`;
