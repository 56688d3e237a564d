import type { Page, Route } from '@playwright/test';
import type { EmailActionCode } from '../../dev/proof/browser/auth-admin-client.ts';
import { findAccessibilityViolations } from '../../dev/proof/browser/find-accessibility-violations.ts';
import { expect, test as fixture } from '../../dev/proof/browser/test.ts';
import type { TestServices } from '../../dev/proof/browser/test-services.ts';
import { CardPage } from '../../widget/e2e/card-page.ts';
import { messages } from '../../widget/languages/en/messages.ts';
import { catalogues } from '../content/catalogues.ts';
import { watchPage } from './page-watch.ts';
import { readSessionOnSite, type SignedUpVisitor, signUp, storeSessionOnSite } from './session-fixture.ts';

const { links, failures, form, signIn, tryAgain } = catalogues.en.mail;
const newPassword = 'naya-kalam-77';
const service = 'identitytoolkit.googleapis.com';

/** Calls the Auth emulator as a page does. Resolves to false if the emulator refuses the call. */
async function ask(services: TestServices, call: string, body: object): Promise<boolean> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await fetch(`${services.auth}/${service}/v1/accounts:${call}?key=any`, init)).ok;
}

type Sender = { readonly email: string; readonly idToken: string };
type Mail = {
  readonly requestType: string;
  /** Returns the name and the body of the call that makes Google send this mail. */
  readonly send: (sender: Sender) => readonly [call: string, body: object];
};

/** The mails that the emulator can send. */
const mails = {
  resetPassword: {
    requestType: 'PASSWORD_RESET',
    send: ({ email }) => ['sendOobCode', { requestType: 'PASSWORD_RESET', email }],
  },
  verifyEmail: {
    requestType: 'VERIFY_EMAIL',
    send: ({ idToken }) => ['sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }],
  },
  verifyAndChangeEmail: {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    send: ({ idToken, email: old }) => {
      const newEmail = `new-${old}`;
      return ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail }];
    },
  },
  recoverEmail: {
    requestType: 'RECOVER_EMAIL',
    send: ({ idToken, email }) => ['update', { idToken, email: `new-${email}` }],
  },
} as const satisfies Readonly<Record<string, Mail>>;
type Mode = keyof typeof mails;
type Sent = SignedUpVisitor & { readonly code: string; readonly address: string };

const addressOf = (services: TestServices, mode: string, code: string): string =>
  `${services.httpsSite}/account/mail?mode=${mode}&oobCode=${code}&apiKey=theirs&continueUrl=https%3A%2F%2Fevil.example&lang=en`;

const test = fixture.extend<{ readonly mailTo: (email: string, mode: Mode) => Promise<Sent> }>({
  // The emulator answers requests for a password policy with an error.
  mailTo: async ({ services, backend, allowConsole }, use) => {
    allowConsole(/status of (404|501).*passwordPolicy/);
    await use(async (email, mode) => {
      const person = await signUp(services, email);
      const { requestType, send }: Mail = mails[mode];
      await ask(services, ...send({ email, idToken: person.idToken }));
      const isOurs = (sent: EmailActionCode): boolean => sent.requestType === requestType;
      const code = (await backend.oobCodes(email)).filter(isOurs).at(-1)?.oobCode ?? '';
      return { ...person, code, address: addressOf(services, mode, code) };
    });
  },
});

const refuse = (route: Route, status: number, message: string): Promise<void> =>
  route.fulfill({
    status,
    headers: { 'access-control-allow-origin': '*' },
    json: { error: { code: status, message } },
  });
/** Returns the new passwords typed into the page's fields, including the hidden fields of other languages. */
const passwords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = [document, ...Array.from(document.querySelectorAll('template'), ({ content }) => content)];
    const fields = parts.flatMap((part) => Array.from(part.querySelectorAll<HTMLInputElement>('[name=password]')));
    return fields.map(({ value }) => value).filter(Boolean);
  });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const named = (text: string, email: string, other = ''): string =>
  text.replace('{email}', email).replace('{other}', other);

