import { describe, expect, it, test } from 'vitest';
import { billTexts as english } from '../../../content/en/bill-texts.ts';
import { billTexts as hindi } from '../../../content/hi/bill-texts.ts';
import { findPossibleUnits, listedUnits, readQuantityAndUnit, readUnit } from '../tax/units.ts';

test.each([
  ['10 hours', '10', 'hour'],
  ['2 days', '2', 'day'],
  ['3 months', '3', 'month'],
  ['1 job', '1', 'job'],
  ['2 trips', '2', 'trip'],
  ['2 nights', '2', 'night'],
  ['5 gross', '5', 'GRS'],
  ['2 thousand', '2', 'THD'],
  ['3 sq yd', '3', 'SQY'],
  ['1 drum', '1', 'DRM'],
  ['1 metric ton', '1', 'MTS'],
  ['10 ghante', '10', 'hour'],
  ['३ महीने', '3', 'month'],
  ['2kg', '2', 'KGS'],
  ['2 Kgs.', '2', 'KGS'],
  ['1,200 sq. ft.', '1,200', 'SQF'],
  ['4 m²', '4', 'SQM'],
  ['4 m2', '4', 'SQM'],
  ['6 piece(s)', '6', 'PCS'],
  ['5 KGS-KILOGRAMS', '5', 'KGS'],
  ['5 MTS-METRIC TON', '5', 'MTS'],
  ['5', '5', null],
])('the text "%s" is read as the quantity %s with the unit %s', (typed, quantity, unit) =>
  expect(readQuantityAndUnit(typed)).toEqual({ quantity, unit }),
);

test.each([
  ['2 katta', 'katta'],
  ['3 \u202e कट्टा\u200b', 'कट्टा'],
  ['2 gallon', 'gallon'],
  // People sell bread by the bun and ice cream by the tub. In GST returns, BUN means bunches and TUB means tubes.
  ['5 bun', 'bun'],
  ['5 BUN', 'bun'],
  ['5 Tub', 'Tub'],
])('the unit in "%s" is read as "%s", although the list lacks it', (typed, unit) =>
  expect(readQuantityAndUnit(typed).unit).toBe(unit),
);

test.each(['12-10', '2 x 5', '2 ₹', '5%', '10 25kg', 'kg', '2/3'])('the quantity "%s" has no unit', (typed) =>
  expect(readQuantityAndUnit(typed)).toEqual({ quantity: typed, unit: null }),
);

test.each(['2 mt', '2 MT', '2 m.t.', '2 mts', '2 MTS'])(
  'the unit of the quantity "%s" may mean metres or tonnes',
  (typed) => {
    const { unit } = readQuantityAndUnit(typed);
    expect(findPossibleUnits(unit ?? '')).toEqual(['MTR', 'TON']);
  },
);

it('a unit of the list, an unknown word and an empty text are not ambiguous', () => {
  for (const unit of [...listedUnits, 'katta', '']) expect(findPossibleUnits(unit), unit).toEqual([]);
});

it('the unit code OTH ("others") is read as no unit', () => {
  expect([readUnit('OTH'), readUnit('OTH-OTHERS'), readUnit('')]).toEqual(['', '', '']);
});

describe('the catalogues', () => {
  it.each(listedUnits)(
    'both catalogues name the unit %s with a word that is read as this unit, not with its code',
    (unit) => {
      for (const { units: names, unitPlurals: plurals } of [english, hindi]) {
        for (const name of [names[unit], plurals[unit] ?? names[unit]]) {
          expect(readUnit(name)).toBe(unit);
          expect(name).not.toMatch(/[A-Z]{3}/);
        }
      }
    },
  );
});
