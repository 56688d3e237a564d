import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';

const emulatorWithoutConfig = /status of 501.*recaptchaConfig/;
const broken = (status: number, message: string) => (route: Route) =>
  route.fulfill({
    status,
    headers: { 'access-control-allow-origin': '*' },
    json: { error: { code: status, message, errors: [{ message }] } },
  });
/** The server does what it is asked, and the visitor's line goes before the reply. */
const loseReply = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort('connectionreset');
};
const once = (page: Page, url: RegExp, handler: (route: Route) => Promise<void>) =>
  page.route(url, handler, { times: 1 });

test.describe('an account whose making was interrupted', () => {
  for (const [what, url, handler, sentence] of [
    ['reply is lost', /accounts:signUp/, loseReply, en.failures.network],
    ['look-up fails', /accounts:lookup/, broken(500, 'INTERNAL'), en.failures.server],
  ] as const) {
    test(`because its ${what} is finished by the next press`, async ({
      page,
      services,
      visitor,
      backend,
      allowConsole,
    }) => {
      allowConsole(/ERR_CONNECTION_RESET|status of (400|500)/);
      const card = new CardPage(page);
      await card.openSignUp(services, visitor, { company: 'Patil Traders' });
      await once(page, url, handler);
      await card.createAccount();
      await expect(card.status).toContainText(sentence);
      await expect(card.field('newPassword')).toHaveValue(visitor.password);

      await card.createAccount();
      await page.waitForURL(`${services.app}/`);
      const accounts = await backend.accounts(visitor.email);
      expect(accounts).toMatchObject([{ displayName: visitor.name }]);
      const uid = accounts[0]?.localId ?? '';
      expect((await backend.oobCodes(visitor.email)).map(({ requestType }) => requestType)).toEqual(['VERIFY_EMAIL']);
      expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({ displayName: visitor.name });
      expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({ companyName: 'Patil Traders' });
    });
  }

  test('by the page taking the card away is finished when it comes back', async ({
    page,
    services,
    visitor,
    backend,
    allowConsole,
  }) => {
    allowConsole(/status of 400/);
    const card = new CardPage(page);
    await card.openSignUp(services, visitor);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let answered = (): void => undefined;
    const delivered = new Promise<void>((resolve) => {
      answered = resolve;
    });
    await once(page, /accounts:signUp/, async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
      answered();
    });
    const asked = page.waitForRequest(/accounts:signUp/);
    await card.createAccount();
    await asked;
    const html = await card.root.evaluate((element) => {
      const tag = (element.cloneNode(false) as Element).outerHTML;
      element.remove();
      return tag;
    });
    release();
    await delivered;
    await page.evaluate((tag) => document.body.insertAdjacentHTML('beforeend', tag), html);
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.createAccount();
    await page.waitForURL(`${services.app}/`);
    expect(await backend.accounts(visitor.email)).toMatchObject([{ displayName: visitor.name }]);
  });
});

