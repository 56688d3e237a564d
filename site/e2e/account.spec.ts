import { readFileSync } from 'node:fs';
import type { Locator, Page, Route } from '@playwright/test';
import { projectId } from '../../dev/base/ports.ts';
import { findAccessibilityViolations } from '../../dev/proof/browser/find-accessibility-violations.ts';
import { requestJson } from '../../dev/proof/browser/firestore-admin-client.ts';
import { expect, test } from '../../dev/proof/browser/test.ts';
import type { TestServices } from '../../dev/proof/browser/test-services.ts';
import { CardPage } from '../../widget/e2e/card-page.ts';
import { messages } from '../../widget/languages/en/messages.ts';
import { messages as hindi } from '../../widget/languages/hi/messages.ts';
import { catalogues } from '../content/catalogues.ts';
import { watchPage } from './page-watch.ts';
import {
  readSessionOnSite,
  signUp,
  storeSessionFromOpenPage,
  storeSessionOfNewVisitor,
  storeSessionOnSite,
  waitForSignOut,
} from './session-fixture.ts';

const { account: text, login } = catalogues.en;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const findsNoBarrier = async (page: Page): Promise<void> => expect(await findAccessibilityViolations(page)).toEqual([]);

const open = async (page: Page, services: TestServices): Promise<void> => {
  await page.goto(`${services.httpsSite}/account`);
  await expect(heading(page)).toHaveText(text.title);
};
const unfold = async (page: Page): Promise<void> => {
  for (const summary of await page.locator('main details:not([hidden]) > summary').all()) await summary.click();
};
const says = async (page: Page, why: keyof typeof text.failures): Promise<void> => {
  await expect(heading(page)).toHaveText(text.failures[why].heading);
  await findsNoBarrier(page);
};

/** Calls `answer` for each request by which the page writes to Firestore. */
const onWrite = (page: Page, answer: (route: Route) => Promise<unknown>): Promise<unknown> =>
  page.route(/documents:commit$/, (route) =>
    route.request().method() === 'OPTIONS' ? route.fallback() : answer(route),
  );
const lookAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
/** Returns the values of all fields and the page's HTML, hidden parts included. */
const lies = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = Array.from(document.querySelectorAll('input'), ({ value }) => value);
    return `${fields} ${document.querySelector('main')?.outerHTML}`;
  });

