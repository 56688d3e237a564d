import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import type { TestServices } from '../../dev/proof/browser/test-services.ts';
import { CardPage } from '../../widget/e2e/card-page.ts';
import { messages } from '../../widget/languages/hi/messages.ts';
import { catalogues } from '../content/catalogues.ts';
import { openAddressFromPage, signUp, storeHandoff, storeSessionOnSite } from './session-fixture.ts';

const { session: text, login } = catalogues.hi;

/** Records each screen that pages of the site show after this call, as "language: heading". */
async function watchSite(page: Page, services: TestServices): Promise<string[]> {
  const lines: string[] = [];
  await page.exposeFunction('noteScreen', (line: string) => {
    if (lines[lines.length - 1] !== line) lines.push(line);
  });
  await page.addInitScript((site) => {
    if (location.origin !== site) return;
    const { noteScreen } = window as unknown as { noteScreen(line: string): void };
    const note = (): void => {
      const heading = document.querySelector('main > section:not([hidden]) h1, .section h1')?.textContent;
      if (heading) noteScreen(`${document.documentElement.lang}: ${heading}`);
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['hidden', 'lang'],
    });
  }, services.httpsSite);
  return lines;
}

/** Deletes the cookies of the application's own session and of the token. */
const endSession = (page: Page) => page.context().clearCookies({ name: /_session$|acct_auth_token/ });

const tokenService = /securetoken\.googleapis\.com/;

test('a visitor who signs up in Hindi sees no English page on the way to the application, back to the site, and at the sign-out', async ({
  page,
  services,
  visitor,
  allowConsole,
}) => {
  allowConsole(/status of 503|session\/outage/);
  const screens = await watchSite(page, services);
  const card = new CardPage(page, messages);
  await page.goto(`${services.httpsSite}/hi/login`);
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.createAccount();
  await page.waitForURL(`${services.httpsApp}/`);

  await endSession(page);
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(tokenService, (route) => route.fulfill({ status: 503, headers, json: {} }), { times: 1 });
  await page.goto(`${services.httpsApp}/account?year=2026`);
  await page.getByRole('button', { name: text.tryAgain }).click();
  await page.waitForURL(`${services.httpsApp}/account?year=2026`);

  await page.goto(`${services.httpsApp}/`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${services.httpsSite}/hi`);

  await page.goto(`${services.httpsSite}/hi/login`);
  await card.fillSignIn(visitor.email, visitor.password);
  await card.waitForTestCheck();
  await card.signIn();
  await page.waitForURL(`${services.httpsApp}/`);
  await openAddressFromPage(page, `${services.httpsOutside}/link`, `${services.httpsSite}/session?sign-out`);
  await page.getByRole('button', { name: text.signOut.action }).click();
  await expect(page.getByRole('heading', { name: text.signedOut.heading })).toBeVisible();
  // The stored session, which contained the language, is deleted. Only the URL determines the language now.
  await page.reload();
  await expect(page.getByRole('heading', { name: text.signedOut.heading })).toBeVisible();
  await page.getByRole('link', { name: text.signIn }).click();
  await page.waitForURL(`${services.httpsSite}/hi/login`);

  expect(screens.filter((line) => !line.startsWith('hi: '))).toEqual([]);
  for (const heading of [text.working, text.outage.heading, text.signOut.heading, text.leaving.heading])
    expect(screens).toContain(`hi: ${heading}`);
});

test('if a session in Hindi has ended, /session leads to the Hindi sign-in page', async ({
  page,
  services,
  visitor,
}) => {
  const { session } = await signUp(services, visitor.email, 8);
  await storeSessionOnSite(page, services, session, undefined, '/hi/careers');
  await page.goto(`${services.httpsSite}/session?return=/books`);
  await page.waitForURL(`${services.httpsSite}/hi/login?return=%2Fbooks#session-ended`);
  await expect(page.getByText(login.sessionEnded)).toBeVisible();
});

test('a hand-off from a Hindi page and each later renewal are in Hindi', async ({ page, services, visitor }) => {
  const screens = await watchSite(page, services);
  const { session } = await signUp(services, visitor.email);
  const address = await storeHandoff(services, session);
  await openAddressFromPage(page, `${services.httpsOutside}/card`, address.replace('/session', '/hi/session'));
  await page.getByRole('button', { name: text.continueAs.action }).click();
  await page.waitForURL(`${services.httpsApp}/`);
  await endSession(page);
  screens.length = 0;
  await page.goto(`${services.httpsApp}/account`);
  await page.waitForURL(`${services.httpsApp}/account`);
  expect(screens).toEqual([`hi: ${text.working}`, `hi: ${text.receipt.redirecting}`]);
});

test('an English page of the site stays English after a sign-in in Hindi', async ({ page, services, visitor }) => {
  const { session } = await signUp(services, visitor.email);
  await storeSessionOnSite(page, services, session, undefined, '/hi/careers');
  const screens = await watchSite(page, services);
  await page.goto(`${services.httpsSite}/account`);
  await page.getByRole('link', { name: catalogues.en.account.signIn.signOut }).click();
  await expect(page.getByRole('heading', { name: catalogues.en.session.signedOut.heading })).toBeVisible();
  expect(screens.filter((line) => !line.startsWith('en: '))).toEqual([]);
});
