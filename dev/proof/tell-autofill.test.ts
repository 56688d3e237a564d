import { expect, test } from 'vitest';
import { autofillRows, withAutofill } from './tell-autofill.ts';

test('a cell is what its test says, and "not run" where there was none', () => {
  const rows = autofillRows([
    { titles: ['Chromium, fields: en, page'], ok: true },
    { titles: ['Firefox, user name: hi, tag'], ok: false },
  ]);
  expect(rows).toHaveLength(6);
  expect(rows[0]?.slice(0, 4)).toEqual(['en, our own /login', 'right', 'not run', 'not run']);
  expect(rows[4]?.[4]).toBe('**wrong**');
});

test('the table comes to the end of the page, and later into its place, with all else left alone', () => {
  const first = withAutofill('# Page\n\n<!-- generated:other -->\n<!-- /generated -->\n', '| one |');
  expect(first).toMatch(/^# Page\n\n<!-- generated:other -->[\s\S]*## Autofill[\s\S]*\| one \|/);
  const second = withAutofill(`${first}\n## After\n`, '| $& |');
  expect(second).toBe(`${first.replace('| one |', () => '| $& |')}\n## After\n`);
});