test('a new visitor sees the stored records, and requests to close the account', async ({
  page,
  services,
  backend,
  visitor,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  let presses = 0;
  const press = async (what: Locator): Promise<void> => {
    presses += 1;
    await what.click();
  };
  await page.route(`${services.httpsApp}/**`, (route) => route.fulfill({ body: 'The application.' }));
  const card = new CardPage(page);
  await page.goto(`${services.httpsSite}/login`);
  const company = 'A & B Traders (Pune)';
  const { name, email, password } = visitor;
  for (const [field, typed] of Object.entries({ name, company, email, newPassword: password })) {
    await press(card.field(field as 'name'));
    await card.field(field as 'name').fill(typed);
  }
  await card.waitForTestCheck();
  await press(card.button(messages.createAccount));
  await page.waitForURL(`${services.httpsApp}/**`);
  const toSignUp = presses;
  const uid = await backend.uidOf(email);
  const request = () => backend.readDocument(`account_requests/${uid}`);

  presses = 0;
  await page.goto(`${services.httpsSite}/login`);
  const watched = await watchPage(page, () =>
    press(page.getByRole('region', { name: login.greeting.label }).getByRole('link', { name: login.greeting.account })),
  );
  await expect(heading(page)).toHaveText(text.title);
  await press(button(page, text.close.action));
  await expect(heading(page)).toHaveText(text.close.question);
  await expect(heading(page)).toBeFocused();
  await findsNoBarrier(page);
  await expect(button(page, text.close.confirm)).toHaveAttribute('aria-disabled', 'false');
  expect(await request()).toBeNull();
  await press(button(page, text.close.confirm));
  await expect(page.getByRole('status')).toHaveText(text.messages.close);
  expect(presses).toBeLessThanOrEqual(toSignUp);
  const stored = { uid, kind: 'close', language: 'en', status: 'open', requestedAt: expect.any(Date) };
  expect(await request()).toEqual(stored);
  expect((await watched()).violations).toEqual([]);
  await unfold(page);
  // The page describes each record, including the consent, in the words of the privacy notice.
  for (const shown of [uid, email, company, text.values.status.pending, text.values.kind.given])
    await expect(page.locator('dd', { hasText: shown }).first()).toBeVisible();
  // The links lead to the published legal texts in the consent's language.
  const notice = page
    .locator('[data-place=consents]')
    .getByRole('link', { name: catalogues.en.meta['/privacy'].heading });
  await expect(notice).toHaveAttribute('href', /^\/editions\/\d{4}-\d\d-\d\d\/en\/privacy$/);
  await notice.click();
  await expect(page.getByText(catalogues.en.editions.note)).toBeVisible();
});

test('a request to close the account is visible on /login, and can be withdrawn on /account', async ({
  page,
  services,
  backend,
  visitor,
}) => {
  const { uid } = await storeSessionOfNewVisitor(page, services, visitor.email);
  const path = `account_requests/${uid}`;
  const request = { uid, kind: 'close', language: 'hi', status: 'open', requestedAt: new Date() };
  await backend.writeDocument(path, { ...request, status: 'taken' });
  await open(page, services);
  await expect(page.getByText(text.close.states.taken.split('{date}')[1] ?? '')).toBeVisible();
  await expect(button(page, text.close.takeBack)).toBeHidden();
  await expect(button(page, text.close.action)).toBeHidden();
  // Any page that has the visitor's token can store a request to close the account.
  await backend.writeDocument(path, request);
  await page.goto(`${services.httpsSite}/login`);
  await page.getByRole('link', { name: login.greeting.isClosing }).click();
  await expect(button(page, text.close.takeBack)).toBeVisible();
  await findsNoBarrier(page);
  await button(page, text.close.takeBack).click();
  await expect(page.getByRole('status')).toHaveText(text.messages['take-back']);
  expect(await backend.readDocument(path)).toBeNull();
});

test('a visitor can correct name and phone, download a copy and request mails, and the page contains no data after signing out', async ({
  page,
  services,
  backend,
  visitor,
}) => {
  const { email } = visitor;
  const { uid } = await storeSessionOfNewVisitor(page, services, email);
  const at = new Date();
  const profile = { uid, email, displayName: 'Asha', phone: null, signupMethod: 'password', emailVerified: false };
  await backend.writeDocument(`user_profiles/${uid}`, { ...profile, createdAt: at, updatedAt: at });
  await backend.writeDocument(`provision_requests/${uid}`, { uid, companyName: 'A & B Traders', status: 'pending' });
  const watched = await watchPage(page, () => open(page, services));
  expect((await watched()).layoutShift, 'loading moves nothing').toBe(0);
  await findsNoBarrier(page);
  await page.getByLabel('Name').fill('');
  await page.getByLabel('Phone').fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(text.correct.problems.required);
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    `${text.correct.problems.phone} ${text.correct.hint}`,
  );
  await page.getByLabel('Name').fill('Asha P. Patil ');
  await page.getByLabel('Phone').fill('98765 43210');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(text.messages.correct);
  const corrected = { displayName: 'Asha P. Patil', phone: '+919876543210', email };
  expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject(corrected);
  await expect(page.getByLabel('Phone')).toHaveValue(corrected.phone);

  await unfold(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await findsNoBarrier(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const widthAt = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      return document.documentElement.scrollWidth;
    }, size);
  expect([await widthAt('212.5%'), await widthAt('')], 'text of twice the size').toEqual([320, 320]);
  const downloading = page.waitForEvent('download');
  await button(page, text.copy.action).click();
  const copy = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
  expect(copy).toMatchObject({
    user_profiles: [corrected],
    authentication: [{ uid, email, providers: [{ providerId: 'password' }] }],
    provision_requests: [{ companyName: 'A & B Traders', status: 'pending' }],
    consents: [],
    account_requests: [],
  });

  await button(page, text.signIn.newPassword).click();
  await expect(page.getByRole('status')).toHaveText(text.messages['new-password']);
  await button(page, text.unconfirmed.action).click();
  await expect(page.getByRole('status')).toHaveText(text.messages['confirm-email']);
  const sent = (await backend.oobCodes(email)).map(({ requestType }) => requestType);
  expect(sent).toEqual(expect.arrayContaining(['PASSWORD_RESET', 'VERIFY_EMAIL']));

  await page.getByRole('link', { name: text.signIn.signOut }).click();
  await waitForSignOut(page, services);
  expect(await readSessionOnSite(page, services)).toBeNull();
});

