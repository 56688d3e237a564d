import { expect, test } from '../../dev/proof/browser/test.ts';
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

test('as much room is kept as the card takes, on every phone', async ({ sharedPage: page, services }) => {
  for (const path of ['/login', '/hi/login']) {
    await page.goto(services.site + path);
    for (const width of [320, 353, 358, 359, 360, 412, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [kept, taken] = await page.locator('acct-auth-card').evaluate((card: HTMLElement) => {
        const { minHeight } = getComputedStyle(card);
        card.style.minHeight = '0';
        const { height } = card.getBoundingClientRect();
        card.style.minHeight = '';
        return [Number.parseFloat(minHeight), height];
      });
      expect(kept, `${path}, ${width} px wide`).toBeGreaterThanOrEqual(taken);
      expect(kept - taken, `${path}, ${width} px wide`).toBeLessThan(70);
    }
  }
});
