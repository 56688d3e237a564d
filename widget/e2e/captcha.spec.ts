import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { messages as hi } from '../languages/hi/messages.ts';
import { CardPage } from './card-page.ts';
import { watchRequests } from './watch-requests.ts';

const recaptchaScript = 'https://www.google.com/recaptcha/api.js*';
type Fake = { expire(): void; fail(): void; hl: string; counts: { renders: number; loads: number } };
const fake = (): Fake => (window as unknown as { __fakeRecaptcha: Fake }).__fakeRecaptcha;

test('before the first touch nobody else is asked for anything, and the room for the check is there', async ({
  page,
  services,
  refusedHosts,
}) => {
  await page.clock.install();
  const { after } = watchRequests(page);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app, 'human-check': 'real' });
  await expect(card.button(en.createAccount)).toBeVisible();
  const requests = await after(10_000);
  expect(requests.filter((url) => !url.startsWith(services.partner) && !url.startsWith('data:'))).toEqual([]);
  expect(requests.filter((url) => url.includes('firebase'))).toEqual([]);
  const box = card.root.getByRole('region', { name: en.captcha.label });
  const before = await box.boundingBox();
  await card.field('name').focus();
  await expect(card.checkbox).toBeVisible();
  expect(await box.boundingBox()).toEqual(before);
  expect([...refusedHosts]).toEqual([]);
});

test('an expired check is asked for again, with nothing lost', async ({ page, services, visitor }) => {
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app, 'human-check': 'real' });
  await card.fillSignUp(visitor);
  await card.solveCheck();
  await page.evaluate(`(${fake})().expire()`);
  await expect(card.root.getByText(en.captcha.expired)).toBeVisible();
  await card.createAccount();
  await expect(card.status).toHaveText(en.completeCaptcha);
  await expect(card.field('email')).toHaveValue(visitor.email);
  await card.solveCheck();
  await card.createAccount();
  await page.waitForURL(`${services.app}/`);
});

test('on a small screen an expired check is what is in view, not only the sentence about it', {
  tag: '@proof:rare',
}, async ({ page, services, visitor }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app, 'human-check': 'real' });
  await card.fillSignUp(visitor);
  await card.solveCheck();
  await page.evaluate(`(${fake})().expire()`);
  await card.createAccount();
  await expect(card.status).toHaveText(en.completeCaptcha);
  const check = card.root.getByRole('region', { name: en.captcha.label });
  await expect(check).toBeFocused();
  await expect(check).toBeInViewport({ ratio: 1 });
  await expect(card.root.getByText(en.captcha.expired)).toBeInViewport({ ratio: 1 });
});

for (const solved of [false, true]) {
  const state = solved ? 'a solved check' : 'a check';
  test(`${state} that the page takes away with the element's content can be had again`, { tag: '@proof:rare' }, async ({
    page,
    services,
    visitor,
    allowConsole,
  }) => {
    allowConsole(/\[acct-auth-card\] human-check\/removed/);
    const card = new CardPage(page);
    await card.open(services.partner, { 'app-url': services.app, 'human-check': 'real' });
    await card.fillSignUp(visitor);
    await expect(card.checkbox).toBeVisible();
    if (solved) await card.solveCheck();
    await card.root.evaluate((element) => {
      element.innerHTML = '<p>Welcome</p>';
    });
    await expect(card.root.getByText(en.captcha.failed)).toBeVisible();
    const code = 'human-check/removed';
    await expect
      .poll(async () => (await card.events()).filter(({ type }) => type === 'acct-error'))
      .toEqual([{ type: 'acct-error', detail: { code, action: 'human-check', reason: code } }]);
    await card.button(en.captcha.retry).click();
    await card.solveCheck();
    await card.createAccount();
    await page.waitForURL(`${services.app}/`);
  });
}

test('a blocked script can be tried again', async ({ page, services, visitor, allowConsole }) => {
  allowConsole(/ERR_(FAILED|BLOCKED_BY_CLIENT)|\[acct-auth-card\] human-check\/blocked/);
  let blocked = true;
  await page.route(recaptchaScript, (route) => (blocked ? route.abort() : route.fallback()));
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app, 'human-check': 'real' });
  await card.fillSignUp(visitor);
  await expect(card.root.getByText(en.captcha.failed)).toBeVisible();
  const code = 'human-check/blocked';
  await expect
    .poll(async () => (await card.events()).filter(({ type }) => type === 'acct-error'))
    .toEqual([{ type: 'acct-error', detail: { code, action: 'human-check', reason: code } }]);
  blocked = false;
  await card.button(en.captcha.retry).click();
  await card.solveCheck();
  await card.createAccount();
  await page.waitForURL(`${services.app}/`);
});

test('a load that never ends is given up after 15 s, and the next try does not join it', async ({
  page,
  services,
  allowConsole,
}) => {
  allowConsole(/\[acct-auth-card\] human-check\/timeout/);
  await page.clock.install();
  const card = new CardPage(page);
  await page.route(recaptchaScript, () => undefined);
  await card.open(services.partner, { 'app-url': services.app, 'human-check': 'real' });
  const asked = page.waitForRequest(recaptchaScript);
  await card.field('name').fill('Asha');
  await asked;
  await page.clock.runFor(15_500);
  await expect(card.root.getByText(en.captcha.failed)).toBeVisible();
  await expect(card.field('name')).toHaveValue('Asha');
  await page.unroute(recaptchaScript);
  await card.button(en.captcha.retry).click();
  await expect(card.checkbox).toBeVisible();
});

test('a new language makes an unsolved check anew and keeps a solved one', { tag: '@proof:rare' }, async ({
  page,
  services,
}) => {
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app, 'human-check': 'real' });
  await card.field('name').fill('Asha');
  await expect(card.checkbox).toBeVisible();
  await card.root.evaluate((element) => element.setAttribute('lang', 'hi'));
  await expect(card.root.getByRole('button', { name: hi.createAccount })).toBeVisible();
  await expect.poll(() => page.evaluate(`(${fake})().widgets.map(({ params }) => params.hl)`)).toEqual(['en', 'hi']);
  await expect(card.checkbox).toHaveCount(1);
  await card.solveCheck();
  await card.root.evaluate((element) => element.setAttribute('lang', 'en'));
  await expect(card.button(en.createAccount)).toBeVisible();
  await expect(card.checkbox).toBeChecked();
  await expect(card.field('name')).toHaveValue('Asha');
});

test('the check is compact where 304 px do not fit, and theirs in a dark card', async ({ page, services }) => {
  await page.setViewportSize({ width: 310, height: 700 });
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app, 'human-check': 'real', theme: 'dark' });
  await card.field('name').focus();
  await expect(card.checkbox).toBeVisible();
  const parameters = await page.evaluate(
    `(${fake})().widgets.map(({ params }) => ({ size: params.size, theme: params.theme }))`,
  );
  expect(parameters).toEqual([{ size: 'compact', theme: 'dark' }]);
});
