import { beforeEach, expect, test, vi } from 'vitest';
import { noteRenewal, renewedLately, wasLately } from './renewed-lately.ts';

const then = 1_800_000_000_000;

beforeEach(() => sessionStorage.clear());

test('20 s, and not a moment longer', () => {
  expect(wasLately(`${then}`, then)).toBe(true);
  expect(wasLately(`${then}`, then + 19_999)).toBe(true);
  expect(wasLately(`${then}`, then + 20_000)).toBe(false);
});

test('no note, a clock set back, or something else in the storage is no renewal', () => {
  expect(wasLately(null, then)).toBe(false);
  expect(wasLately(`${then}`, then - 1)).toBe(false);
  expect(wasLately('x', then)).toBe(false);
});

test('each visitor has a note of their own', () => {
  noteRenewal('uid-of-asha');
  expect(renewedLately('uid-of-asha')).toBe(true);
  expect(renewedLately('uid-of-ravi')).toBe(false);
});

test.each([
  ['throws', () => refused()],
  ['is missing', () => null],
  ['is full', () => ({ getItem: () => null, setItem: refused })],
])('a storage that %s is no hindrance', (_, get) => {
  const storage = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(get as () => never);
  noteRenewal('uid-of-asha');
  expect(renewedLately('uid-of-asha')).toBe(false);
  // What clears up after each test needs it.
  storage.mockRestore();
});

function refused(): never {
  throw new DOMException('Refused.', 'QuotaExceededError');
}
