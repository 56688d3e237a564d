import { beforeEach, expect, test, vi } from 'vitest';
import {
  hasTabRenewedSession,
  isRecentRenewal,
  readPendingHandoff,
  recordRenewal,
  storePendingHandoff,
} from './tab-storage.ts';
import { ashaSession } from './testing/asha.ts';

const then = 1_800_000_000_000;

beforeEach(() => sessionStorage.clear());

test('a renewal counts as recent for 20 s', () => {
  expect(isRecentRenewal(`${then}`, then, null)).toBe(true);
  expect(isRecentRenewal(`${then}`, then + 19_999, null)).toBe(true);
  expect(isRecentRenewal(`${then}`, then + 20_000, null)).toBe(false);
});

test('a renewal does not count as recent if its time is missing, unreadable or in the future', () => {
  expect(isRecentRenewal(null, then, null)).toBe(false);
  expect(isRecentRenewal(`${then}`, then - 1, null)).toBe(false);
  expect(isRecentRenewal('x', then, null)).toBe(false);
});

test('a renewal counts as recent only for the user whose session was renewed', () => {
  recordRenewal('uid-of-asha', null);
  expect(hasTabRenewedSession('uid-of-asha', null)).toBe(true);
  expect(hasTabRenewedSession('uid-of-ravi', null)).toBe(false);
});

test('a renewal does not count as recent if the next request has a different state', () => {
  recordRenewal('uid-of-asha', 'first');
  expect(hasTabRenewedSession('uid-of-asha', 'first')).toBe(true);
  expect(hasTabRenewedSession('uid-of-asha', 'second')).toBe(false);
  expect(hasTabRenewedSession('uid-of-asha', null)).toBe(true);
});

const at = () => Date.now() - 1000;

test.each<[what: string, stored: () => string]>([
  ['a truncated text', () => '{"session":'],
  ['null', () => 'null'],
  ['a session without its token', () => JSON.stringify({ at: at(), session: { ...ashaSession, refreshToken: '' } })],
  ['data of a newer release', () => JSON.stringify({ version: 2, at: at(), sealed: 'x' })],
])('a tab deletes its stored hand-off, and reads no session from it, if the hand-off is %s', (_, stored) => {
  sessionStorage.setItem('acct-handoff', stored());
  expect(readPendingHandoff()).toBeNull();
  expect(sessionStorage.getItem('acct-handoff')).toBeNull();
});

test.each([
  ['opened just now', 0, ashaSession],
  ['opened nearly two minutes ago', -119_999, ashaSession],
  ['opened two minutes ago', -120_000, null],
  ['dated in the future', 1, null],
  ['dated far in the future', 86_400_000, null],
])('a hand-off that was %s waits only two minutes for the visitor’s answer', (_, opened, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: then + opened });
  storePendingHandoff(ashaSession);
  vi.setSystemTime(then);
  expect([readPendingHandoff(), readPendingHandoff()], 'a reload reads it again').toEqual([expected, expected]);
  vi.useRealTimers();
  expect(sessionStorage, 'an expired one is deleted').toHaveLength(expected ? 1 : 0);
});

test.each([
  ['throws', () => refused()],
  ['is missing', () => null],
  ['is full', () => ({ getItem: () => null, setItem: refused })],
])('if the tab’s storage %s, the page reads no renewal and no hand-off from it, and throws no error', (_, get) => {
  const storage = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(get as () => never);
  recordRenewal('uid-of-asha', null);
  storePendingHandoff(ashaSession);
  expect([hasTabRenewedSession('uid-of-asha', null), readPendingHandoff()]).toEqual([false, null]);
  // Removes the mock, because the cleanup after each test clears the real storage.
  storage.mockRestore();
});

function refused(): never {
  throw new DOMException('Refused.', 'QuotaExceededError');
}
