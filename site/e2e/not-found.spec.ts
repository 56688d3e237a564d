import { expect, test } from '../../dev/proof/browser/test.ts';
import { watchPage } from './page-watch.ts';
import { notFoundLine } from './places.ts';

const orders = {
  '/no-such-page': ['Page not found', 'पेज नहीं मिला'],
  '/features/no-such-page': ['Page not found', 'पेज नहीं मिला'],
  '/hi/no-such-page': ['पेज नहीं मिला', 'Page not found'],
} as const;

for (const [path, [first, second]] of Object.entries(orders)) {
  test(`${path} answers in both languages, its own first`, async ({ page, services, allowConsole }) => {
    allowConsole(notFoundLine);
    let status: number | undefined;
    const watched = await watchPage(page, async () => {
      status = (await page.goto(services.site + path))?.status();
    });
    expect(status).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading')).toHaveText([first, second]);
    await expect(main.getByRole('link')).toHaveCount(2);
    const navigation = page.getByRole('navigation', { name: /^(Main|मुख्य)$/ });
    const features = path.startsWith('/hi') ? 'सुविधाएं' : 'Features';
    await expect(navigation.getByRole('link').nth(1)).toHaveText(features);
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveText(features);
    expect(await watched()).toEqual({ layoutShift: 0, violations: [] });
  });
}
