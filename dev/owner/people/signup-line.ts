import { visibleText } from '../admin/visible-text.ts';
import { indianMinute } from './indian-time.ts';
import type { Signup } from './list-signups.ts';

/** `2026-11-22 16:04  U1  password  asha@example.com (verified)  -  "Asha"`, the time in India. */
export function signupLine({ uid, createdAt, method, email, phone, name, emailVerified }: Signup): string {
  const plain = (value: string | null): string => (value === null ? '-' : visibleText(value));
  const address = email !== null && emailVerified ? `${plain(email)} (verified)` : plain(email);
  const quoted = name === null ? '-' : `"${visibleText(name)}"`;
  return [indianMinute(createdAt), visibleText(uid), plain(method), address, plain(phone), quoted].join('  ');
}

/** How many, and by which way, the most used first. */
export function signupTotals(signups: readonly Signup[]): {
  readonly count: number;
  readonly byMethod: Readonly<Record<string, number>>;
} {
  const counts = new Map<string, number>();
  for (const { method } of signups) counts.set(method ?? '(unknown)', (counts.get(method ?? '(unknown)') ?? 0) + 1);
  return { count: signups.length, byMethod: Object.fromEntries([...counts].sort(([, a], [, b]) => b - a)) };
}
