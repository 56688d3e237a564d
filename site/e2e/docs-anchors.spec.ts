import { expect, test } from '../../dev/proof/browser/test.ts';
import { configCures } from '../../widget/core/config-cures.ts';
import { errorAnchor } from '../../widget/core/errors.ts';
import { errorDocs } from '../../widget/docs/error-docs.ts';
import { guideSummaries } from '../content/guide-summaries.ts';
import { builtPages } from './built-pages.ts';

const docs = builtPages.find(({ path }) => path === '/docs')?.html ?? '';
const ids = new Set(Array.from(docs.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id));

test('the address at the end of every console line leads to its code on /docs', () => {
  const codes = [
    ...Object.keys(errorDocs).filter((code) => !code.startsWith('app-check/')),
    ...Object.keys(configCures).map((name) => `config/${name}`),
  ];
  expect(codes.length).toBeGreaterThan(35);
  expect(codes.filter((code) => !ids.has(errorAnchor(code)))).toEqual([]);
});

test('a summary of the guide leads to places that the guide has', () => {
  const blocks = Object.values(guideSummaries).flatMap((sections) => sections.flatMap((section) => section.blocks));
  const places = blocks.flatMap((block) => (typeof block === 'object' && 'guide' in block ? [block.guide] : []));
  expect(places).toContain('generator');
  expect(places.filter((place) => place !== '' && !ids.has(place))).toEqual([]);
});

test('a code that somebody was sent to stands at the top of the window, marked', async ({ page, services }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${services.site}/docs#${errorAnchor('card/part-not-loaded')}`);
  const row = page.locator('tr:target');
  await expect(row).toBeInViewport();
  await expect(row).toContainText('card/part-not-loaded');
  expect((await row.boundingBox())?.y).toBeLessThan(100);
  await expect(row).not.toHaveCSS('box-shadow', 'none');
});