test('a signed-out visitor is redirected to /login and back, in Hindi', async ({
  page,
  services,
  backend,
  visitor,
}) => {
  await backend.createAccount(visitor);
  const card = new CardPage(page, hindi);
  await page.goto(`${services.httpsSite}/hi/account`);
  await page.waitForURL(`${services.httpsSite}/hi/login#sign-in-first`);
  await expect(card.tab(hindi.tabs.signin)).toHaveAttribute('aria-selected', 'true');
  await card.field('identifier').fill(visitor.email);
  await card.field('password').fill(visitor.password);
  await card.waitForTestCheck();
  await card.signIn();
  await expect(heading(page)).toHaveText(catalogues.hi.account.title);
  expect(page.url()).toBe(`${services.httpsSite}/hi/account`);
  await findsNoBarrier(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(heading(page)).toHaveText(text.title);
});

test('if another tab has changed the session or the records, or if there is no network, /account says what to do next', {
  tag: '@proof:session',
}, async ({ context, page, services, backend, visitor, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  const { session: ravi } = await signUp(services, `ravi-${visitor.email}`);
  const asha = await storeSessionOfNewVisitor(page, services, visitor.email);
  await open(page, services);
  const calls = `${services.httpsAuth}/**`;
  await page.route(calls, (route) => route.abort());
  await unfold(page);
  await button(page, text.signIn.newPassword).click();
  await says(page, 'outage');
  await expect(page.getByRole('status')).toHaveText(text.lastRequest.undone);
  await expect(heading(page)).toBeFocused();
  await page.unroute(calls);
  await button(page, text.tryAgain).click();
  await expect(page.getByRole('status')).toHaveText(text.messages['new-password']);
  const other = await context.newPage();
  await storeSessionOnSite(other, services, ravi);
  await button(page, text.unconfirmed.action).click();
  await says(page, 'another');
  await page.getByRole('link', { name: text.showAnother }).click();
  await expect(page.locator('[data-fill=person]')).toContainText(ravi.account ?? '');
  const sent = (await backend.oobCodes(asha.account ?? '')).map(({ requestType }) => requestType);
  expect(sent).not.toContain('VERIFY_EMAIL');
  // The downloaded copy has the data of the visitor who is signed in at the moment of the press.
  const copies: unknown[] = [];
  page.on('download', (copy) => copies.push(copy));
  await storeSessionOnSite(other, services, asha);
  await unfold(page);
  await button(page, text.copy.action).click();
  await says(page, 'another');
  expect(await lies(page)).not.toContain(ravi.uid);
  expect(copies).toEqual([]);
  await page.getByRole('link', { name: text.showAnother }).click();
  await expect(heading(page)).toHaveText(text.title);
  await other.goto(`${services.httpsSite}/account`);
  await other.getByRole('link', { name: text.signIn.signOut }).click();
  await waitForSignOut(other, services);
  await lookAgain(page);
  await says(page, 'nobody');
});

test('if another visitor signs in while /account sends a request, /account shows no data of the first visitor', async ({
  context,
  page,
  services,
  backend,
  visitor,
}) => {
  const { email } = visitor;
  const { session: ravi } = await signUp(services, `ravi-${email}`);
  const { uid } = await storeSessionOfNewVisitor(page, services, email);
  const at = new Date();
  const phone = '+919876543210';
  const profile = { uid, email, displayName: 'Asha', phone, signupMethod: 'password', emailVerified: false };
  await backend.writeDocument(`user_profiles/${uid}`, { ...profile, createdAt: at, updatedAt: at });
  await backend.writeDocument(`provision_requests/${uid}`, { uid, companyName: 'Kalam Traders', status: 'pending' });
  await open(page, services);
  // Opens the second page before the press, because the delayed request of the press could time out while a page opens.
  const other = await context.newPage();
  await other.goto(`${services.httpsSite}/careers`);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await onWrite(page, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Name').fill('Asha Patil');
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('documents:commit') && request.method() === 'POST',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(text.working);
  // Waits for the request, because the page would not send the request after the other visitor has signed in.
  await sent;
  await storeSessionFromOpenPage(other, ravi);
  await lookAgain(page);
  await says(page, 'another');
  await expect(page.getByRole('status')).toHaveText(text.lastRequest.waiting);
  const left = await lies(page);
  for (const stored of [uid, email, phone, 'Asha', 'Kalam Traders']) expect(left).not.toContain(stored);
  answer();
  await expect(page.getByRole('status')).toHaveText(text.lastRequest.done);
  expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({ displayName: 'Asha Patil' });
});

test('/account informs a visitor who corrects the phone number that a sign-in by phone still needs the old number', {
  tag: '@proof:rare',
}, async ({ page, services, backend, visitor }) => {
  const { email, phone } = visitor;
  const { uid } = await storeSessionOfNewVisitor(page, services, email);
  const identity = `${services.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  const at = new Date();
  const profile = { uid, email, displayName: 'Asha', phone, signupMethod: 'phone', emailVerified: false };
  await backend.writeDocument(`user_profiles/${uid}`, { ...profile, createdAt: at, updatedAt: at });
  await open(page, services);
  const field = page.getByLabel('Phone');
  await expect(field, 'an account without a phone sign-in').toHaveAccessibleDescription(text.correct.hint);
  await requestJson('POST', `${identity}/accounts:update`, { localId: uid, phoneNumber: phone });
  await open(page, services);
  const said = text.correct.signsIn.replace('{phone}', phone);
  await expect(field).toHaveAccessibleDescription(said);
  await findsNoBarrier(page);
  await field.fill('98765 43210');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(text.messages.correct);
  await expect(field).toHaveValue('+919876543210');
  await expect(page.getByText(said)).toBeVisible();
  await page.goto(`${services.httpsSite}/hi/account`);
  await expect(page.getByText(catalogues.hi.account.correct.signsIn.replace('{phone}', phone))).toBeVisible();
});

test('if the account is closed, or no valid session is stored, /account shows the reason and the next step', {
  tag: '@proof:rare',
}, async ({ context, page, services, backend, visitor, allowConsole }) => {
  allowConsole(/status of 400/);
  const { session, idToken } = await signUp(services, visitor.email);
  await storeSessionOnSite(page, services, session);
  await open(page, services);
  await backend.disable(session.uid);
  await button(page, text.close.action).click();
  await button(page, text.close.confirm).click();
  await says(page, 'ended');
  expect(await backend.readDocument(`account_requests/${session.uid}`)).toBeNull();
  await page.getByRole('link', { name: text.signInAgain }).click();
  await expect(new CardPage(page).tab(messages.tabs.signin)).toHaveAttribute('aria-selected', 'true');
  const toCookies = page.getByRole('link', { name: text.cookies.action });
  await page.goto(`${services.httpsSite}/account#back`);
  await says(page, 'not-kept');
  await expect(toCookies).toBeHidden();
  // Cookies can exist without a session: after "not my device", or if another page of the base domain has set them.
  const planted = { name: 'acct_auth_token', domain: '.acct.localhost', path: '/', secure: true };
  await context.addCookies([{ ...planted, value: idToken }]);
  await page.goto(`${services.httpsSite}/careers`);
  await page.goto(`${services.httpsSite}/account#back`);
  const [name, reported] = [`${visitor.email.split('@')[0]}@…`, text.cookies.whose];
  await expect(page.getByText(reported.replace('{account}', name))).toBeVisible();
  await findsNoBarrier(page);
  await toCookies.click();
  await waitForSignOut(page, services);
  await storeSessionOnSite(page, services, session);
  await page.goto(`${services.httpsSite}/account`);
  await page.waitForURL(`${services.httpsSite}/login#session-ended`);
});
