import type { TokenClaims } from '../../account/token-claims.ts';

/**
 * Returns a label that bystanders may read: `asha@example.com` -> `asha@…`, `+919876543210` -> `…3210`. The owner
 * recognises it. An account without either has no label.
 */
export function accountLabel(account: string): string {
  const [name, ...domain] = account.split('@');
  return domain.length > 0 ? `${name}@…` : `…${account.slice(-4)}`;
}

const accountForm = /^([\w.%+-]{1,64}@[\w.-]+|\+\d{8,15})$/;

/** Returns the label of an unverified token; null for several tokens, and for anything but an address or a number. */
export function unverifiedTokenLabel([claims, ...others]: readonly (TokenClaims | null)[]): string | null {
  const account = `${claims?.email ?? claims?.phone_number}`;
  return others.length === 0 && accountForm.test(account) ? accountLabel(account) : null;
}
