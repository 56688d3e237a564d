import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pathInLanguage } from '../../account/languages.ts';
import { longWaits } from '../../dev/proof/browser/long-waits.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { readTestRun } from '../../dev/proof/browser/test-run.ts';
import type { TestServices } from '../../dev/proof/browser/test-services.ts';
import { pageTexts } from '../../examples/application/page-texts.ts';
import { CardPage } from '../../widget/e2e/card-page.ts';
import { messages } from '../../widget/languages/en/messages.ts';
import { catalogues } from '../content/catalogues.ts';
import {
  fulfillWithEmptyPage,
  openAddressFromPage,
  readSessionCookies,
  readSessionOnSite,
  storeSessionOfNewVisitor,
  waitForSignOut,
} from './session-fixture.ts';

const { session: text } = catalogues.en;

test.describe('/session', { tag: '@proof:session' }, () => {
  test('renews the session for two tabs at once, and returns each tab to its own page', async ({
    context,
    page,
    services,
    visitor,
  }) => {
    const session = await storeSessionOfNewVisitor(page, services, visitor.email);
    const tabs = [page, await context.newPage(), await context.newPage()];
    await Promise.all(
      tabs.map(async (tab, index) => {
        await tab.goto(`${services.httpsSite}/session?return=/?tab=${index}`);
        await tab.waitForURL(`${services.httpsApp}/?tab=${index}`);
      }),
    );
    expect((await readSessionCookies(context)).user_id).toBe(session.uid);
    expect(await readSessionOnSite(page, services)).toMatchObject({ uid: session.uid });
  });

  test('does nothing on a prerendered page before the visitor sees it', async ({ page, services, visitor }) => {
    await storeSessionOfNewVisitor(page, services, visitor.email);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'prerendering', { value: true, writable: true });
    });
    // Serves an empty page instead of the application, which would redirect back to /session.
    await page.route(`${services.httpsApp}/**`, (route) => fulfillWithEmptyPage(route));
    const address = `${services.httpsSite}/session?return=/?page=2`;
    await page.goto(address);
    await expect(page.getByRole('heading')).toHaveCount(0);
    expect(asked).toEqual([address]);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await page.waitForURL(`${services.httpsApp}/?page=2`);
  });

  test('shows a link to /login if scripts are off', async ({ browser, services }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.goto(`${services.httpsSite}${pathInLanguage('/session', 'hi')}?return=/books`);
    await page.getByRole('link', { name: catalogues.hi.session.signIn }).click();
    await expect(page).toHaveURL(services.httpsSite + pathInLanguage('/login', 'hi'));
    await context.close();
  });

  for (const guard of ['its header', 'its script alone'] as const) {
    test(`deletes no session while another page shows /session in a frame (protected by ${guard})`, async ({
      page,
      services,
      visitor,
      allowConsole,
    }) => {
      allowConsole(/frame-ancestors/);
      const session = await storeSessionOfNewVisitor(page, services, visitor.email);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      if (guard === 'its script alone') {
        const path = join(readTestRun().folder, 'https/site/session.html');
        await page.route(`${services.httpsSite}/session*`, (route) => route.fulfill({ path }));
      }
      const from = `${services.httpsPartner}/frame`;
      await page.route(from, (route) => fulfillWithEmptyPage(route));
      await page.goto(from);
      const address = `${services.httpsSite}/session?sign-out`;
      await page.evaluate(
        (src) =>
          new Promise((resolve) => {
            const frame = Object.assign(document.createElement('iframe'), { src, onload: resolve });
            document.body.append(frame);
          }),
        address,
      );
      expect(asked).toEqual([from, address]);
      await page.unrouteAll();
      expect(await readSessionOnSite(page, services)).toMatchObject(session);
    });
  }
});

/** Signs a visitor in to the application. */
async function signIn(page: Page, services: TestServices, email: string): Promise<void> {
  await storeSessionOfNewVisitor(page, services, email);
  await page.goto(`${services.httpsSite}/session`);
  await page.waitForURL(`${services.httpsApp}/`);
}

test('a sign-out from a page of another site asks the visitor first, and deletes nothing before the answer', {
  tag: '@proof:session',
}, async ({ context, page, services, visitor }) => {
  await signIn(page, services, visitor.email);
  for (const from of [services.httpsOutside, services.httpsPartner]) {
    await openAddressFromPage(page, `${from}/link`, `${services.httpsSite}/session?sign-out`);
    await expect(page.getByRole('heading')).toHaveText(text.signOut.heading);
  }
  expect(Object.keys(await readSessionCookies(context))).toHaveLength(3);
  await page.getByRole('button', { name: text.signOut.action }).click();
  await waitForSignOut(page, services);
  await page.goBack();
  await expect(page.getByRole('heading')).toHaveText(text.appOpen.heading);
  await page.getByRole('link', { name: text.openApp }).click();
  await page.waitForURL(`${services.httpsSite}/login?return=%2F#sign-in-first`);
  expect(await readSessionOnSite(page, services)).toBeNull();
});

