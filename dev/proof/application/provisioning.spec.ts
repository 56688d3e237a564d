import type { Page } from '@playwright/test';
import { pageTexts } from '../../../examples/application/page-texts.ts';
import { signUp } from '../../../site/e2e/session-fixture.ts';
import { expect, test } from '../browser/test.ts';
import type { TestServices } from '../browser/test-services.ts';

/** Signs a visitor in to the application, but not on the site. Resolves to the user id. */
async function signIn(page: Page, services: TestServices, email: string): Promise<string> {
  const { session, idToken } = await signUp(services, email);
  await page.context().addCookies([{ name: 'acct_auth_token', value: idToken, url: services.app }]);
  await page.goto(`${services.app}/account`);
  await page.getByRole('button', { name: pageTexts.continueAs.yes(email) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts.session.title);
  return session.uid;
}

test('the page polls the status of the company every two seconds until the status is done or rejected', {
  tag: '@proof:rare',
}, async ({ page, services, backend, visitor }) => {
  const uid = await signIn(page, services, visitor.email);
  const request = {
    uid,
    companyName: 'A & B <b>Traders</b>',
    requestedAt: new Date(0),
    suggestedCompanyId: 'a-b',
  };
  const setStatus = (status: string, more = {}) =>
    backend.writeDocument(`provision_requests/${uid}`, { ...request, status, ...more });
  await setStatus('pending');
  await page.clock.install();
  await page.goto(services.app);
  const company = page.getByRole('region', { name: 'Your company' });
  const status = company.getByRole('status');
  await expect(status).toHaveText('Your company waits to be set up.');
  await expect(page.getByRole('region', { name: 'provision_requests' })).toContainText('A & B <b>Traders</b>');

  const asked: string[] = [];
  page.on('request', (each) => asked.push(new URL(each.url()).pathname));
  await setStatus('in-progress');
  await page.clock.runFor(2000);
  await expect(status).toHaveText('Your company is being set up.');
  await setStatus('rejected', { rejectReason: 'There is no such shop.' });
  await page.clock.runFor(2000);
  await expect(status).toHaveText('Your company could not be set up. There is no such shop.');
  await expect(page.getByRole('region', { name: 'provision_requests' })).toContainText('rejected');
  await page.clock.runFor(10_000);
  expect(asked, 'a settled request is not polled').toEqual(['/provisioning.json', '/provisioning.json']);
});

test('an answer of 401 to the polling does not interrupt a sign-out that has begun', {
  tag: '@proof:session',
}, async ({ page, services, backend, visitor, allowConsole }) => {
  allowConsole(/status of 401/);
  const uid = await signIn(page, services, visitor.email);
  await backend.writeDocument(`provision_requests/${uid}`, { uid, companyName: 'A', status: 'pending' });
  await page.goto(services.app);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/sign-out', async (route) => {
    await released;
    await route.continue();
  });
  const sent = page.waitForRequest('**/sign-out');
  // Playwright's click resolves only after the next page has started to load.
  const clicked = page.getByRole('button', { name: 'Sign out' }).click();
  await sent;
  await page.route('**/provisioning.json', (route) => route.fulfill({ status: 401, json: {} }));
  await page.waitForResponse('**/provisioning.json');
  release();
  await clicked;
  await page.waitForURL(`${services.site}/`);
});
