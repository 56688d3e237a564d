import { createHash } from 'node:crypto';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';

const closedRules =
  "rules_version = '2'; service cloud.firestore { match /{document=**} { allow read, write: if false; } }";

test('nothing is sent before the human check is solved', async ({ page, services, visitor, backend }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/accounts:(signUp|signInWithPassword)/.test(request.url())) sent.push(request.url());
  });
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app, 'human-check': 'real' });
  await card.fillSignUp(visitor);
  await expect(card.checkbox).toBeVisible();
  await card.createAccount();
  await expect(card.status).toHaveText('Please complete reCAPTCHA');
  await card.button(en.google).click();
  await expect(card.status).toHaveText('Please complete reCAPTCHA');
  await card.fillSignIn(visitor.email, visitor.password);
  await card.signIn();
  await expect(card.status).toHaveText('Please complete reCAPTCHA');
  expect(sent).toEqual([]);
  expect(await backend.accounts(visitor.email)).toEqual([]);

  await card.tab(en.tabs.signup).click();
  await card.solveCheck();
  await expect(card.status).toBeEmpty();
  await card.createAccount();
  await page.waitForURL(`${services.app}/`);
});

test("a wrong password shows the provider's message, keeps the e-mail and empties the password", async ({
  page,
  services,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(/status of 400.*signInWithPassword/);
  await backend.createAccount(visitor);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app, 'human-check': 'real', tab: 'signin' });
  await card.field('identifier').fill(visitor.email);
  await card.field('password').fill('not-the-password');
  await card.solveCheck();
  await card.signIn();
  await expect(card.status).toContainText('Firebase: Error (auth/wrong-password).');
  await expect(card.status).toContainText(en.failures.wrongCredentials);
  await expect(card.field('identifier')).toHaveValue(visitor.email);
  await expect(card.field('password')).toHaveValue('');
  await expect(card.field('password')).toBeFocused();
  expect((await card.events()).filter(({ type }) => type === 'acct-error')).toEqual([
    { type: 'acct-error', detail: { code: 'auth/wrong-password', action: 'sign-in' } },
  ]);

  // The check is not used up by a failed password.
  await card.field('password').fill(visitor.password);
  await card.signIn();
  await page.waitForURL(`${services.app}/`);
});

test('an address of the application that is a script is refused', async ({ page, services, allowConsole }) => {
  allowConsole(/\[acct-auth-card\] config\/app-url: app-url="javascript:alert\(1\)" is refused/);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': 'javascript:alert(1)' });
  await expect(card.status).toHaveText(en.misconfigured);
  await expect(card.button(en.createAccount)).toHaveCount(0);
  // The event follows the paint of the sentence.
  await expect
    .poll(async () => (await card.events()).find(({ type }) => type === 'acct-config-error')?.detail)
    .toMatchObject({ problems: [{ code: 'config/app-url', attribute: 'app-url', fatal: true }] });

  // Mended live, the card is there.
  await card.root.evaluate((element, url) => element.setAttribute('app-url', url), services.app);
  await expect(card.button(en.createAccount)).toBeVisible();
});

test('outside the cookie domain, with the way by our site left out, the visitor is told and led to our own page, not into a signed-out application', {
  tag: '@proof:rare',
}, async ({ page, services, visitor, backend, allowConsole }) => {
  allowConsole(/\[acct-auth-card\] cookies\/outside-cookie-domain/);
  const card = new CardPage(page);
  const attributes = { 'app-url': services.httpsApp, 'cookie-domain': '.acct.localhost', handoff: 'never' };
  await card.open(services.httpsOutside, attributes);
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.createAccount();
  await expect(card.status).toContainText(en.outsideCookieDomain);
  await expect(card.root.getByRole('link', { name: en.openLogin })).toHaveAttribute(
    'href',
    `${services.httpsSite}/login`,
  );
  const uid = await backend.uidOf(visitor.email);
  expect((await card.events()).filter(({ type }) => type === 'acct-authenticated')).toEqual([
    {
      type: 'acct-authenticated',
      detail: {
        uid,
        method: 'password',
        isNewUser: true,
        companyId: `a-b-traders-pune-${uid.slice(0, 6)}`,
        session: 'none',
      },
    },
  ]);
  expect(page.url()).toBe(`${services.httpsOutside}/card`);
});

