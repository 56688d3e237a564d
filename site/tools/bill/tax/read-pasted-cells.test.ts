import { describe, expect, it } from 'vitest';
import { countPastedRows, isPastedTable, readPastedCells } from './read-pasted-cells.ts';

const rows = [
  ['Tea', '3'],
  ['Salt', '1'],
];

describe('pasted cells', () => {
  it.each([
    ['Windows', '\r\n'],
    ['an old Mac', '\r'],
    ['Unix', '\n'],
    ['a text with U+2028', '\u2028'],
    ['a text with U+2029', '\u2029'],
    ['a text with U+0085', '\u0085'],
  ])('pasted cells are read with the line ends of %s', (_, end) => {
    const text = `Tea\t3${end}Salt\t1${end}${end}`;
    expect(readPastedCells(text)).toEqual(rows);
    expect([isPastedTable(text), countPastedRows(text)]).toEqual([true, 2]);
    expect(isPastedTable(`Tea${end}`)).toBe(false);
  });

  it.each([
    ['a line end', '"Rice\r\n25 kg"\t50', [['Rice 25 kg', '50']]],
    ['a tab', '"Rice\t25 kg"\t50', [['Rice 25 kg', '50']]],
    [
      'quotes',
      '"Pipe 5"" bore"\t50\n"""A"" paper"\t7',
      [
        ['Pipe 5" bore', '50'],
        ['"A" paper', '7'],
      ],
    ],
    ['nothing', '""\t50', [['', '50']]],
  ])('a pasted cell in quotes may contain %s', (_, text, cells) => expect(readPastedCells(text)).toEqual(cells));

  it.each([
    ['inside a cell', 'Pipe 5" bore\t50', [['Pipe 5" bore', '50']]],
    [
      'at its start',
      '"Best" tea\t50\n12" pipe\t7',
      [
        ['"Best" tea', '50'],
        ['12" pipe', '7'],
      ],
    ],
    [
      'that none closes',
      '"Tea\t50\nSalt\t7',
      [
        ['"Tea', '50'],
        ['Salt', '7'],
      ],
    ],
  ])('a pasted cell keeps a quote %s', (_, text, cells) => expect(readPastedCells(text)).toEqual(cells));
});
