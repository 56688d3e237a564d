import { describe, expect, it } from 'vitest';
import { type CountedLine, computeParties, findAgeGroup } from './compute-parties.ts';

const today = '2026-11-27';
const line = (party: string, rupees: number, more: Partial<CountedLine> = {}): CountedLine => ({
  party,
  paise: rupees * 100,
  date: null,
  writtenOn: null,
  parts: [],
  bill: '',
  phone: '',
  ...more,
});
/** Returns the first party's unpaid bills in rupees, each with its date or, without a date, with its range of days. */
const leftOf = (...lines: readonly CountedLine[]) =>
  computeParties(lines, today)[0]?.left.map(({ paise, since, days }) => [since ?? days, paise / 100]);

describe('computeParties', () => {
  it('adds up each party under the first spelling of its name, and returns an advance as a negative sum', () => {
    const lines = [line('Anand & Co.', 500), line('Gupta', -300), line('ANAND & CO', 250)];
    expect(computeParties(lines, today).map(({ party, paise, left }) => [party, paise, left.length])).toEqual([
      ['Anand & Co.', 75_000, 2],
      ['Gupta', -30_000, 0],
    ]);
  });

  it('sums each age and the undated bills separately, and returns the date of the oldest unpaid bill', () => {
    const days = ['2026-11-05', '2026-10-20', '2026-08-01', null].map((date, index) =>
      line('Asha', index + 1, { date }),
    );
    expect(computeParties(days, today)[0]).toMatchObject({
      upTo30: 100,
      upTo60: 200,
      over60: 300,
      undated: 400,
      oldest: '2026-08-01',
      paise: 1000,
    });
  });

  it('subtracts a payment from the bill that it names, otherwise from the oldest bill, and from undated bills last', () => {
    const bills = [
      line('Asha', 50),
      line('Asha', 100, { date: '2026-11-05', bill: '12' }),
      line('Asha', 80, { date: '2026-10-01', bill: '9' }),
    ];
    expect(leftOf(...bills, line('Asha', -60, { bill: '12' }))).toEqual([
      ['2026-10-01', 80],
      ['2026-11-05', 40],
      [null, 50],
    ]);
    expect(leftOf(...bills, line('Asha', -130))).toEqual([
      ['2026-11-05', 50],
      [null, 50],
    ]);
    expect(leftOf(...bills, line('Asha', -120, { bill: '12' }))?.[0]).toEqual(['2026-10-01', 60]);
  });

  it('subtracts a payment from a bill with a future date before an undated bill', () => {
    const bills = [line('Asha', 5), line('Asha', 6, { date: '2026-12-20' })];
    expect(leftOf(...bills, line('Asha', -6))).toEqual([[null, 5]]);
  });

  it('counts the age of a bill in a chat from the day of the message, but returns no date for the bill', () => {
    const [asha] = computeParties([line('Asha', 5, { writtenOn: '2026-09-01' })], today);
    expect([asha?.oldest, asha?.over60, asha?.left[0]?.date]).toEqual(['2026-09-01', 500, null]);
  });

  it('splits a line’s amount by its age columns, and returns the rest of the amount as undated', () => {
    const parts = [
      { paise: 45_00, from: 0, to: 30 },
      { paise: 20_00, from: 120, to: Number.POSITIVE_INFINITY },
      { paise: 10_00, from: 0, to: 90 },
    ];
    const [asha] = computeParties([line('Asha', 80, { parts })], today);
    expect(asha).toMatchObject({ upTo30: 45_00, upTo60: 0, over60: 20_00, undated: 15_00, oldest: null });
    expect(leftOf(line('Asha', 80, { parts }), line('Asha', -20))?.[0]).toEqual([[0, 30], 45]);
  });

  it('counts no ages if the device’s clock is wrong', () => {
    expect(computeParties([line('Asha', 5, { date: '2026-11-05' })], '1970-01-01')[0]?.undated).toBe(500);
  });

  it('returns a party’s telephone number only if all its lines contain the same number', () => {
    const [one, other] = ['9876543210', '9876543211'].map((phone) => line('Asha', 5, { phone }));
    const phones = [[one, one], [one, other], [line('Asha', 1)]].map(
      (lines) =>
        computeParties(
          lines.flatMap((each) => each ?? []),
          today,
        )[0]?.phone,
    );
    expect(phones).toEqual(['9876543210', '', '']);
  });

  it('counts names that the visitor joined as one party', () => {
    const same = new Map([['anandbros', 'anand']]);
    expect(computeParties([line('Anand', 5), line('Anand Bros', 6)], today, same)).toMatchObject([{ paise: 11_00 }]);
  });
});

it.each([
  [[0, 30], 'upTo30'],
  [[-20, -20], 'upTo30'],
  [[31, 31], 'upTo60'],
  [[30, 60], 'upTo60'],
  [[61, 61], 'over60'],
  [[60, 90], 'over60'],
  [[0, 45], 'undated'],
  [[45, 90], 'undated'],
] as const)('an age of %j days belongs to the group %s', (days, group) => {
  expect(findAgeGroup(days)).toBe(group);
});
