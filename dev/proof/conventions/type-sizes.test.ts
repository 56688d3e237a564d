import postcss from 'postcss';
import { expect, test } from 'vitest';
import { styleFiles } from '../unit/source-files.ts';

/** Excludes the stylesheets of the bill's paper, of printing and of the debts tool, which use other sizes. */
const screens = styleFiles.filter(
  ({ file }) => file.startsWith('site/styles/') && !/\/(bill-paper|print|debts)\.css$/.test(file),
);

/** Returns true for a size of the scale, and for a size relative to the surrounding text. */
const isOnScale = (value: string): boolean =>
  /^(1rem|inherit|[\d.]+em|var\(--size-([124567]|figure)\))$/.test(value) ||
  /^([\w ]+ )?(1rem|106\.25%|var\(--size-([124567]|figure)\)|inherit)( ?\/ ?[\w.()-]+)?( var\(--acct-font-(text|heading)\))?$/.test(
    value,
  );

const sizesOffScale = (sheets: readonly { readonly file: string; readonly source: string }[]): readonly string[] => {
  const found: string[] = [];
  for (const { file, source } of sheets) {
    postcss.parse(source).walkDecls(/^font(-size)?$/, ({ prop, value }) => {
      if (!isOnScale(value)) found.push(`${file}: ${prop}: ${value}`);
    });
  }
  return found;
};

test('text on the site has one of seven sizes', () => {
  expect(sizesOffScale(screens)).toEqual([]);
});

test('a size outside the scale is reported', () => {
  const planted = { file: 'planted.css', source: '.a { font-size: 17px; } .b { font: 700 0.94rem / 1.6 serif; }' };
  expect(sizesOffScale([planted])).toHaveLength(2);
});
