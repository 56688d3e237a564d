import type { Page } from '@playwright/test';
import { countLeaks, type Leak } from './count-leaks.ts';

/** What a removed card may leave behind. */
export const leakLimits: Leak = { nodes: 1, listeners: 0, bytes: 2000 };

/**
 * Inserts, touches and removes this many cards, with the emulator's check and with Google's as its fake draws it, and prints
 * what each left behind. The open page must have the card's script (see `countLeaks`).
 */
export async function leaks(
  page: Page,
  attributes: Readonly<Record<string, string>>,
  cards = 500,
): Promise<{ readonly passed: number; readonly failed: number }> {
  const rows: { check: string; nodes: number; listeners: number; bytes: number; ok: boolean }[] = [];
  for (const check of ['auto', 'real']) {
    const leak = await countLeaks(page, cards, { ...attributes, 'human-check': check });
    const ok = (Object.keys(leakLimits) as (keyof Leak)[]).every((name) => leak[name] <= leakLimits[name]);
    rows.push({ check, ...leak, ok });
  }
  console.log(
    `What each of ${cards} touched cards left behind when it was removed (limits: ${JSON.stringify(leakLimits)})`,
  );
  console.table(rows);
  const passed = rows.filter(({ ok }) => ok).length;
  return { passed, failed: rows.length - passed };
}
