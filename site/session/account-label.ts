import type { TokenClaims } from '../../widget/core/token-claims.ts';

/**
 * How a kept account is named where anybody may look on: `asha@example.com` -> `asha@…`, `+919876543210` -> `…3210`.
 * Enough for its owner; an account without either has no label.
 */
export function accountLabel(account: string): string {
  const [name, ...domain] = account.split('@');
  return domain.length > 0 ? `${name}@…` : `…${account.slice(-4)}`;
}

const accountForm = /^([\w.%+-]{1,64}@[\w.-]+|\+\d{8,15})$/;

/**
 * How the account is named whose these tokens say that they are. Anybody below the base domain can have put them here:
 * null for what has not the form of an address or a number, and for several.
 */
export function unconfirmedLabel([claims, ...others]: readonly (TokenClaims | null)[]): string | null {
  const account = `${claims?.email ?? claims?.phone_number}`;
  return others.length === 0 && accountForm.test(account) ? accountLabel(account) : null;
}
