import { readFileSync } from 'node:fs';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { messages as hi } from '../languages/hi/messages.ts';
import type { Messages } from '../languages/messages.ts';
import { CardPage } from './card-page.ts';
import { type Refusal, refusal, useLiveCard } from './live-card.ts';

type Row = {
  readonly code: string;
  /** By which call the project refuses, and with what; the sources stand in core/find-reason.test.ts. */
  readonly replies: Readonly<Record<string, object | Refusal>>;
  readonly does: 'touch' | 'sign-up' | 'send-otp' | 'google';
  readonly provider: string;
  readonly event: string;
  readonly sentence: keyof Messages['failures'];
};
const smsRefused = (message: string, status = 400) => ({ sendVerificationCode: refusal(status, message) });

const rows: readonly Row[] = [
  {
    code: 'auth/operation-not-allowed',
    replies: { 'accounts:signUp': refusal(400, 'OPERATION_NOT_ALLOWED') },
    does: 'sign-up',
    provider: 'Firebase: Error (auth/operation-not-allowed).',
    event: 'auth/operation-not-allowed',
    sentence: 'notAllowed',
  },
  {
    code: 'auth/admin-restricted-operation',
    replies: { 'accounts:signUp': refusal(400, 'ADMIN_ONLY_OPERATION') },
    does: 'sign-up',
    provider: 'Firebase: Error (auth/admin-restricted-operation).',
    event: 'auth/admin-restricted-operation',
    sentence: 'notAllowed',
  },
  {
    code: 'project/wrong-key',
    replies: { recaptchaParams: refusal(400, 'API key not valid. Please pass a valid API key.') },
    does: 'touch',
    provider: 'Firebase: Error (auth/api-key-not-valid.-please-pass-a-valid-api-key.).',
    event: 'human-check/blocked',
    sentence: 'notAuthorised',
  },
  {
    code: 'project/key-restricted',
    replies: { 'accounts:signUp': refusal(403, 'Requests from referer http://localhost/ are blocked.') },
    does: 'sign-up',
    provider: 'Firebase: Error (auth/requests-from-referer-http://localhost/-are-blocked.).',
    event: 'auth/requests-from-referer-http://localhost/-are-blocked.',
    sentence: 'notAuthorised',
  },
  {
    code: 'project/auth-not-set-up',
    replies: { 'accounts:signUp': refusal(400, 'CONFIGURATION_NOT_FOUND') },
    does: 'sign-up',
    provider: 'Firebase: Error (auth/configuration-not-found).',
    event: 'auth/configuration-not-found',
    sentence: 'notAuthorised',
  },
  {
    code: 'project/api-not-enabled',
    replies: {
      'accounts:signUp': refusal(
        403,
        'Identity Toolkit API has not been used in project 1 before or it is disabled. Enable it, then retry.',
      ),
    },
    does: 'sign-up',
    provider: 'auth/identity-toolkit-api-has-not-been-used-in-project-1',
    event: 'auth/identity-toolkit-api-has-not-been-used-in-project-1-before-or-it-is-disabled.-enable-it,-then-retry.',
    sentence: 'notAuthorised',
  },
  {
    code: 'project/app-check',
    replies: { 'accounts:signUp': refusal(401, 'Firebase App Check token is invalid.') },
    does: 'sign-up',
    provider: 'Firebase: Error (auth/firebase-app-check-token-is-invalid.).',
    event: 'auth/firebase-app-check-token-is-invalid.',
    sentence: 'notAuthorised',
  },
  {
    code: 'auth/unauthorized-domain',
    replies: { projects: { projectId: 'demo-acct', authorizedDomains: ['www.acct.example'] } },
    does: 'google',
    provider: 'Firebase: Error (auth/unauthorized-domain).',
    event: 'auth/unauthorized-domain',
    sentence: 'notAuthorised',
  },
  {
    code: 'sms/region-not-allowed',
    replies: smsRefused(
      'OPERATION_NOT_ALLOWED : SMS unable to be sent until this region enabled by the app developer.',
    ),
    does: 'send-otp',
    provider:
      'Firebase: SMS unable to be sent until this region enabled by the app developer. (auth/operation-not-allowed).',
    event: 'auth/operation-not-allowed',
    sentence: 'smsRegion',
  },
  {
    code: 'auth/quota-exceeded',
    replies: smsRefused('QUOTA_EXCEEDED : Exceeded quota for sending verification codes.'),
    does: 'send-otp',
    provider: 'Firebase: Exceeded quota for sending verification codes. (auth/quota-exceeded).',
    event: 'auth/quota-exceeded',
    sentence: 'quota',
  },
  {
    code: 'sms/refused',
    replies: smsRefused('Error code: 39', 503),
    does: 'send-otp',
    provider: 'Firebase: Error (auth/error-code:-39).',
    event: 'auth/error-code:-39',
    sentence: 'quota',
  },
  {
    code: 'auth/billing-not-enabled',
    replies: smsRefused('BILLING_NOT_ENABLED'),
    does: 'send-otp',
    provider: 'Firebase: Error (auth/billing-not-enabled).',
    event: 'auth/billing-not-enabled',
    sentence: 'notAllowed',
  },
  {
    code: 'auth/invalid-app-credential',
    replies: smsRefused('INVALID_APP_CREDENTIAL'),
    does: 'send-otp',
    provider: 'Firebase: Error (auth/invalid-app-credential).',
    event: 'auth/invalid-app-credential',
    sentence: 'captcha',
  },
  {
    code: 'human-check/wrong-domain',
    replies: smsRefused('CAPTCHA_CHECK_FAILED : Hostname match not found'),
    does: 'send-otp',
    provider: 'Firebase: Hostname match not found (auth/captcha-check-failed).',
    event: 'auth/captcha-check-failed',
    sentence: 'notAuthorised',
  },
];

