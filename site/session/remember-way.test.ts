import { expect, test, vi } from 'vitest';
import { rememberWay } from './remember-way.ts';
import { lastWayStore } from './session-store.ts';
import { freshBrowser } from './testing/asha.ts';

test.each([
  ['password', 'password'],
  ['phone', 'phone'],
  ['google.com', 'google'],
])('who signs in by %s finds %s marked the next time', async (method, way) => {
  freshBrowser();
  const card = document.createElement('acct-auth-card');
  await rememberWay(card);
  expect(card.dataset.lastWay).toBeUndefined();
  card.dispatchEvent(new CustomEvent('acct-authenticated', { detail: { method, uid: 'uid-of-asha' } }));
  await vi.waitFor(async () => expect(await lastWayStore.read()).toBe(way));
  const next = document.createElement('acct-auth-card');
  await rememberWay(next);
  expect(next.dataset.lastWay).toBe(way);
});