test('after a sign-out that leaves another user signed in to the application, the site warns that the app may still be open', async ({
  page,
  services,
  visitor,
}) => {
  await signIn(page, services, visitor.email);
  await expect(page.getByRole('region', { name: 'Visitor' })).toContainText(visitor.email);
  await storeSessionOfNewVisitor(page, services, `ravi-${visitor.email}`);
  await page.context().clearCookies({ name: /^acct_/ });
  const { session: words, account } = catalogues.hi;
  await page.goto(`${services.httpsSite}/hi/account`);
  await page.getByRole('link', { name: account.signIn.signOut }).click();
  for (const visit of ['the way back', 'a reload']) {
    await expect(page.getByRole('heading'), visit).toHaveText(words.appOpen.heading);
    await expect(page).toHaveURL(`${services.httpsSite}/session?signed-out=other&lang=hi`);
    await page.reload();
  }
  await page.getByRole('link', { name: words.openApp }).click();
  await page.waitForURL(`${services.httpsApp}/`);
  await expect(page.getByRole('region', { name: 'Visitor' })).toContainText(visitor.email);
});

test('a sign-out informs the visitor that the application is still signed in, even if the application does not answer', {
  tag: '@proof:session',
}, async ({ page, services, visitor }) => {
  const { session: words, account } = catalogues.hi;
  await signIn(page, services, visitor.email);
  const posts: (string | null)[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${services.httpsApp}/site-sign-out`, async (route) => {
    posts.push(route.request().url(), await route.request().headerValue('origin'), route.request().postData());
    await released;
    await route.continue();
  });
  const uid = (await readSessionOnSite(page, services))?.uid;
  // The page itself reports its texts, because a test cannot query a page that is about to navigate.
  const said: string[] = [];
  await page.exposeFunction('note', (text: string) => said.push(text));
  await page.addInitScript(() => {
    const { note } = window as unknown as { note(text: string): void };
    const shown = () => {
      const parts = document.querySelectorAll('main[aria-live] section:not([hidden]) > :is(h1, p, a)');
      note(Array.from(parts, ({ textContent }) => textContent).join(' '));
    };
    new MutationObserver(shown).observe(document, { subtree: true, attributeFilter: ['hidden'] });
  });
  await page.goto(`${services.httpsSite}/hi/account`);
  await page.getByRole('link', { name: account.signIn.signOut }).click({ noWaitAfter: true });
  const { leaving, appOpen, openApp } = words;
  const screens = [
    words.working,
    `${leaving.heading} ${leaving.text}`,
    `${appOpen.heading} ${appOpen.text} ${openApp}`,
  ];
  await expect.poll(() => said.filter(Boolean), longWaits.signOutLimit).toEqual(screens);
  expect(posts).toEqual([`${services.httpsApp}/site-sign-out`, services.httpsSite, `user_id=${uid}`]);
  release();
  await waitForSignOut(page, services, 'hi');
});

test('“Continue” on /login first shows a message if another account has signed in since the page was opened', {
  tag: '@proof:session',
}, async ({ page, context, services, visitor, backend, allowConsole }) => {
  allowConsole(/status of 503|\[acct-auth-card\] store\//);
  const { unsaved, continue: goOn } = messages;
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(/documents:(commit|batchGet)/, (route) =>
    route.request().method() === 'OPTIONS' ? route.continue() : route.fulfill({ status: 503, headers, json: {} }),
  );
  const card = new CardPage(page);
  await page.goto(`${services.httpsSite}/login`);
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.createAccount();
  await expect(card.status).toHaveText(unsaved.kept);

  const other = await context.newPage();
  await storeSessionOfNewVisitor(other, services, `ravi-${visitor.email}`);
  await other.goto(`${services.httpsSite}/session`);
  await other.getByRole('button', { name: text.continueAs.action }).click();
  await other.waitForURL(`${services.httpsApp}/`);
  const ravi = await readSessionCookies(context);

  await card.button(goOn).click();
  await expect(card.status).toHaveText(unsaved.replaced);
  expect(await readSessionCookies(context)).toEqual(ravi);
  await card.button(goOn).click();
  await page.waitForURL(`${services.httpsApp}/`);
  await expect(page.getByText(pageTexts.anotherAccount.since)).toBeVisible();
  expect((await readSessionCookies(context)).user_id).toBe(await backend.uidOf(visitor.email));
});
