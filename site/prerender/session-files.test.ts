import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');

test('the colours of /session are the design tokens’, by day and night', () => {
  const [day = '', night = ''] = read('widget/tokens.css').split('@media');
  const tokens = new Set(`${day}${night}`.match(/#[0-9a-f]{6}/g));
  const used = read('site/session/session.css').match(/#[0-9a-f]{6}/g) ?? [];
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((colour) => !tokens.has(colour))).toEqual([]);
});
