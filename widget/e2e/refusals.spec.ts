import { createHash } from 'node:crypto';
import { messages as en } from '../languages/en/messages.ts';
import { expect, rare, test } from './card-test.ts';

const rules = (condition: boolean): string =>
  `rules_version = '2'; service cloud.firestore { match /{document=**} { allow read, write: if ${condition}; } }`;

test('nothing is sent before the human check is solved', async ({ card, page, visitor, backend }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/accounts:(signUp|signInWithPassword)/.test(request.url())) sent.push(request.url());
  });
  await card.show({ 'human-check': 'real' });
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
  await card.arrives();
});

test("a wrong password shows the provider's message, keeps the e-mail and empties the password", async ({
  card,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(/status of 400.*signInWithPassword/);
  await backend.createAccount(visitor);
  await card.show({ 'human-check': 'real', tab: 'signin' });
  await card.field('identifier').fill(visitor.email);
  await card.field('password').fill('not-the-password');
  await card.solveCheck();
  await card.signIn();
  await expect(card.status).toContainText('Firebase: Error (auth/wrong-password).');
  await expect(card.status).toContainText(en.failures.wrongCredentials);
  await expect(card.field('identifier')).toHaveValue(visitor.email);
  await expect(card.field('password')).toHaveValue('');
  await expect(card.field('password')).toBeFocused();
  expect(await card.detailsOf('acct-error')).toEqual([{ code: 'auth/wrong-password', action: 'sign-in' }]);

  // The check is not used up by a failed password.
  await card.field('password').fill(visitor.password);
  await card.signIn();
  await card.arrives();
});

test('an account that is there already offers Sign In, with the e-mail kept', async ({
  card,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  await backend.createAccount(visitor);
  await card.showSignUp();
  await card.createAccount();
  await expect(card.status).toContainText(en.failures.emailInUse);
  await expect(card.status).toContainText('Firebase: Error (auth/email-already-in-use).');
  await card.button(en.signInInstead).click();
  await expect(card.tab(en.tabs.signin)).toHaveAttribute('aria-selected', 'true');
  await expect(card.field('identifier')).toHaveValue(visitor.email);
  await card.field('password').fill(visitor.password);
  await card.signIn();
  await card.arrives();
});

test(
  'a weak password and a disabled account are refused in plain words',
  rare,
  async ({ card, visitor, backend, allowConsole }) => {
    allowConsole(/status of 400/);
    await card.show();
    await card.fillSignUp({ ...visitor, password: '12345' });
    await card.waitForTestCheck();
    await card.createAccount();
    await expect(card.status).toContainText(en.failures.weakPassword);
    await expect(card.status).toContainText('Firebase: Password should be at least 6 characters (auth/weak-password).');
    await expect(card.field('email')).toHaveValue(visitor.email);
    await backend.disable(await backend.createAccount(visitor));
    await card.fillSignIn(visitor.email, visitor.password);
    await card.signIn();
    await expect(card.status).toContainText(en.failures.disabled);
  },
);

test(
  'forgot password answers the same whether the address has an account or not',
  rare,
  async ({ card, visitor, backend, allowConsole }) => {
    allowConsole(/status of 400.*sendOobCode/);
    await backend.createAccount(visitor);
    await card.show({ tab: 'signin' });
    for (const email of [visitor.email, `nobody-${visitor.email}`]) {
      await card.field('identifier').fill(email);
      await card.button(en.forgotPassword).click();
      await expect(card.field('resetEmail')).toHaveValue(email);
      await card.waitForTestCheck();
      await card.button(en.sendResetLink).click();
      await expect(card.status).toHaveText(en.resetSent);
      await card.button(en.back).click();
    }
    expect((await backend.oobCodes(visitor.email)).map(({ requestType }) => requestType)).toEqual(['PASSWORD_RESET']);
  },
);

test('an address of the application that is a script is refused', async ({ card, services, allowConsole }) => {
  allowConsole(/\[acct-auth-card\] config\/app-url: app-url="javascript:alert\(1\)" is refused/);
  await card.show({ 'app-url': 'javascript:alert(1)' });
  await expect(card.status).toHaveText(en.misconfigured);
  await expect(card.button(en.createAccount)).toHaveCount(0);
  // The event follows the paint of the sentence.
  await expect
    .poll(() => card.detailsOf('acct-config-error'))
    .toMatchObject([{ problems: [{ code: 'config/app-url', attribute: 'app-url', fatal: true }] }]);

  // Mended live, the card is there.
  await card.set('app-url', services.app);
  await expect(card.button(en.createAccount)).toBeVisible();
});

test('a browser that keeps no cookies is told so on /login, with a reload as the way on', async ({
  card,
  page,
  services,
  allowConsole,
}) => {
  allowConsole(/\[acct-auth-card\] cookies\/blocked/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto(`${services.site}/login`);
  await card.signUp();
  await expect(card.status).toContainText(en.cookiesBlocked);
  await expect(card.root.getByRole('link', { name: en.openLogin })).toHaveCount(0);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: false });
  await card.button(en.reloadPage).click();
  await expect(card.field('email')).toHaveValue('');
  await card.signInByEmail();
  await card.arrives();
});

test(
  'an account whose token no cookie can hold is led to the application',
  rare,
  async ({ card, page, services, visitor, backend, allowConsole }) => {
    allowConsole(/\[acct-auth-card\] cookies\/too-large/);
    // The picture's address is part of the token.
    const photoUrl = `https://example.com/${'a'.repeat(3000)}.jpg`;
    await backend.createAccount({ email: visitor.email, password: visitor.password, photoUrl });
    await page.goto(`${services.site}/login`);
    await card.signInByEmail();
    await expect(card.status).toContainText(en.tokenTooLarge);
    await expect(card.root.getByRole('link', { name: en.openApp })).toHaveAttribute('href', `${services.app}/`);
    expect(await card.cookies()).toEqual({});
  },
);

test('a refused provision request can be tried again', async ({ card, visitor, backend, allowConsole }) => {
  allowConsole(/status of 403/);
  allowConsole(/\[acct-auth-card\] store\//);
  const projectId = `demo-${createHash('sha1').update(visitor.email).digest('hex').slice(0, 10)}`;
  await backend.replaceRules(projectId, rules(false));
  const firebase = { apiKey: 'any', authDomain: 'localhost', projectId };
  await card.show({ 'firebase-config': JSON.stringify(firebase) });
  await card.signUp();
  await expect(card.status).toHaveText(en.provisionFailed);
  await card.button(en.tryAgain).click();
  await expect(card.status).toHaveText(en.provisionFailed);

  await backend.replaceRules(projectId, rules(true));
  await card.button(en.tryAgain).click();
  await card.arrives();
  const uid = await backend.uidOf(visitor.email);
  expect(await backend.readDocument(`provision_requests/${uid}`, projectId)).toMatchObject({ status: 'pending' });
});