for (const [mode, kind] of [
  ['resetPassword', 'reset'],
  ['verifyEmail', 'verify'],
  ['verifyAndChangeEmail', 'change'],
  ['recoverEmail', 'recover'],
] as const) {
  test(`opening the link of a mail (${mode}) changes nothing in the account, and a press on the page’s button applies the change once`, async ({
    page,
    request,
    services,
    backend,
    visitor,
    mailTo,
    allowConsole,
  }) => {
    const { email } = visitor;
    const words = links[kind];
    const { session, code, address } = await mailTo(email, mode);
    const account = () => backend.account(session.uid);
    const before = await account();
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(`${sent.url()} ${sent.headers().referer}`));
    // Imitates two mail scanners that open the link: the first without a browser, the second with one.
    await request.get(address.replace(services.httpsSite, services.site));
    const watched = await watchPage(page, () => page.goto(address));
    await expect(heading(page)).toHaveText(named(words.heading, email, `new-${email}`));
    expect(page.url()).toBe(`${services.httpsSite}/account/mail`);
    expect(await account()).toEqual(before);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    if (kind === 'reset') await page.getByLabel(form.password).fill(newPassword);
    await page.getByRole('button', { name: words.action }).click();
    await expect(heading(page)).toHaveText(named(words.done, email, `new-${email}`));
    await expect(heading(page)).toBeFocused();
    expect(await passwords(page)).toEqual([]);
    expect((await watched()).violations).toEqual([]);
    const now = kind === 'change' ? `new-${email}` : email;
    const password = kind === 'reset' ? newPassword : 'kalam-kagaz-42';
    expect(await account()).toMatchObject({ email: now, emailVerified: true });
    expect(await ask(services, 'signInWithPassword', { email: now, password })).toBe(true);
    // The link signs nobody in. The sign-in page fills in the e-mail address, but neither the URL nor sessionStorage
    // contains the address.
    expect(await page.context().cookies()).toEqual([]);
    await page.getByRole('link', { name: signIn }).click();
    const card = new CardPage(page);
    await expect(card.tab(messages.tabs.signin)).toHaveAttribute('aria-selected', 'true');
    await expect(card.field('identifier')).toHaveValue(now);
    expect(page.url()).toBe(`${services.httpsSite}/login`);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    expect(asked.filter((line) => line.includes(code))).toEqual([`${address} undefined`]);
    expect(await readSessionOnSite(page, services)).toBeNull();
    allowConsole(/status of 400/);
    await page.goto(address);
    await expect(heading(page)).toHaveText(failures.spent.heading);
  });
}

test('a link for visitor B opens a page that names the signed-in visitor A, who stays signed in', async ({
  page,
  services,
  visitor,
  mailTo,
}) => {
  const { email } = visitor;
  const ravi = await signUp(services, `ravi-${email}`);
  await storeSessionOnSite(page, services, ravi.session);
  const { address } = await mailTo(email, 'resetPassword');
  await page.goto(address);
  const label = `ravi-${email.split('@')[0]}@…`;
  await expect(page.getByText(catalogues.en.mail.kept.replace('{kept}', label))).toBeVisible();
  await page.getByLabel(form.password).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(links.reset.done);
  await expect(page.getByText(catalogues.en.mail.kept.replace('{kept}', label))).toBeVisible();
  await page.getByRole('link', { name: signIn }).click();
  await expect(page.getByRole('link', { name: label })).toBeVisible();
  await expect(new CardPage(page).field('identifier')).toHaveValue(email);
  expect(await readSessionOnSite(page, services)).toEqual({ ...ravi.session, language: 'en' });
});

test('requests to Google contain the page’s origin, as a restricted API key requires, and succeed after a network failure', async ({
  page,
  services,
  visitor,
  mailTo,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  const { address } = await mailTo(visitor.email, 'verifyEmail');
  const calls = `${services.httpsAuth}/${service}/**`;
  await page.route(calls, async (route) => {
    const { referer } = await route.request().allHeaders();
    if (referer === `${services.httpsSite}/` || route.request().method() === 'OPTIONS') return route.fallback();
    return refuse(route, 403, 'Requests from referer <empty> are blocked.');
  });
  await page.route(calls, (route) => route.abort(), { times: 1 });
  await page.goto(address);
  await expect(heading(page)).toHaveText(failures.outage.heading);
  await page.getByRole('button', { name: tryAgain }).click();
  await page.getByRole('button', { name: links.verify.action }).click();
  await expect(heading(page)).toHaveText(named(links.verify.done, visitor.email));
});

test('without scripts the page of a mail’s link says that it needs scripts, and does not use up the link', async ({
  browser,
  visitor,
  mailTo,
  backend,
}) => {
  const { address, code } = await mailTo(visitor.email, 'verifyEmail');
  const context = await browser.newContext({ javaScriptEnabled: false, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(address);
  const sentences = Object.values(catalogues).map(({ mail }) => mail.noScript);
  expect(await page.locator('noscript p').allInnerTexts()).toEqual(sentences);
  await expect(page.getByRole('button')).toHaveCount(0);
  await context.close();
  expect((await backend.oobCodes(visitor.email)).map(({ oobCode }) => oobCode)).toContain(code);
});

test('the links of the card’s mails lead to our /login', async ({ page, services, backend, visitor, allowConsole }) => {
  allowConsole(/status of 400.*sendOobCode|acct-auth-card/);
  await backend.createAccount(visitor);
  const urls: unknown[] = [];
  await page.route(/accounts:sendOobCode/, (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    const { continueUrl } = route.request().postDataJSON();
    urls.push(continueUrl);
    return continueUrl ? refuse(route, 400, 'UNAUTHORIZED_DOMAIN : Domain not allowlisted') : route.fallback();
  });
  const card = new CardPage(page);
  await card.open(services.httpsOutside, {
    'app-url': services.httpsApp,
    tab: 'signin',
    'prefill-email': visitor.email,
  });
  await card.button(messages.forgotPassword).click();
  await card.waitForTestCheck();
  await card.button(messages.sendResetLink).click();
  await expect(card.status).toHaveText(messages.resetSent);
  expect(urls).toEqual([`${services.httpsSite}/login`, undefined]);
  expect(await backend.oobCodes(visitor.email)).toHaveLength(1);
});
