/**
 * `Asha Traders` -> `#company=Asha+Traders`; empty for no name. A fragment goes to no server; `companyIn` reads it. It
 * shares nothing with this file: a line in common would be a third file before the card of /login.
 */
export const companyFragment = (name: string): string =>
  name.trim() === '' ? '' : `#${new URLSearchParams({ company: name })}`;
