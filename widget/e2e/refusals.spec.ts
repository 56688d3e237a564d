import { messages as en } from '../languages/en/messages.ts';
import { expect, test } from './card-test.ts';

test('the card sends no sign-up and no sign-in before the human check is solved', async ({
  card,
  page,
  visitor,
  backend,
}) => {
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
  await card.waitForApplication();
});

test('an app-url that is a script is refused', async ({ card, services, allowConsole }) => {
  allowConsole(/\[acct-auth-card\] config\/app-url: app-url="javascript:alert\(1\)" is refused/);
  await card.show({ 'app-url': 'javascript:alert(1)' });
  await expect(card.status).toHaveText(en.misconfigured);
  await expect(card.button(en.createAccount)).toHaveCount(0);
  // The card dispatches `acct-config-error` only after it has painted the message.
  await expect
    .poll(() => card.detailsOf('acct-config-error'))
    .toMatchObject([{ problems: [{ code: 'config/app-url', attribute: 'app-url', fatal: true }] }]);

  // The form appears once the attribute is corrected.
  await card.set('app-url', services.app);
  await expect(card.button(en.createAccount)).toBeVisible();
});

test('a visitor whose browser blocks cookies reads a message about cookies on /login', async ({
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
  await card.waitForApplication();
});
