import { expect, it } from 'vitest';
import { type EnteredLine, readEnteredLine } from './read-entered-line.ts';

const typed = { party: ' Asha ', side: 'owed', amount: '1,250.50', date: '2026-11-05' } as const;
const read = (change: Partial<EnteredLine>) => readEnteredLine({ ...typed, ...change }, '2026-11-27');

it.each<[Partial<EnteredLine>, paise: number, date: string | null]>([
  [{}, 125_050, '2026-11-05'],
  [{ side: 'received', amount: '₹ ५००/-' }, -50_000, '2026-11-05'],
  [{ date: '' }, 125_050, null],
  [{ date: '5/11/2026' }, 125_050, '2026-11-05'],
])('readEnteredLine accepts %j', (change, paise, date) => {
  expect(read(change)).toEqual({ party: 'Asha', paise, date });
});

it.each<[Partial<EnteredLine>, issues: object]>([
  [{ party: ' ' }, { party: 'noName' }],
  [{ amount: '' }, { amount: 'noAmount' }],
  [{ amount: '0' }, { amount: 'noAmount' }],
  [{ amount: '12,50' }, { amount: 'noAmount' }],
  [{ amount: '-500' }, { amount: 'negative' }],
  [{ date: '31/02/2026' }, { date: 'badDate' }],
  [{ date: 'soon' }, { date: 'badDate' }],
  [{ date: '2026-11-28' }, { date: 'farDate' }],
  [{ date: '2016-11-26' }, { date: 'farDate' }],
  [
    { party: '', amount: 'x', date: 'y' },
    { party: 'noName', amount: 'noAmount', date: 'badDate' },
  ],
])('readEnteredLine refuses %j and returns an issue for each invalid field', (change, issues) => {
  expect(read(change)).toEqual(issues);
});
