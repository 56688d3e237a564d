import type { Page } from '@playwright/test';
import { messages as en } from '../languages/en/messages.ts';
import { getCardPolicySources } from '../release/card-policy.ts';
import { expect, test } from './card-test.ts';
import { completeGooglePopup } from './google-popup.ts';
import { readDeclarativeCardHtml } from './read-declarative-card-html.ts';

type Refusal = readonly [directive: string, asked: string];

/** Makes the requests of Google's reCAPTCHA that https://developers.google.com/recaptcha/docs/faq lists. */
const asGoogleDoes = `
  const add = (tag, src) => document.body.append(Object.assign(document.createElement(tag), { src }));
  add('script', 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js');
  for (const src of ['https://www.google.com/recaptcha/api2/anchor', 'https://recaptcha.google.com/recaptcha/api2/bframe'])
    add('iframe', src);
  fetch('https://www.google.com/recaptcha/api2/reload');
  document.body.insertAdjacentHTML('beforeend', '<div style="width: 304px"></div>');
`;

/** Resolves to a list that collects every request that a page's Content-Security-Policy would refuse. */
async function reportEverything(page: Page): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  await page.exposeFunction('reportRefusal', (...refusal: [string, string]) => void refusals.push(refusal));
  await page.addInitScript(() => {
    const { reportRefusal } = window as unknown as { reportRefusal(directive: string, asked: string): void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportRefusal(effectiveDirective, blockedURI),
    );
  });
  const answers = { contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: '' };
  await page.route(/^https:\/\/(www|recaptcha)\.(google|gstatic)\.com\/recaptcha\/(api2|releases)\//, (route) =>
    route.fulfill(route.request().resourceType() === 'document' ? { contentType: 'text/html', body: '' } : answers),
  );
  return refusals;
}

test('the card loads from every source in the guide’s policy, and from no other', async ({
  card,
  page,
  services,
  visitor,
  allowConsole,
}) => {
  allowConsole(/report-only|\[Report Only\]|ERR_FAILED|unpkg|fonts|status of 501.*recaptchaConfig/i);
  const refusals = await reportEverything(page);
  const open = () =>
    card.open(
      // Loads the files from our own site, which reports withdrawn releases.
      services.site,
      { 'app-url': services.app, 'human-check': 'real' },
      {
        headers: { 'content-security-policy-report-only': "default-src 'none'" },
      },
    );

  await open();
  await card.fillSignUp(visitor);
  await card.solveCheck();
  await page.evaluate(asGoogleDoes);
  await card.createAccount();
  await card.waitForApplication();

  await open();
  await card.field('company').fill('Chai & Co');
  await card.solveCheck();
  const popup = await card.openGoogle();
  await completeGooglePopup(popup, { ...visitor, email: `google-${visitor.email}` });
  await card.waitForApplication();

  await open();
  await card.askForCode();
  await card.fillLatestCode();
  await card.verifyOtp();
  await card.waitForApplication();

  const sources = getCardPolicySources({ files: services.site, authPage: services.auth });
  const allowed = Object.entries(sources).flatMap(([directive, list]) =>
    list.map((source) => `${directive} ${source}`),
  );
  const asked = refusals.map(
    ([directive, url]) => `${directive.replace('script-src-elem', 'script-src')} ${live(url)}`,
  );
  // Browsers report only the origin of a refused frame.
  const sourceOf = (line: string) =>
    allowed.find((source) => line.startsWith(source) || (line.startsWith('frame-src') && source.startsWith(line)));
  expect(asked.filter((line) => sourceOf(line) === undefined)).toEqual([]);
  expect(allowed.filter((source) => !asked.some((line) => sourceOf(line) === source))).toEqual([]);

  /** Returns the address that a live build uses instead of an emulator's. */
  function live(url: string): string {
    if (url === 'inline') return "'unsafe-inline'";
    if (url.startsWith(services.firestore)) return 'https://firestore.googleapis.com';
    return url.replace(new RegExp(`^${services.auth}/(?=\\w+\\.googleapis\\.com)`), 'https://');
  }
});

test('a page with Trusted Types shows the card, and refuses only Google’s script', async ({
  card,
  page,
  services,
  allowConsole,
}) => {
  // The page's policy refuses Google's script, which the card requests at the first interaction. The violation event
  // names the script, but the browser's console line does not.
  allowConsole(/^console error: This document requires 'TrustedScriptURL' assignment\..*\/firebase-auth\.js\)$/);
  allowConsole(
    /\[acct-auth-card\] page\/trusted-types: .* Where: require-trusted-types-for 'script'\. .*\/docs\/messages#page-trusted-types/,
  );
  const refused: string[] = [];
  await page.exposeFunction('reportRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    const { reportRefusal } = window as unknown as { reportRefusal(what: string): void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      reportRefusal(`${effectiveDirective}: ${sample}`),
    );
  });
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src ${services.auth} ${services.firestore}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
  await card.show({}, { headers: { 'content-security-policy': policy } });
  await card.signUp();
  // Any other violation is a console error, which fails the test.
  await card.waitForApplication();
  expect(refused).toEqual([expect.stringMatching(/^require-trusted-types-for: .*src\|https:\/\/apis\.google\.com\//)]);
});

test("Identity Platform's reCAPTCHA Enterprise works under the guide's policy", async ({
  card,
  page,
  services,
  visitor,
  allowConsole,
}) => {
  allowConsole(/status of 400.*accounts:signUp/);
  const cors = { 'access-control-allow-origin': '*' };
  // This project enforces reCAPTCHA Enterprise for e-mail and password.
  await page.route('**/v2/recaptchaConfig*', (route) => {
    const recaptchaEnforcementState = [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'ENFORCE' }];
    const json = { recaptchaKey: 'projects/demo-acct/keys/of-the-project', recaptchaEnforcementState };
    return route.fulfill({ headers: cors, json });
  });
  const answers: unknown[] = [];
  await page.route('**/accounts:signUp*', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const { captchaResponse, recaptchaVersion } = route.request().postDataJSON();
    answers.push(captchaResponse);
    if (recaptchaVersion === 'RECAPTCHA_ENTERPRISE') return route.fallback();
    const error = { code: 400, message: 'MISSING_RECAPTCHA_TOKEN' };
    return route.fulfill({ status: 400, headers: cors, json: { error } });
  });
  const sources = Object.entries(getCardPolicySources({ files: services.partner, authPage: services.auth }));
  const emulators = ` ${services.auth} ${services.firestore}`;
  const policy = sources.map(([name, list]) => `${name} ${list.join(' ')}${name === 'connect-src' ? emulators : ''}`);
  const headers = { 'content-security-policy': ["default-src 'none'", ...policy].join('; ') };
  await card.open(services.partner, { 'app-url': services.app, 'human-check': 'real' }, { headers });
  await card.fillSignUp(visitor);
  await card.solveCheck();
  await card.createAccount();
  // Any violation is a console error, which fails the test.
  await card.waitForApplication();
  expect(answers).toEqual([undefined, 'fake-enterprise-answer-1']);
});

test('a declarative card gets its styles by script if the page’s policy forbids inline styles', async ({
  card,
  allowConsole,
}) => {
  allowConsole(/Applying inline style violates .* directive 'style-src 'self''/);
  const policy = "default-src 'none'; script-src 'self'; style-src 'self'";
  const inside = readDeclarativeCardHtml('en', 'signup');
  await card.show({}, { inside, headers: { 'content-security-policy': policy } });
  await card.ready();
  await expect(card.button(en.createAccount)).toHaveCSS('background-color', 'rgb(125, 20, 15)');
});
