import { expect, test } from 'vitest';
import { browserParts } from './browser/browser-parts.ts';
import { proofParts } from './proof-parts.ts';
import { sourceFiles } from './unit/source-files.ts';

const projects: readonly string[] = browserParts;

test('every tag that a browser test carries is a project’s, so that npm run proof reaches it', () => {
  const specs = sourceFiles.filter(({ file }) => file.endsWith('.spec.ts'));
  const tags = specs.flatMap(({ source }) =>
    Array.from(source.matchAll(/['"`]@proof:([\w-]+)['"`]/g), ([, name]) => name),
  );
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.filter((name) => !projects.includes(name ?? ''))).toEqual([]);
});

test('every part in the browser is a project, and every project is a part’s', () => {
  const parts = Object.keys(proofParts);
  const inBrowser = parts.filter((name) => proofParts[name]?.runner === 'browser');
  expect(inBrowser.filter((name) => !projects.includes(name))).toEqual([]);
  expect(projects.filter((name) => !parts.includes(name))).toEqual([]);
});
