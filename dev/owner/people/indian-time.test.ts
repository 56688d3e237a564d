import { expect, test } from 'vitest';
import { endOfIndianDay, indianDate, indianIso, indianMinute, startOfIndianDay } from './indian-time.ts';

test('a day of India begins half past six in the evening before, UTC', () => {
  const start = startOfIndianDay('2026-11-22');
  expect(start).toEqual(new Date('2026-11-21T18:30:00Z'));
  expect(endOfIndianDay(start as Date)).toEqual(new Date('2026-11-22T18:30:00Z'));
});

test.each(['2026-02-30', '2026-13-01', '22-11-2026', '2026-11-22T00:00', 'today', ''])('"%s" is no day', (text) => {
  expect(startOfIndianDay(text)).toBeNull();
});

test('a moment is shown as the clocks in India show it', () => {
  const time = new Date('2026-12-31T20:04:05.678Z');
  expect([indianDate(time), indianMinute(time), indianIso(time)]).toEqual([
    '2027-01-01',
    '2027-01-01 01:34',
    '2027-01-01T01:34:05+05:30',
  ]);
});
