import { errorAnchor } from '../../account/errors.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';

test('the link of a console line opens /docs/messages with the line’s code marked and at the top of the window', async ({
  page,
  services,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/docs', '/docs/messages']) {
    await test.step(path, async () => {
      await page.goto(`${services.site}${path}#${errorAnchor('card/part-not-loaded')}`);
      const row = page.locator('tr:target');
      await expect(row).toBeInViewport();
      await expect(row).toContainText('card/part-not-loaded');
      expect((await row.boundingBox())?.y).toBeLessThan(100);
      await expect(row).not.toHaveCSS('box-shadow', 'none');
    });
  }
});