/** Two of a kind each day; the others are for the long suite. */
const daily = ['auth/operation-not-allowed', 'sms/region-not-allowed'];
const guide = readFileSync('widget/README.md', 'utf8');

async function carryOut(
  card: CardPage,
  { does }: Row,
  visitor: Parameters<CardPage['fillSignUp']>[0] & { phone: string },
) {
  if (does === 'touch') return card.field('name').click();
  if (does === 'sign-up') await card.fillSignUp(visitor);
  else if (does === 'send-otp') await card.fillSignIn(visitor.phone);
  else await card.field('company').fill('Chai & Co');
  await card.solveCheck();
  if (does === 'sign-up') return card.createAccount();
  if (does === 'send-otp') return card.signIn();
  await card.root.locator('[part=google-button]').click();
  // Where Google's script is still on its way the card asks for one more press.
  const again = card.button(en.popup.open('Google'));
  await expect(again.or(card.root.locator('.status .provider'))).toBeVisible();
  if (await again.isVisible()) await again.click();
}

for (const row of rows) {
  const { code, event, sentence, provider } = row;
  const tag = daily.includes(code) ? [] : '@proof:rare';
  test(`${code}: line, event and sentence of the reply as documented`, { tag }, async ({
    page,
    services,
    visitor,
    allowConsole,
  }) => {
    allowConsole(/\[acct-auth-card\] |status of (400|401|403|503)|ERR_FAILED/);
    const lines: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('[acct-auth-card]')) lines.push(message.text());
    });
    await useLiveCard(page, services, row.replies);
    const card = new CardPage(page);
    await card.open(services.partner, { 'app-url': services.app });
    await carryOut(card, row, visitor);
    await expect(card.status).toContainText(en.failures[sentence]);
    await expect(card.status).toContainText(provider);
    await expect.poll(() => lines.length).toBe(1);
    const anchor = code.replace('/', '-');
    expect(lines[0]).toMatch(
      new RegExp(`^\\[acct-auth-card\\] ${code}: [A-Z].*\\. Where: ${services.partner}, project .*\\. `),
    );
    expect(lines[0]).toContain(`${services.site}/docs#${anchor}`);
    expect(guide).toContain(`<a id="${anchor}">`);
    await expect
      .poll(async () => (await card.events()).filter(({ type }) => type === 'acct-error').map(({ detail }) => detail))
      .toMatchObject([{ code: event, reason: code }]);
    await card.root.evaluate((element) => element.setAttribute('lang', 'hi'));
    await expect(card.status).toContainText(hi.failures[sentence]);
    await expect(card.status).toContainText(provider);
  });
}

test('a visitor’s own mistake prints no line, and asks for no texts', async ({
  page,
  services,
  visitor,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  await useLiveCard(page, services, { 'accounts:signInWithPassword': refusal(400, 'INVALID_LOGIN_CREDENTIALS') });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.fillSignIn(visitor.email, 'not-the-password');
  await card.solveCheck();
  await card.signIn();
  await expect(card.status).toContainText(en.failures.wrongCredentials);
  expect(asked.filter((address) => address.includes('messages-for-integrators'))).toEqual([]);
});
