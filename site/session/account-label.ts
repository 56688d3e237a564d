import type { TokenClaims } from '../../account/token-claims.ts';

/**
 * Returns an account's label, which bystanders may read: `asha@example.com` becomes `asha@…`, and `+919876543210`
 * becomes `…3210`. The account's owner recognises it.
 */
export function accountLabel(account: string): string {
  const [name, ...domain] = account.split('@');
  return domain.length > 0 ? `${name}@…` : `…${account.slice(-4)}`;
}

const accountForm = /^([\w.%+-]{1,64}@[\w.-]+|\+\d{8,15})$/;

/** Returns the label of an unverified token. null: several tokens, or neither an e-mail address nor a phone number. */
export function unverifiedTokenLabel([claims, ...others]: readonly (TokenClaims | null)[]): string | null {
  const account = `${claims?.email ?? claims?.phone_number}`;
  return others.length === 0 && accountForm.test(account) ? accountLabel(account) : null;
}
