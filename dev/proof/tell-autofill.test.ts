import { expect, test } from 'vitest';
import { autofillRows } from './tell-autofill.ts';

test('a cell is what its test says, and "not run" where there was none', () => {
  const rows = autofillRows([
    { titles: ['Chromium, fields: en, page'], ok: true },
    { titles: ['Firefox, user name: hi, tag'], ok: false },
  ]);
  expect(rows).toHaveLength(6);
  expect(rows[0]?.slice(0, 4)).toEqual(['en, our own /login', 'right', 'not run', 'not run']);
  expect(rows[4]?.[4]).toBe('**wrong**');
});
