import { beforeEach, expect, test } from 'vitest';
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
