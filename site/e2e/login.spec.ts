import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as hi } from '../../widget/languages/hi/messages.ts';
import { brand } from '../brand.ts';
import { catalogues } from '../content/catalogues.ts';
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

test('hero, band and footer lead to our own sign-up', async ({ page, services }) => {
  for (const place of ['.hero', '.band', 'footer']) {
    await page.goto(services.site);
    await page.locator(place).getByRole('link', { name: 'Create account' }).click();
    await expect(page).toHaveURL(`${services.site}/login`);
  }
});

test('Start Free Trial leads to Sign Up, and Back; Login to Sign In', async ({ page, services }) => {
  const { httpsSite } = services;
  const { common, login } = catalogues.en;
  const tab = (name: string) => page.getByRole('tab', { name });
  for (const path of ['/', '/plans', '/pricing']) {
    await page.goto(httpsSite + path);
    const name = path === '/' ? common.startFreeTrial : catalogues.en.plans.startTrial;
    await page.getByRole('link', { name }).first().click();
    await page.waitForURL(`${httpsSite}/login?return=%2F#start-trial`);
    await expect(page.getByText(login.startTrial)).toBeVisible();
    await expect(page.getByText(login.signInFirst)).toBeHidden();
    await expect(tab('Sign Up')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page).toHaveURL(httpsSite + path);
  }
  await page.goto(`${httpsSite}/hi`);
  await page.getByRole('link', { name: catalogues.hi.common.startFreeTrial }).first().click();
  await page.waitForURL(`${httpsSite}/hi/login?return=%2F#start-trial`);
  await expect(tab(hi.tabs.signup)).toHaveAttribute('aria-selected', 'true');
  for (const [path, opened] of [
    ['/features', 'Sign Up'],
    ['/downloads', 'Sign In'],
  ] as const) {
    await page.goto(httpsSite + path);
    const link = path === '/features' ? common.startFreeTrial : common.nav.login;
    const [shown] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: `${link} (${common.opensInNewTab})` }).click(),
    ]);
    await expect(shown.getByRole('tab', { name: opened })).toHaveAttribute('aria-selected', 'true');
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
