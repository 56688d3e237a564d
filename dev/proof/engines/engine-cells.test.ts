import { expect, test } from 'vitest';
import { cellFaults, type EngineCell, engineRows, tellCell } from './engine-cells.ts';

const impossible = { 'B: two': 'it has no windows' };
const cell = (engine: string, journey: string, result: EngineCell['result'], line = ''): EngineCell => {
  return { engine, journey, result, seconds: 1, line };
};

test('a cell that failed is a fault, unless a reason says that it cannot pass', () => {
  const failed = cell('A', 'one', 'failed', 'no button came');
  const expected = cell('B', 'two', 'failed', 'no window came');
  expect(cellFaults([failed, expected], impossible)).toEqual(['A: one: no button came']);
  expect([failed, expected].map((each) => tellCell(each, impossible))).toEqual([
    '**failed**',
    'not possible: it has no windows',
  ]);
});

test('what was not possible and passes is reported', () => {
  expect(cellFaults([cell('B', 'two', 'passed')], impossible)).toEqual([
    'B: two: is possible now, take its reason out',
  ]);
});

test('the table has a cell for every engine and journey, and those not tried say so', () => {
  const cells = [cell('A', 'one', 'passed'), cell('B', 'one', 'not run', 'it is not installed')];
  const shown = engineRows(cells, { engines: ['A', 'B'], journeys: ['one', 'two'] }, (each) => tellCell(each, {}));
  expect(shown).toEqual([
    ['one', 'passed', 'not run: it is not installed'],
    ['two', 'not run', 'not run'],
  ]);
});
