import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');

test.each([
  ['site/session/session.css', 5],
  ['site/account/account.css', 3],
])('the colours of %s are the design tokens’, by day and night', (file, atLeast) => {
  const [day = '', night = ''] = read('widget/tokens.css').split('@media');
  const tokens = new Set(`${day}${night}`.match(/#[0-9a-f]{6}/g));
  const used = read(file).match(/#[0-9a-f]{6}/g) ?? [];
  expect(used.length).toBeGreaterThan(atLeast);
  expect(used.filter((colour) => !tokens.has(colour))).toEqual([]);
});
