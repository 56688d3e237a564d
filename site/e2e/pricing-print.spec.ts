import { expect, test } from '../../dev/proof/browser/test.ts';

test('the printed pricing page shows prices, refund and answers, but no navigation', async ({ page, services }) => {
  await page.goto(`${services.site}/pricing`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('₹1,178.82').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '30-day money-back guarantee' })).toBeVisible();
  await expect(page.getByText('No card is asked for at the start')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.locator('.demo-banner')).toHaveText(/^Demo/);
  await expect(page.locator('.demo-banner')).toBeHidden();
});
