import { expect, test } from '../../dev/proof/browser/test.ts';

test('the language switch leads to the same page in the other language, and links on a Hindi page lead to Hindi pages', async ({
  page,
  services,
}) => {
  await page.goto(`${services.site}/pricing`);
  await page.locator('a[hreflang=hi]').click();
  await expect(page).toHaveURL(`${services.site}/hi/pricing`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.getByRole('navigation', { name: 'मुख्य' }).getByRole('link', { name: 'डाउनलोड' }).click();
  await expect(page).toHaveURL(`${services.site}/hi/downloads`);
  await page.locator('a[hreflang=en]').click();
  await expect(page).toHaveURL(`${services.site}/downloads`);
});
