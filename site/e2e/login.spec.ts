import type { Locator } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { CardPage } from '../../widget/e2e/card-page.ts';
import { messagesByLanguage } from '../../widget/languages/testing/messages-by-language.ts';
import { brand } from '../brand.ts';
import { catalogues } from '../content/catalogues.ts';
import { watchPage } from './page-watch.ts';

test('/login has a logo, a link back, one heading and the card in the page’s language, and the home page links to it', async ({
  page,
  services,
}) => {
  await page.goto(`${services.site}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sign in to ${brand.name}`);
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(`${services.site}/`);
  await page.goto(`${services.site}/hi/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${brand.name} में साइन इन करें`);
  await expect(page.getByRole('button', { name: 'खाता बनाएं' })).toBeVisible();
  for (const place of ['.band', 'footer']) {
    await page.goto(services.site);
    await page.locator(place).getByRole('link', { name: 'Create account' }).click();
    await expect(page).toHaveURL(`${services.site}/login`);
  }
});

for (const language of ['en', 'hi'] as const) {
  const { common, login, plans } = catalogues[language];
  const home = language === 'en' ? '' : `/${language}`;
  for (const path of [home || '/', ...(language === 'en' ? ['/plans', '/pricing'] : [])]) {
    test(`"Start Free Trial" on ${path} opens Sign Up, and the browser’s Back returns to that page`, {
      tag: path === '/plans' ? '@proof:rare' : [],
    }, async ({ page, services }) => {
      const { httpsSite } = services;
      await page.goto(httpsSite + path);
      const name = path.length > 3 ? plans.startTrial : common.startFreeTrial;
      await page.getByRole('link', { name }).first().click();
      await page.waitForURL(`${httpsSite}${home}/login?return=%2F#start-trial`);
      await expect(page.getByText(login.startTrial)).toBeVisible();
      await expect(page.getByText(login.signInFirst)).toBeHidden();
      const signUp = page.getByRole('tab', { name: messagesByLanguage[language].tabs.signup });
      await expect(signUp).toHaveAttribute('aria-selected', 'true');
      await page.goBack();
      await expect(page).toHaveURL(httpsSite + path);
    });
  }
}

test('links to sign-up and sign-in open a new tab', async ({ page, services }) => {
  for (const [path, name, opened] of [
    ['/features', catalogues.en.common.startFreeTrial, 'Sign Up'],
    ['/downloads', catalogues.en.common.nav.login, 'Sign In'],
  ] as const) {
    await test.step(`${name} on ${path}`, async () => {
      await page.goto(services.httpsSite + path);
      const link = page.getByRole('link', { name: `${name} (${catalogues.en.common.opensInNewTab})` });
      const [shown] = await Promise.all([page.waitForEvent('popup'), link.click()]);
      await expect(shown.getByRole('tab', { name: opened })).toHaveAttribute('aria-selected', 'true');
      await shown.close();
    });
  }
});

test('on /login the first field and the button are near the top of a small phone, and the form fits a computer’s window', async ({
  page,
  services,
}) => {
  for (const language of ['en', 'hi'] as const) {
    const messages = messagesByLanguage[language];
    const card = page.locator('acct-auth-card');
    const firstField = card.getByLabel(messages.fields.name, { exact: true });
    const createAccount = card.getByRole('button', { name: messages.createAccount });
    const google = card.getByRole('button', { name: messages.google });
    const box = async (control: Locator) => {
      const { y = Number.NaN, height = Number.NaN } = (await control.boundingBox()) ?? {};
      const above = await page.evaluate(spaceAboveCard);
      return { top: y - above, bottom: y + height - above };
    };
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${services.site}${language === 'en' ? '' : '/hi'}/login`);
    const panel = page.getByRole('heading', { name: catalogues[language].trial.heading });
    await expect(panel).toBeHidden();
    expect((await box(firstField)).top, language).toBeLessThan(305);
    expect((await box(createAccount)).top, language).toBeLessThan(705);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(panel).toBeVisible();
    expect((await box(google)).bottom, language).toBeLessThan(700);
  }
});

/**
 * Runs in the page. Returns the height that the test subtracts: banner, header, and the heading's lines after the
 * first.
 */
function spaceAboveCard(): number {
  const top = document.querySelector('main')?.getBoundingClientRect().top ?? Number.NaN;
  const heading = document.querySelector('h1');
  if (!heading) return Number.NaN;
  return top + heading.getBoundingClientRect().height - Number.parseFloat(getComputedStyle(heading).lineHeight);
}

for (const language of ['en', 'hi'] as const) {
  test(`on /login the card shows a receipt after sign-up that is no taller than its content (${language})`, async ({
    page,
    services,
    visitor,
    allowConsole,
  }) => {
    allowConsole(/status of 501.*recaptchaConfig/);
    const messages = messagesByLanguage[language];
    const card = new CardPage(page, messages);
    // The application answers with the status 204, so that the browser stays on /login.
    await page.route(`${services.httpsApp}/**`, (route) => route.fulfill({ status: 204 }));
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${services.httpsSite}${language === 'en' ? '' : '/hi'}/login`);
    await card.fillSignUp(visitor, { company: 'Jay Ambe Kirana' });
    await card.waitForTestCheck();
    await card.createAccount();
    await expect(card.status).toContainText(messages.redirecting);
    await expect(card.root.getByRole('tab')).toHaveCount(0);
    await expect(card.status).toContainText('Jay Ambe Kirana');
    await expect(card.status).toContainText(catalogues[language].trial.promises.months);
    await expect(card.root.getByRole('link', { name: messages.openApp })).toBeInViewport();
    const dialog = card.root.getByRole('dialog');
    expect((await dialog.boundingBox())?.height).toBeLessThan(640);
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}

test('nothing on /login moves when the card’s script has run, at any width', async ({ page, services }) => {
  for (const path of ['/login', '/hi/login']) {
    for (const width of [320, 359, 412, 1280]) {
      await page.setViewportSize({ width, height: 1600 });
      let release = () => {};
      const whole = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/acct-auth-card.js', (route) => whole.then(() => route.continue()));
      const watched = await watchPage(page, () => page.goto(services.site + path, { waitUntil: 'commit' }));
      // The page may arrive in several pieces, of which the last one contains the footer.
      await page.locator('footer').waitFor();
      const before = (await watched()).layoutShift;
      release();
      await page.locator('acct-auth-card:defined [data-state=ready]').waitFor();
      expect((await watched()).layoutShift - before, `${path}, ${width} px wide`).toBe(0);
      await page.unrouteAll();
    }
  }
});
