import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languageCodes, pathInLanguage } from '../../account/languages.ts';
import { findAccessibilityViolations } from '../../dev/proof/browser/find-accessibility-violations.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { readTestRun } from '../../dev/proof/browser/test-run.ts';
import { messagesByLanguage } from '../../widget/languages/testing/messages-by-language.ts';
import { catalogues } from '../content/catalogues.ts';
import { computeBrotliSize } from './built-pages.ts';
import {
  readDaysUntilCookieExpiry,
  readSessionCookies,
  signUp,
  storeSessionOfNewVisitor,
  storeSessionOnSite,
} from './session-fixture.ts';

const { session: text, login } = catalogues.en;
const { session: budget } = JSON.parse(readFileSync('budgets.json', 'utf8')).site as { session: number };
const tokenService = /securetoken\.googleapis\.com/;

test('after the token has expired, a visit to the application renews the session and ends on the requested page', async ({
  page,
  context,
  services,
  visitor,
}) => {
  const { session } = await signUp(services, visitor.email);
  await storeSessionOnSite(page, services, { ...session, since: session.since - 2 * 86_400 });
  const asked: string[] = [];
  const replies: Buffer[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).host}`));
  await page.route(tokenService, async (route) => {
    // Node cannot resolve subdomains of `localhost`.
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: services.auth + pathname + search });
    replies.push(await response.body());
    await route.fulfill({ response });
  });
  const address = `${services.httpsApp}/account?year=2026#row-7`;
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForURL(address);
  const hosts = (['httpsApp', 'httpsSite', 'httpsAuth'] as const).map((name) => new URL(services[name]).host);
  const [app, site, auth] = hosts;
  // The application redirects the visitor to the site, which redirects back.
  expect(asked.slice(0, 4)).toEqual([`GET ${app}`, `GET ${site}`, `POST ${auth}`, `GET ${app}`]);
  expect(replies).toHaveLength(1);
  const reply = gzipSync(replies[0] ?? '').length;
  for (const language of languageCodes) {
    const file = `https/site${pathInLanguage('/session', language)}.html`;
    expect(computeBrotliSize(readFileSync(join(readTestRun().folder, file))) + reply, language).toBeLessThanOrEqual(
      budget,
    );
  }
  const { uid, companyId } = session;
  expect(await readSessionCookies(context)).toEqual({
    auth_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]*$/),
    user_id: uid,
    company_id: companyId,
  });
  expect(await readDaysUntilCookieExpiry(context)).toBeCloseTo(5, 2);
  // The browser's history does not contain /session.
  await expect(page.getByRole('heading', { name: 'This session' })).toBeVisible();
  await page.goBack();
  expect(page.url()).toBe(`${services.httpsSite}/careers`);
});

for (const language of languageCodes) {
  test(`while a slow application loads, /session shows that the visitor is signed in, in ${language}`, async ({
    page,
    services,
    visitor,
  }) => {
    const { session } = await signUp(services, visitor.email);
    await storeSessionOnSite(page, services, { ...session, language });
    // The application answers with the status 204, so that the browser stays on /session.
    await page.route(`${services.httpsApp}/**`, (route) => route.fulfill({ status: 204 }));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${services.httpsSite}/session?return=/session.json`);
    const { redirecting, receipt } = messagesByLanguage[language];
    await expect(page.getByRole('heading')).toHaveText(redirecting);
    const main = page.getByRole('main');
    for (const words of [receipt.account, receipt.signedIn, visitor.email, receipt.stampSignedIn])
      await expect(main).toContainText(words);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('eight days after the sign-in, /login explains that the session has ended, and signing in leads to the requested page', {
  tag: '@proof:session',
}, async ({ page, context, services, visitor }) => {
  const { session } = await signUp(services, visitor.email, 8);
  await storeSessionOnSite(page, services, session);
  await page.goto(`${services.httpsSite}/session?return=/session.json`);
  await page.waitForURL(`${services.httpsSite}/login?return=${encodeURIComponent('/session.json')}#session-ended`);
  await expect(page.getByText(login.sessionEnded)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.getByText(catalogues.hi.login.sessionEnded)).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByText(login.sessionEnded)).toBeVisible();
  expect(await readSessionCookies(context)).toEqual({});
  await page.getByLabel('Email or phone').fill(visitor.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('kalam-kagaz-42');
  await expect(page.getByText('human check solved')).toBeVisible();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`${services.httpsApp}/session.json`);
  expect((await readSessionCookies(context)).user_id).toBe(session.uid);
});

test('during an outage /session explains the failure and keeps the old cookies, and the next try succeeds', {
  tag: '@proof:session',
}, async ({ page, context, services, visitor, allowConsole }) => {
  allowConsole(/status of 503|session\/outage/);
  const session = await storeSessionOfNewVisitor(page, services, visitor.email);
  const old = { name: 'acct_user_id', value: session.uid, domain: '.acct.localhost', path: '/', secure: true };
  await context.addCookies([old]);
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(tokenService, (route) => route.fulfill({ status: 503, headers, json: {} }), { times: 1 });
  await page.goto(`${services.httpsSite}/session?return=/?page=2`);
  await expect(page.getByRole('heading')).toHaveText(text.outage.heading);
  expect(await readSessionCookies(context)).toEqual({ user_id: session.uid });
  await page.getByRole('button', { name: text.tryAgain }).click();
  await page.waitForURL(`${services.httpsApp}/?page=2`);
});

test('a second call of /session within 20 s neither renews the token again nor redirects in a loop', async ({
  page,
  services,
  visitor,
}) => {
  await storeSessionOfNewVisitor(page, services, visitor.email);
  const address = `${services.httpsSite}/session?return=/session.json`;
  await page.goto(address);
  await page.waitForURL(`${services.httpsApp}/session.json`);
  await page.route(tokenService, () => undefined);
  await page.goto(address);
  await expect(page.getByRole('heading')).toHaveText(text.again.heading);
  await page.getByRole('button', { name: text.openApp }).click();
  await page.waitForURL(`${services.httpsApp}/session.json`);
  await page.goto(address);
  await page.getByRole('link', { name: text.signIn }).click();
  await expect(page).toHaveURL(`${services.httpsSite}/login?return=${encodeURIComponent('/session.json')}`);
});
