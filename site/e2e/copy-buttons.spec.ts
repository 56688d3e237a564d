import { expect, test } from '../../dev/proof/browser/test.ts';
import { catalogues } from '../content/catalogues.ts';

test('a copy button can be pressed by keyboard and confirms that it has copied the code, or selects the code if there is no clipboard', async ({
  page,
  context,
  services,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const path of ['/hi/docs', '/docs'] as const) {
    await test.step(path, async () => {
      const { copy } = catalogues[path === '/docs' ? 'en' : 'hi'].docs;
      await page.goto(services.site + path);
      const block = page.locator('.code').first();
      const button = block.getByRole('button', { name: `${copy.button}: HTML` });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(block.getByRole('button')).toHaveText(copy.done);
      await expect(page.getByRole('status').filter({ hasText: copy.done })).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('code').textContent());
      expect(await page.locator('.copy-button').count()).toBe(await page.locator('.code').count());
    });
  }
  await test.step('without a clipboard', async () => {
    await page.evaluate(() => void Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const block = page.locator('.code').nth(1);
    await block.getByRole('button').click();
    await expect(block.getByRole('button')).toHaveText(catalogues.en.docs.copy.byHand);
    const selected = await page.evaluate(() => getSelection()?.toString().trim());
    expect(selected).toBe((await block.locator('code').textContent())?.trim());
  });
});