test('a browser that keeps no cookies is told so on /login, with a reload as the way on', async ({
  page,
  services,
  visitor,
  allowConsole,
}) => {
  allowConsole(/\[acct-auth-card\] cookies\/blocked/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  const login = `${services.site}/login`;
  await page.goto(login);
  const card = new CardPage(page);
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.createAccount();
  await expect(card.status).toContainText(en.cookiesBlocked);
  await expect(card.root.getByRole('link', { name: en.openLogin })).toHaveCount(0);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: false });
  await card.button(en.reloadPage).click();
  await expect(card.field('email')).toHaveValue('');
  await card.fillSignIn(visitor.email, visitor.password);
  await card.waitForTestCheck();
  await card.signIn();
  await page.waitForURL(`${services.app}/`);
});

test('an account whose token no cookie can hold is told so on /login and led to the application', {
  tag: '@proof:rare',
}, async ({ page, services, visitor, backend, allowConsole }) => {
  allowConsole(/\[acct-auth-card\] cookies\/too-large/);
  // The picture's address is part of the token.
  const photoUrl = `https://example.com/${'a'.repeat(3000)}.jpg`;
  await backend.createAccount({ email: visitor.email, password: visitor.password, photoUrl });
  await page.goto(`${services.site}/login`);
  const card = new CardPage(page);
  await card.fillSignIn(visitor.email, visitor.password);
  await card.waitForTestCheck();
  await card.signIn();
  await expect(card.status).toContainText(en.tokenTooLarge);
  await expect(card.root.getByRole('link', { name: en.openApp })).toHaveAttribute('href', `${services.app}/`);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
});

test('a refused provision request can be tried again or left behind', async ({
  page,
  services,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  allowConsole(/\[acct-auth-card\] store\//);
  const project = `demo-${createHash('sha1').update(visitor.email).digest('hex').slice(0, 10)}`;
  await backend.replaceRules(project, closedRules);
  const card = new CardPage(page);
  await card.open(services.partner, {
    'app-url': services.app,
    'firebase-config': JSON.stringify({ apiKey: 'any', authDomain: 'localhost', projectId: project }),
  });
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.createAccount();
  await expect(card.status).toHaveText(en.provisionFailed);
  await card.button(en.tryAgain).click();
  await expect(card.status).toHaveText(en.provisionFailed);

  await backend.replaceRules(
    project,
    "rules_version = '2'; service cloud.firestore { match /{document=**} { allow read, write: if true; } }",
  );
  await card.button(en.tryAgain).click();
  await page.waitForURL(`${services.app}/`);
  const uid = await backend.uidOf(visitor.email);
  expect(await backend.readDocument(`provision_requests/${uid}`, project)).toMatchObject({ status: 'pending' });
});

test('after a refused provision request the visitor may go on without it', { tag: '@proof:rare' }, async ({
  page,
  services,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  allowConsole(/\[acct-auth-card\] store\//);
  const project = `demo-${createHash('sha1').update(visitor.email).digest('hex').slice(0, 10)}`;
  await backend.replaceRules(project, closedRules);
  const card = new CardPage(page);
  await card.open(services.partner, {
    'app-url': services.app,
    'firebase-config': JSON.stringify({ apiKey: 'any', authDomain: 'localhost', projectId: project }),
  });
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.createAccount();
  await card.button(en.continue).click();
  await page.waitForURL(`${services.app}/`);
});

test('a provision request that was handled already is fine', { tag: '@proof:rare' }, async ({
  page,
  services,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  const uid = await backend.createAccount(visitor);
  await backend.writeDocument(`provision_requests/${uid}`, { uid, companyName: 'Old', status: 'done' });
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.field('company').fill('New Traders');
  await card.fillSignIn(visitor.email, visitor.password);
  await card.waitForTestCheck();
  await card.signIn();
  await page.waitForURL(`${services.app}/`);
  expect(await backend.readDocument(`provision_requests/${uid}`)).toEqual({ uid, companyName: 'Old', status: 'done' });
});
