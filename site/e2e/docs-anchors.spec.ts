import { expect, test } from '../../dev/proof/browser/test.ts';
import { configCures } from '../../widget/core/config-cures.ts';
import { errorAnchor } from '../../widget/core/errors.ts';
import { errorDocs } from '../../widget/docs/error-docs.ts';
import { builtPages } from './built-pages.ts';

const idsOf = (html = ''): ReadonlySet<string> =>
  new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id));

test('the address at the end of every console line leads to its code', () => {
  const ids = idsOf(builtPages.find(({ path }) => path === '/docs/messages')?.html);
  const codes = [
    ...Object.keys(errorDocs).filter((code) => !code.startsWith('app-check/')),
    ...Object.keys(configCures).map((name) => `config/${name}`),
  ];
  expect(codes.length).toBeGreaterThan(35);
  expect(codes.filter((code) => !ids.has(errorAnchor(code)))).toEqual([]);
});

test('what leads from one page to a place on another finds it', () => {
  const links = builtPages.flatMap(({ html }) =>
    Array.from(html.matchAll(/href="(\/[^"#]*)#([^"]+)"/g), ([, path = '', id = '']) => ({ path, id })),
  );
  expect(links).toContainEqual({ path: '/docs', id: 'generator' });
  expect(links).toContainEqual({ path: '/docs/messages', id: 'auth-unauthorized-domain' });
  const places = new Map(builtPages.map(({ path, html }) => [path, idsOf(html)]));
  expect(links.filter(({ path, id }) => places.has(path) && !places.get(path)?.has(id))).toEqual([]);
});

for (const path of ['/docs', '/docs/messages']) {
  test(`a code that a line leads to by ${path} stands at the top of the window, marked`, async ({ page, services }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${services.site}${path}#${errorAnchor('card/part-not-loaded')}`);
    const row = page.locator('tr:target');
    await expect(row).toBeInViewport();
    await expect(row).toContainText('card/part-not-loaded');
    expect((await row.boundingBox())?.y).toBeLessThan(100);
    await expect(row).not.toHaveCSS('box-shadow', 'none');
  });
}