test.describe('a right code', () => {
  const awaitingCode = async (page: Page, origin: string, app: string, phone: string): Promise<CardPage> => {
    const card = new CardPage(page);
    await card.open(origin, { 'app-url': app, 'human-check': 'real', tab: 'signin' });
    await card.field('identifier').fill(phone);
    await card.solveCheck();
    await card.signIn();
    await expect(card.field('otp')).toBeFocused();
    return card;
  };

  test('whose look-up fails once is taken', async ({ page, services, visitor, backend, allowConsole }) => {
    allowConsole(emulatorWithoutConfig);
    allowConsole(/status of 500/);
    const card = await awaitingCode(page, services.partner, services.app, visitor.phone);
    await once(page, /accounts:lookup/, broken(500, 'INTERNAL'));
    await card.field('otp').fill((await backend.verificationCodes(visitor.phone)).at(-1) ?? '');
    await card.verifyOtp();
    await page.waitForURL(`${services.app}/`);
  });

  test('whose look-up goes on failing is taken at the next press', { tag: '@proof:rare' }, async ({
    page,
    services,
    visitor,
    backend,
    allowConsole,
  }) => {
    allowConsole(emulatorWithoutConfig);
    allowConsole(/status of 500/);
    const card = await awaitingCode(page, services.partner, services.app, visitor.phone);
    await page.route(/accounts:lookup/, broken(500, 'INTERNAL'));
    await card.field('otp').fill((await backend.verificationCodes(visitor.phone)).at(-1) ?? '');
    await card.verifyOtp();
    await expect(card.status).toContainText(en.failures.server);
    await page.unroute(/accounts:lookup/);
    await card.verifyOtp();
    await page.waitForURL(`${services.app}/`);
  });

  test('whose reply is lost is never called invalid: it has been used, and a new one is to be sent', async ({
    page,
    services,
    visitor,
    backend,
    allowConsole,
  }) => {
    allowConsole(emulatorWithoutConfig);
    allowConsole(/ERR_CONNECTION_RESET|status of 400/);
    const card = await awaitingCode(page, services.partner, services.app, visitor.phone);
    await once(page, /accounts:signInWithPhoneNumber/, loseReply);
    await card.field('otp').fill((await backend.verificationCodes(visitor.phone)).at(-1) ?? '');
    await card.verifyOtp();
    await expect(card.status).toContainText(en.failures.network);
    await card.verifyOtp();
    await expect(card.status).toHaveText(en.failures.codeUsed);
  });

  for (const [status, words, sentence] of [
    [500, 'INTERNAL', en.failures.server],
    [429, 'RESOURCE_EXHAUSTED', en.failures.tooMany],
  ] as const) {
    test(`met by a ${status} is taken at the next press`, { tag: '@proof:rare' }, async ({
      page,
      services,
      visitor,
      backend,
      allowConsole,
    }) => {
      allowConsole(emulatorWithoutConfig);
      allowConsole(new RegExp(`status of ${status}`));
      const card = await awaitingCode(page, services.partner, services.app, visitor.phone);
      await once(page, /accounts:signInWithPhoneNumber/, broken(status, words));
      await card.field('otp').fill((await backend.verificationCodes(visitor.phone)).at(-1) ?? '');
      await card.verifyOtp();
      await expect(card.status).toContainText(sentence);
      await card.verifyOtp();
      await page.waitForURL(`${services.app}/`);
    });
  }
});

test('a sign-in met by a 500 says so beside the words of the server, and keeps the password', {
  tag: '@proof:rare',
}, async ({ page, services, visitor, backend, allowConsole }) => {
  allowConsole(/status of 500/);
  await backend.createAccount(visitor);
  const card = new CardPage(page);
  await card.openSignIn(services, visitor);
  await once(page, /accounts:signInWithPassword/, broken(500, 'INTERNAL'));
  await card.signIn();
  await expect(card.status).toContainText(en.failures.server);
  await expect(card.status).toContainText('Firebase:');
  await expect(card.field('password')).toHaveValue(visitor.password);
  await card.signIn();
  await page.waitForURL(`${services.app}/`);
});

test('a request stored although its reply was lost is done, and written once', async ({
  page,
  services,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(/ERR_CONNECTION_RESET|status of 409/);
  let writes = 0;
  await page.route(/documents:commit/, async (route) => {
    if (!route.request().postData()?.includes('provision_requests')) return route.fallback();
    writes += 1;
    if (writes > 1) return route.fallback();
    await loseReply(route);
  });
  const card = new CardPage(page);
  await card.openSignUp(services, visitor, { company: 'Patil Traders' });
  const stored = page.waitForRequest(/documents:batchGet/);
  await card.createAccount();
  await stored;
  const uid = await backend.uidOf(visitor.email);
  const first = await backend.readDocument(`provision_requests/${uid}`);
  await page.waitForURL(`${services.app}/`);
  expect(writes).toBe(2);
  expect(await backend.readDocument(`provision_requests/${uid}`)).toEqual(first);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'acct_company_id')?.value).toBe(`patil-traders-${uid.slice(0, 6)}`);
});
