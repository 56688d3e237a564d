import { plainWord, quotedText } from '../admin/visible-text.ts';
import { contactsText } from './contacts-of.ts';
import { indianMinute } from './indian-time.ts';
import type { Signup } from './list-signups.ts';
import { remarksOn } from './person-line.ts';

/** `2026-11-22 16:04  U1  password  a@example.com (proved by a mail’s link)  -  "Asha"` and remarks; Indian time. */
export function signupLine(signup: Signup): string {
  const { uid, createdAt, method, emails, phones, name } = signup;
  const by = [indianMinute(createdAt), plainWord(uid), method === null ? '-' : plainWord(method)];
  const named = name === null ? '-' : quotedText(name);
  return [...by, contactsText(emails), contactsText(phones), named, ...remarksOn(signup)].join('  ');
}

/** How many, and by which way, the most used first. */
export function signupTotals(signups: readonly Signup[]): {
  readonly count: number;
  readonly byMethod: Readonly<Record<string, number>>;
} {
  const counts = new Map<string, number>();
  for (const { method } of signups) counts.set(method ?? 'unknown', (counts.get(method ?? 'unknown') ?? 0) + 1);
  return { count: signups.length, byMethod: Object.fromEntries([...counts].sort(([, a], [, b]) => b - a)) };
}
