import { expect, test } from '../../dev/proof/browser/test.ts';
import { brand } from '../brand.ts';
import { watchPage } from './page-watch.ts';

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

test('nothing moves when the card’s script has run, on any phone', async ({ sharedPage: page, services }) => {
  for (const path of ['/login', '/hi/login']) {
    for (const width of [320, 359, 412, 1280]) {
      await page.setViewportSize({ width, height: 1600 });
      const watched = await watchPage(page, () => page.goto(services.site + path));
      await page.locator('acct-auth-card:defined [data-state=ready]').waitFor();
      expect((await watched()).layoutShift, `${path}, ${width} px wide`).toBe(0);
    }
  }
});
