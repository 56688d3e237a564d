import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';

const identity = /identitytoolkit\.googleapis\.com\/v1\/accounts:/;
const firestore = /\/documents:(commit|batchGet)/;
const refuse = (page: Page, message: string) =>
  page.route(identity, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message, errors: [{ message }] } },
    }),
  );

test('an account that is there already offers Sign In, with the e-mail kept', async ({
  page,
  services,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  await backend.createAccount(visitor);
  const card = new CardPage(page);
  await card.openSignUp(services, visitor);
  await card.createAccount();
  await expect(card.status).toContainText(en.failures.emailInUse);
  await expect(card.status).toContainText('Firebase: Error (auth/email-already-in-use).');
  await card.button(en.signInInstead).click();
  await expect(card.tab(en.tabs.signin)).toHaveAttribute('aria-selected', 'true');
  await expect(card.field('identifier')).toHaveValue(visitor.email);
  await card.field('password').fill(visitor.password);
  await card.signIn();
  await page.waitForURL(`${services.app}/`);
});

test('a weak password is refused in plain words, with the rest kept', { tag: '@proof:rare' }, async ({
  page,
  services,
  visitor,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.fillSignUp({ ...visitor, password: '12345' });
  await card.waitForTestCheck();
  await card.createAccount();
  await expect(card.status).toContainText(en.failures.weakPassword);
  await expect(card.status).toContainText('Firebase: Password should be at least 6 characters (auth/weak-password).');
  await expect(card.field('email')).toHaveValue(visitor.email);
});

test('a disabled account is told so', { tag: '@proof:rare' }, async ({
  page,
  services,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  await backend.disable(await backend.createAccount(visitor));
  const card = new CardPage(page);
  await card.openSignIn(services, visitor);
  await card.signIn();
  await expect(card.status).toContainText(en.failures.disabled);
});

test('too many requests: wait a little', { tag: '@proof:rare' }, async ({ page, services, visitor, allowConsole }) => {
  allowConsole(/status of 400/);
  await refuse(page, 'TOO_MANY_ATTEMPTS_TRY_LATER');
  const card = new CardPage(page);
  await card.openSignIn(services, visitor);
  await card.signIn();
  await expect(card.status).toContainText(en.failures.tooMany);
  await expect(card.button(en.signIn)).toBeEnabled();
});

for (const status of [500, 429, 200]) {
  test(`a sign-in answered with ${status} and a page instead of JSON says that, and no untruth about the network`, {
    tag: status === 200 ? [] : '@proof:rare',
  }, async ({ page, services, visitor, backend, allowConsole }) => {
    allowConsole(/status of (500|429)/);
    await backend.createAccount(visitor);
    const card = new CardPage(page);
    await card.openSignIn(services, visitor);
    const headers = { 'access-control-allow-origin': '*' };
    const html = { status, headers, contentType: 'text/html', body: '<!doctype html><h1>Bad gateway</h1>' };
    await page.route(identity, (route) => route.fulfill(html), { times: 1 });
    await card.signIn();
    await expect(card.status).toContainText(en.failures.unreadable);
    expect((await card.events()).find(({ type }) => type === 'acct-error')?.detail).toEqual({
      code: 'card/unreadable-answer',
      action: 'sign-in',
    });
    await card.signIn();
    await page.waitForURL(`${services.app}/`);
  });
}

test('a network that goes in mid-flow and comes back loses nothing', async ({
  page,
  services,
  visitor,
  allowConsole,
}) => {
  allowConsole(/ERR_/);
  const card = new CardPage(page);
  await card.openSignUp(services, visitor);
  await page.route(identity, (route) => route.abort('internetdisconnected'));
  await card.createAccount();
  await expect(card.status).toContainText(en.failures.network);
  await expect(card.field('newPassword')).toHaveValue(visitor.password);
  await page.unroute(identity);
  await card.createAccount();
  await page.waitForURL(`${services.app}/`);
});

test('a profile that cannot be written is a warning for the integrator, and the visitor goes on', {
  tag: '@proof:rare',
}, async ({ page, services, visitor, backend, allowConsole }) => {
  allowConsole(/\[acct-auth-card\] store\/|status of 403/);
  await page.route(firestore, (route) =>
    route.request().postData()?.includes('user_profiles')
      ? route.fulfill({
          status: 403,
          headers: { 'access-control-allow-origin': '*' },
          json: { error: { code: 403, message: 'no', status: 'PERMISSION_DENIED' } },
        })
      : route.fallback(),
  );
  const card = new CardPage(page);
  await card.openSignUp(services, visitor);
  await card.createAccount();
  await page.waitForURL(`${services.app}/`);
  const uid = await backend.uidOf(visitor.email);
  expect(await backend.readDocument(`user_profiles/${uid}`)).toBeNull();
  expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({ status: 'pending' });
});

test('a Firestore that hangs leaves the visitor a choice within a bounded time', async ({
  page,
  services,
  visitor,
  allowConsole,
}) => {
  allowConsole(/\[acct-auth-card\] store\//);
  await page.clock.install();
  await page.route(firestore, () => undefined);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.fillSignUp(visitor);
  await page.clock.runFor(1000);
  await card.waitForTestCheck();
  const hangs = page.waitForRequest(firestore);
  await card.createAccount();
  await hangs;
  await expect(card.status).toHaveText(en.progress.finish);
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(card.status).toHaveText(en.provisionFailed, { timeout: 200 });
  }).toPass();
  await page.unroute(firestore);
  await card.button(en.tryAgain).click();
  await page.waitForURL(`${services.app}/`);
});

test('a redirect that does not happen leaves a link to the application', { tag: '@proof:rare' }, async ({
  page,
  services,
  visitor,
}) => {
  await page.route(`${services.app}/`, (route) => route.fulfill({ status: 204 }));
  const card = new CardPage(page);
  await card.openSignUp(services, visitor);
  await card.createAccount();
  await expect(card.root.getByRole('link', { name: en.openApp })).toHaveAttribute('href', `${services.app}/`);
});

test('forgot password answers the same whether the address has an account or not', { tag: '@proof:rare' }, async ({
  page,
  services,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(/status of 400.*sendOobCode/);
  await backend.createAccount(visitor);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app, tab: 'signin' });
  for (const email of [visitor.email, `nobody-${visitor.email}`]) {
    await card.field('identifier').fill(email);
    await card.button(en.forgotPassword).click();
    await expect(card.field('resetEmail')).toHaveValue(email);
    await card.waitForTestCheck();
    await card.button(en.sendResetLink).click();
    await expect(card.status).toHaveText(en.resetSent);
    await card.button(en.back).click();
  }
  expect((await backend.oobCodes(visitor.email)).map(({ requestType }) => requestType)).toEqual(['PASSWORD_RESET']);
});
