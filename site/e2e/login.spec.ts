import { expect, test } from '../../dev/testing/browser/test.ts';
import { brand } from '../brand.ts';

test('/login: logo, way back, one heading, the card in the page’s language', async ({ page, services }) => {
  await page.goto(`${services.site}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sign in to ${brand.name}`);
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(`${services.site}/`);
  await page.goto(`${services.site}/hi/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${brand.name} में साइन इन करें`);
  await expect(page.getByRole('button', { name: 'खाता बनाएं' })).toBeVisible();
});

test('the band and the footer lead to our own sign-up', async ({ page, services }) => {
  for (const place of ['main', 'footer']) {
    await page.goto(services.site);
    await page.locator(place).getByRole('link', { name: 'Create account' }).click();
    await expect(page).toHaveURL(`${services.site}/login`);
  }
});
