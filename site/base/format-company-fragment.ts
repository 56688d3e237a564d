/**
 * Returns `#company=Asha+Traders` for `Asha Traders`. Shares no code with `parseCompanyFragment`, because the bundler
 * would put shared code into a separate file.
 */
export const formatCompanyFragment = (name: string): string =>
  name.trim() === '' ? '' : `#${new URLSearchParams({ company: name })}`;
