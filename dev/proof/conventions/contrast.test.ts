import { expect, test } from 'vitest';
import { styleFiles } from '../unit/source-files.ts';
import { findContrastFaults } from './find-contrast-faults.ts';

/**
 * Excludes the stylesheets of partners' pages, of the playground, and of the bill's paper, which is white in both
 * themes.
 */
const isOurs = (file: string): boolean =>
  /^(site|widget)\//.test(file) && !/bill-paper|print\.css|playground|link-preview/.test(file);
const sheets = styleFiles.filter(({ file }) => isOurs(file));

const withTokens = (change: (tokens: string) => string) =>
  sheets.map((sheet) => (sheet.file === 'widget/tokens.css' ? { ...sheet, source: change(sheet.source) } : sheet));
const withRule = (source: string) => [...sheets, { file: 'planted.css', source }];

test('adjacent colours have the contrast that text and controls need, in both themes', () => {
  expect(findContrastFaults(sheets)).toEqual([]);
});

test.each([
  ['#5d4f45', '#a09080', 'light: --acct-text-muted on --acct-surface'],
  ['#cfc0ae', '#7a6f64', 'dark: --acct-text-muted on --acct-surface'],
  ['#8a7a6a', '#c0b0a0', 'light: --acct-border on --acct-well'],
  ['#c24134', '#64150f', 'dark: --acct-primary on --acct-surface'],
])('a change of the colour token %s to %s is reported as %s', (from, to, pair) => {
  const faults = findContrastFaults(withTokens((tokens) => tokens.replace(from, to)));
  expect(faults.join('\n')).toContain(pair);
});

test.each([
  [
    '.a { background: var(--acct-accent-strong); color: var(--acct-success); }',
    '--acct-success on --acct-accent-strong',
  ],
  ['.a { color: var(--acct-divider); }', 'planted.css: color: var(--acct-divider) has no known background'],
  ['.a { border: 1px solid #eee; }', 'planted.css: border: 1px solid #eee has no known background'],
  ['.a { background: #555; }', '--acct-text on #555'],
])('a style rule with too little contrast is reported: %s', (rule, fault) => {
  expect(findContrastFaults(withRule(rule)).join('\n')).toContain(fault);
});
