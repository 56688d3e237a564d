import { expect, test } from 'vitest';
import { proofParts } from './proof-parts.ts';
import { sourceFiles } from './unit/source-files.ts';

test('every tag that a browser test carries is a part’s, so that npm run proof reaches it', () => {
  const specs = sourceFiles.filter(({ file }) => file.endsWith('.spec.ts'));
  const tags = specs.flatMap(({ source }) =>
    Array.from(source.matchAll(/['"`]@proof:([\w-]+)['"`]/g), ([, name]) => name),
  );
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.filter((name = '') => !(name in proofParts))).toEqual([]);
});
