import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';
import { serveKeeper } from './serve-site-session.ts';

type KeeperWindow = { readonly keeperCalls?: readonly unknown[] };
const calls = (page: Page) => page.evaluate(() => (window as unknown as KeeperWindow).keeperCalls ?? []);

test('on our own site the keeper gets the session, and forgets it where the page resets the card', async ({
  page,
  services,
  visitor,
  backend,
}) => {
  await serveKeeper(page, services.httpsSite);
  const card = new CardPage(page);
  const attributes = { 'app-url': services.httpsApp, 'cookie-domain': '.acct.localhost' };
  await card.open(services.httpsSite, attributes);
  await page.evaluate(() => document.addEventListener('acct-authenticated', (event) => event.preventDefault()));
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.createAccount();
  await expect(card.status).toHaveText(en.signedIn);
  const uid = (await backend.accounts(visitor.email))[0]?.localId ?? '';
  const session = {
    refreshToken: expect.stringMatching(/.{20}/),
    uid,
    account: visitor.email,
    companyId: `a-b-traders-pune-${uid.slice(0, 6)}`,
    projectId: 'demo-acct',
    since: expect.any(Number),
  };
  expect((await calls(page)).at(-1)).toEqual(session);

  await page.evaluate(() => {
    const element = document.querySelector('acct-auth-card');
    element?.reset();
    document.addEventListener('acct-authenticated', () => element?.reset());
  });
  await card.fillSignIn(visitor.email, visitor.password);
  await card.waitForTestCheck();
  await card.signIn();
  await expect.poll(() => calls(page)).toContain('forget');
  // An existing account's company is known once it was read.
  expect((await calls(page)).slice(-3)).toEqual([{ ...session, companyId: null }, session, 'forget']);
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('acct_'))).toEqual([]);
});
