import type { TokenClaims } from '../../account/token-claims.ts';

/**
 * Returns an account's label, such as `asha@…` or `…3210`. The owner recognises the account by this label, and
 * bystanders learn nothing private from it.
 */
export function accountLabel(account: string): string {
  const [name, ...domain] = account.split('@');
  return domain.length > 0 ? `${name}@…` : `…${account.slice(-4)}`;
}

const accountForm = /^([\w.%+-]{1,64}@[\w.-]+|\+\d{8,15})$/;

/**
 * Returns the label of an unverified token. null if there are several tokens, or if the token has no e-mail address and
 * no phone number.
 */
export function unverifiedTokenLabel([claims, ...others]: readonly (TokenClaims | null)[]): string | null {
  const account = `${claims?.email ?? claims?.phone_number}`;
  return others.length === 0 && accountForm.test(account) ? accountLabel(account) : null;
}
