/**
 * How a kept account is named where anybody may look on: `asha@example.com` -> `asha@…`, `+919876543210` -> `…3210`.
 * Enough for its owner; an account without either has no label.
 */
export function accountLabel(account: string): string {
  const [name, ...domain] = account.split('@');
  return domain.length > 0 ? `${name}@…` : `…${account.slice(-4)}`;
}
