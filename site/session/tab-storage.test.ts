import { beforeEach, expect, test, vi } from 'vitest';
import {
  isRecentRenewal,
  noteRenewal,
  pendingHandoff,
  storePendingHandoff,
  wasRenewedRecently,
} from './tab-storage.ts';
import { session } from './testing/asha.ts';

const then = 1_800_000_000_000;

beforeEach(() => sessionStorage.clear());

test('20 s, and not a moment longer', () => {
  expect(isRecentRenewal(`${then}`, then, null)).toBe(true);
  expect(isRecentRenewal(`${then}`, then + 19_999, null)).toBe(true);
  expect(isRecentRenewal(`${then}`, then + 20_000, null)).toBe(false);
});

test('no note, a clock set back, or something else in the storage is no renewal', () => {
  expect(isRecentRenewal(null, then, null)).toBe(false);
  expect(isRecentRenewal(`${then}`, then - 1, null)).toBe(false);
  expect(isRecentRenewal('x', then, null)).toBe(false);
});

test('each visitor has a note of their own', () => {
  noteRenewal('uid-of-asha', null);
  expect(wasRenewedRecently('uid-of-asha', null)).toBe(true);
  expect(wasRenewedRecently('uid-of-ravi', null)).toBe(false);
});

test('an address with a state is a circle only when it comes again; one without goes by the visitor', () => {
  noteRenewal('uid-of-asha', 'first');
  expect(wasRenewedRecently('uid-of-asha', 'first')).toBe(true);
  expect(wasRenewedRecently('uid-of-asha', 'second')).toBe(false);
  expect(wasRenewedRecently('uid-of-asha', null)).toBe(true);
});

const at = () => Date.now() - 1000;

test.each<[what: string, stored: () => string]>([
  ['half a text', () => '{"session":'],
  ['no object', () => 'null'],
  ['a session without its token', () => JSON.stringify({ at: at(), session: { ...session, refreshToken: '' } })],
  ['the form of a newer release', () => JSON.stringify({ version: 2, at: at(), sealed: 'x' })],
])('a tab that holds %s in place of a hand-off asks nothing and deletes it', (_, stored) => {
  sessionStorage.setItem('acct-handoff', stored());
  expect(pendingHandoff()).toBeNull();
  expect(sessionStorage.getItem('acct-handoff')).toBeNull();
});

test.each([
  ['opened just now', 0, session],
  ['opened nearly two minutes ago', -119_999, session],
  ['opened two minutes ago', -120_000, null],
  ['dated in the future', 1, null],
  ['dated far in the future', 86_400_000, null],
])('a hand-off %s waits for its answer only within its two minutes', (_, opened, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: then + opened });
  storePendingHandoff(session);
  vi.setSystemTime(then);
  expect([pendingHandoff(), pendingHandoff()], 'a reload reads it again').toEqual([expected, expected]);
  vi.useRealTimers();
  expect(sessionStorage, 'what no longer counts is deleted').toHaveLength(expected ? 1 : 0);
});

test.each([
  ['throws', () => refused()],
  ['is missing', () => null],
  ['is full', () => ({ getItem: () => null, setItem: refused })],
])('a storage that %s is no hindrance', (_, get) => {
  const storage = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(get as () => never);
  noteRenewal('uid-of-asha', null);
  storePendingHandoff(session);
  expect([wasRenewedRecently('uid-of-asha', null), pendingHandoff()]).toEqual([false, null]);
  // The cleanup after each test needs it.
  storage.mockRestore();
});

function refused(): never {
  throw new DOMException('Refused.', 'QuotaExceededError');
}
