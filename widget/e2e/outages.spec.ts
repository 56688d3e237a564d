import type { Page, Route } from '@playwright/test';
import { messages as en } from '../languages/en/messages.ts';
import { expect, test, type VisitedCard } from './card-test.ts';

const identity = /identitytoolkit\.googleapis\.com\/v1\/accounts:/;
const readable = { 'access-control-allow-origin': '*' };

const broken = (route: Route) =>
  route.fulfill({ status: 500, headers: readable, json: { error: { code: 500, message: 'INTERNAL' } } });
/** The server does what it is asked, and the visitor's line goes before the reply. */
const loseReply = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort('connectionreset');
};
const once = (page: Page, url: RegExp, handler: (route: Route) => Promise<void>) =>
  page.route(url, handler, { times: 1 });

test('a page in place of the answer is called what it is, and no untruth is told about the network', async ({
  card,
  page,
  visitor,
  backend,
}) => {
  await backend.createAccount(visitor);
  await card.showSignIn();
  const body = '<!doctype html><h1>Bad gateway</h1>';
  await once(page, identity, (route) => route.fulfill({ headers: readable, contentType: 'text/html', body }));
  await card.signIn();
  await expect(card.status).toContainText(en.failures.unreadable);
  expect(await card.detailsOf('acct-error')).toEqual([{ code: 'card/unreadable-answer', action: 'sign-in' }]);
  await card.signIn();
  await card.arrives();
});

test('a network that goes in mid-flow and comes back loses nothing', async ({ card, page, visitor, allowConsole }) => {
  allowConsole(/ERR_/);
  await card.showSignUp();
  await page.route(identity, (route) => route.abort('internetdisconnected'));
  await card.createAccount();
  await expect(card.status).toContainText(en.failures.network);
  await expect(card.field('newPassword')).toHaveValue(visitor.password);
  await page.unroute(identity);
  await card.createAccount();
  await card.arrives();
});

for (const [what, url, handler, sentence] of [
  ['reply is lost', /accounts:signUp/, loseReply, en.failures.network],
  ['look-up fails', /accounts:lookup/, broken, en.failures.server],
] as const) {
  test(`an account whose ${what} is finished by the next press`, async ({
    card,
    page,
    visitor,
    backend,
    allowConsole,
  }) => {
    allowConsole(/ERR_CONNECTION_RESET|status of (400|500)/);
    await card.showSignUp({ company: 'Patil Traders' });
    await once(page, url, handler);
    await card.createAccount();
    await expect(card.status).toContainText(sentence);
    await expect(card.field('newPassword')).toHaveValue(visitor.password);

    await card.createAccount();
    await card.arrives();
    expect(await backend.accounts(visitor.email)).toMatchObject([{ displayName: visitor.name }]);
    expect((await backend.oobCodes(visitor.email)).map(({ requestType }) => requestType)).toEqual(['VERIFY_EMAIL']);
    expect(await card.records()).toMatchObject({
      profile: { displayName: visitor.name },
      request: { companyName: 'Patil Traders' },
    });
  });
}

const awaitCode = async (card: VisitedCard): Promise<void> => {
  await card.show({ 'human-check': 'real', tab: 'signin' });
  await card.askForCode();
  await card.fillLatestCode();
};

test('a right code whose look-up fails once is taken', async ({ card, page, allowConsole }) => {
  allowConsole(/status of 500/);
  await awaitCode(card);
  await once(page, /accounts:lookup/, broken);
  await card.verifyOtp();
  await card.arrives();
});

test('a right code whose reply is lost is never called invalid: it has been used, and a new one is to be sent', async ({
  card,
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_CONNECTION_RESET|status of 400/);
  await awaitCode(card);
  await once(page, /accounts:signInWithPhoneNumber/, loseReply);
  await card.verifyOtp();
  await expect(card.status).toContainText(en.failures.network);
  await card.verifyOtp();
  await expect(card.status).toHaveText(en.failures.codeUsed);
});

test('a request stored although its reply was lost is done, and written once', async ({ card, page, allowConsole }) => {
  allowConsole(/ERR_CONNECTION_RESET|status of 409/);
  let writes = 0;
  await page.route(/documents:commit/, async (route) => {
    if (!route.request().postData()?.includes('provision_requests')) return route.fallback();
    writes += 1;
    if (writes > 1) return route.fallback();
    await loseReply(route);
  });
  await card.showSignUp({ company: 'Patil Traders' });
  const stored = page.waitForRequest(/documents:batchGet/);
  await card.createAccount();
  await stored;
  const first = await card.records();
  await card.arrives();
  expect(writes).toBe(2);
  expect((await card.records()).request).toEqual(first.request);
  expect((await card.cookies()).acct_company_id).toBe(`patil-traders-${first.uid.slice(0, 6)}`);
});
