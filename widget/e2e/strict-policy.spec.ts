import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';
import { declarativeCard } from './declarative-card.ts';

test('a page with Trusted Types and a strict policy shows the card and signs up; it refuses Google alone', async ({
  page,
  services,
  visitor,
  allowConsole,
}) => {
  // Google's script is asked for at the first touch, and such a page refuses it; everything else passes. The console's line does not
  // say which script it was: the event does.
  allowConsole(/^console error: This document requires 'TrustedScriptURL' assignment\..*\/firebase-auth\.js\)$/);
  allowConsole(
    /\[acct-auth-card\] page\/policy: .* Where: require-trusted-types-for, https:\/\/apis\.google\.com\. .*\/docs#page-policy/,
  );
  const refused: string[] = [];
  await page.exposeFunction('tellRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    const { tellRefusal } = window as unknown as { tellRefusal(what: string): void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      tellRefusal(`${effectiveDirective}: ${sample}`),
    );
  });
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src ${services.auth} ${services.firestore}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app }, { headers: { 'content-security-policy': policy } });
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.createAccount();
  // Any other violation is a console error, and that fails the test.
  await page.waitForURL(`${services.app}/`);
  expect(refused).toEqual([expect.stringMatching(/^require-trusted-types-for: .*src\|https:\/\/apis\.google\.com\//)]);
});

test("with Google's scripts the same page works without Trusted Types", { tag: '@proof:rare' }, async ({
  page,
  services,
  visitor,
}) => {
  const policy = [
    "default-src 'none'",
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://apis.google.com",
    "style-src 'self'",
    `connect-src ${services.auth} ${services.firestore}`,
  ].join('; ');
  const card = new CardPage(page);
  const attributes = { 'app-url': services.app, 'human-check': 'real' };
  await card.open(services.partner, attributes, { headers: { 'content-security-policy': policy } });
  await card.fillSignUp(visitor);
  await card.solveCheck();
  await card.createAccount();
  await page.waitForURL(`${services.app}/`);
});

test('a declarative shadow root whose styles the policy forbids is dressed by the script', async ({
  page,
  services,
  allowConsole,
}) => {
  allowConsole(/Applying inline style violates .* directive 'style-src 'self''/);
  const policy = "default-src 'none'; script-src 'self'; style-src 'self'";
  const card = new CardPage(page);
  const inside = declarativeCard('en', 'signup');
  await card.open(
    services.partner,
    { 'app-url': services.app },
    { inside, headers: { 'content-security-policy': policy } },
  );
  await card.ready();
  await expect(card.button(en.createAccount)).toHaveCSS('background-color', 'rgb(125, 20, 15)');
});
