import { messages as en } from '../languages/en/messages.ts';
import { expect, rareTestDetails, test } from './card-test.ts';
import { watchRequests } from './watch-requests.ts';

const recaptchaScript = 'https://www.google.com/recaptcha/api.js*';

test('the card requests nothing from other origins before the first interaction', async ({
  card,
  page,
  services,
  refusedHosts,
}) => {
  await page.clock.install();
  const { after } = watchRequests(page);
  await card.show({ 'human-check': 'real' });
  await expect(card.button(en.createAccount)).toBeVisible();
  const requests = await after(10_000);
  expect(requests.filter((url) => !url.startsWith(services.partner) && !url.startsWith('data:'))).toEqual([]);
  expect(requests.filter((url) => url.includes('firebase'))).toEqual([]);
  const box = card.root.getByRole('region', { name: en.humanCheck.label });
  const before = await box.boundingBox();
  await card.field('name').focus();
  await expect(card.checkbox).toBeVisible();
  expect(await box.boundingBox()).toEqual(before);
  await expect(box.getByText(en.humanCheck.loading)).toBeHidden();
  await page.clock.runFor(20_000);
  await expect(box.getByText(en.humanCheck.failed)).toBeHidden();
  expect([...refusedHosts]).toEqual([]);
});

test('after the human check has expired, the card asks for another human check and keeps typed text', async ({
  card,
  page,
  visitor,
}) => {
  await card.show({ 'human-check': 'real' });
  await card.fillSignUp(visitor);
  await card.solveCheck();
  await page.evaluate('__fakeRecaptcha.expire()');
  await expect(card.root.getByText(en.humanCheck.expired)).toBeVisible();
  await card.createAccount();
  await expect(card.status).toHaveText(en.completeHumanCheck);
  await expect(card.field('email')).toHaveValue(visitor.email);
  await card.solveCheck();
  await card.createAccount();
  await card.waitForApplication();
});

test(
  'a submit scrolls an expired human check into view on a small screen',
  rareTestDetails,
  async ({ card, page, visitor }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await card.show({ 'human-check': 'real' });
    await card.fillSignUp(visitor);
    await card.solveCheck();
    await page.evaluate('__fakeRecaptcha.expire()');
    await card.createAccount();
    await expect(card.status).toHaveText(en.completeHumanCheck);
    const check = card.root.getByRole('region', { name: en.humanCheck.label });
    await expect(check).toBeFocused();
    await expect(check).toBeInViewport({ ratio: 1 });
    await expect(card.root.getByText(en.humanCheck.expired)).toBeInViewport({ ratio: 1 });
  },
);

test(
  "if the page replaces the content of the card's element, the removed human check can be loaded again",
  rareTestDetails,
  async ({ card, visitor, allowConsole }) => {
    allowConsole(/\[acct-auth-card\] human-check\/removed/);
    await card.show({ 'human-check': 'real' });
    await card.fillSignUp(visitor);
    await expect(card.checkbox).toBeVisible();
    await card.solveCheck();
    await card.root.evaluate((element) => {
      element.innerHTML = '<p>Welcome</p>';
    });
    await expect(card.root.getByText(en.humanCheck.removed)).toBeVisible();
    const code = 'human-check/removed';
    await expect.poll(() => card.detailsOf('acct-error')).toEqual([{ code, action: 'human-check', reason: code }]);
    await card.button(en.humanCheck.retry).click();
    await card.solveCheck();
    await card.createAccount();
    await card.waitForApplication();
  },
);

test('if the script of the human check is blocked, the card reports an error code, and the visitor can load the script again', async ({
  card,
  page,
  services,
  visitor,
  allowConsole,
}) => {
  allowConsole(/ERR_(FAILED|BLOCKED_BY_CLIENT)|\[acct-auth-card\] human-check\/blocked/);
  let blocked = true;
  await page.route(recaptchaScript, (route) => (blocked ? route.abort() : route.fallback()));
  await card.show({ 'human-check': 'real' });
  await card.fillSignUp(visitor);
  await expect(card.root.getByText(en.humanCheck.failed)).toBeVisible();
  const code = 'human-check/blocked';
  await expect.poll(() => card.detailsOf('acct-error')).toEqual([{ code, action: 'human-check', reason: code }]);
  await card.createAccount();
  await expect(card.status).toContainText(`Please complete reCAPTCHA${en.humanCheck.hindered}`);
  await expect(card.root.getByRole('link', { name: en.openLogin })).toHaveAttribute('href', `${services.site}/login`);
  blocked = false;
  await card.status.getByRole('button', { name: en.humanCheck.retry }).press('Enter');
  await expect(card.root.getByRole('region', { name: en.humanCheck.label })).toBeFocused();
  await expect(card.status).toHaveText('Please complete reCAPTCHA');
  await card.solveCheck();
  await card.createAccount();
  await card.waitForApplication();
});

test('a human check that does not load within 15 s is reported, and can be loaded again', async ({
  card,
  page,
  allowConsole,
}) => {
  allowConsole(/\[acct-auth-card\] human-check\/timeout/);
  await page.clock.install();
  await page.route(recaptchaScript, () => undefined);
  await card.show({ 'human-check': 'real' });
  const asked = page.waitForRequest(recaptchaScript);
  await card.field('name').fill('Asha');
  await asked;
  const line = page.waitForEvent('console', (message) => message.text().includes('human-check/timeout'));
  await page.clock.runFor(15_500);
  await expect(card.root.getByText(en.humanCheck.failed)).toBeVisible();
  await expect(card.field('name')).toHaveValue('Asha');
  // Lets the human check's script load only after the console line is written. Otherwise the line would report another
  // cause.
  await line;
  await page.unroute(recaptchaScript);
  await card.button(en.humanCheck.retry).click();
  await expect(card.checkbox).toBeVisible();
});

test('the human check is compact where 304 px do not fit, and dark in a dark card', async ({ card, page }) => {
  await page.setViewportSize({ width: 310, height: 700 });
  await card.show({ 'human-check': 'real', theme: 'dark' });
  await card.field('name').focus();
  await expect(card.checkbox).toBeVisible();
  const parameters = await page.evaluate(
    '__fakeRecaptcha.widgets.map(({ params }) => ({ size: params.size, theme: params.theme }))',
  );
  expect(parameters).toEqual([{ size: 'compact', theme: 'dark' }]);
});
