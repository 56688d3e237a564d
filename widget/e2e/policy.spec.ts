import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { cardSources } from '../release/card-policy.ts';
import { CardPage } from './card-page.ts';
import { completeGooglePopup } from './google-popup.ts';

type Refusal = readonly [directive: string, asked: string];

/** What Google's script asks for besides itself, by https://developers.google.com/recaptcha/docs/faq; the fake draws the box. */
const asGoogleDoes = `
  const add = (tag, src) => document.body.append(Object.assign(document.createElement(tag), { src }));
  add('script', 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js');
  for (const src of ['https://www.google.com/recaptcha/api2/anchor', 'https://recaptcha.google.com/recaptcha/api2/bframe'])
    add('iframe', src);
  fetch('https://www.google.com/recaptcha/api2/reload');
  document.body.insertAdjacentHTML('beforeend', '<div style="width: 304px"></div>');
`;

/** A page that may load nothing, in a browser that reports it and lets it pass; what is asked for, page after page. */
async function reportEverything(page: Page): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  await page.exposeFunction('tellRefusal', (...refusal: [string, string]) => void refusals.push(refusal));
  await page.addInitScript(() => {
    const { tellRefusal } = window as unknown as { tellRefusal(directive: string, asked: string): void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      tellRefusal(effectiveDirective, blockedURI),
    );
  });
  const answers = { contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: '' };
  await page.route(/^https:\/\/(www|recaptcha)\.(google|gstatic)\.com\/recaptcha\/(api2|releases)\//, (route) =>
    route.fulfill(route.request().resourceType() === 'document' ? { contentType: 'text/html', body: '' } : answers),
  );
  return refusals;
}

test('the card asks for every source that the guide has a policy allow, and for no other', {
  tag: '@proof:rare',
}, async ({ page, services, visitor, backend, allowConsole }) => {
  allowConsole(/report-only|\[Report Only\]|ERR_FAILED|unpkg|fonts|status of 501.*recaptchaConfig/i);
  const refusals = await reportEverything(page);
  const card = new CardPage(page);
  const open = () =>
    card.open(
      // Where the files are our own site's, which is asked whether their release is withdrawn.
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
  await page.waitForURL(`${services.app}/`);

  await open();
  await card.field('company').fill('Chai & Co');
  await card.solveCheck();
  const [popup] = await Promise.all([page.waitForEvent('popup'), card.button(en.google).click()]);
  await completeGooglePopup(popup, { ...visitor, email: `google-${visitor.email}` });
  await page.waitForURL(`${services.app}/`);

  await open();
  await card.fillSignIn(visitor.phone);
  await card.solveCheck();
  await card.signIn();
  await expect(card.field('otp')).toBeFocused();
  await card.field('otp').fill((await backend.verificationCodes(visitor.phone)).at(-1) ?? '');
  await card.verifyOtp();
  await page.waitForURL(`${services.app}/`);

  const sources = cardSources({ files: services.site, authPage: services.auth });
  const allowed = Object.entries(sources).flatMap(([directive, list]) =>
    list.map((source) => `${directive} ${source}`),
  );
  const asked = refusals.map(
    ([directive, url]) => `${directive.replace('script-src-elem', 'script-src')} ${live(url)}`,
  );
  // Of a frame a browser tells the origin alone.
  const sourceOf = (line: string) =>
    allowed.find((source) => line.startsWith(source) || (line.startsWith('frame-src') && source.startsWith(line)));
  expect(asked.filter((line) => sourceOf(line) === undefined)).toEqual([]);
  expect(allowed.filter((source) => !asked.some((line) => sourceOf(line) === source))).toEqual([]);

  /** The address that a live build asks for in place of an emulator's. */
  function live(url: string): string {
    if (url === 'inline') return "'unsafe-inline'";
    if (url.startsWith(services.firestore)) return 'https://firestore.googleapis.com';
    return url.replace(new RegExp(`^${services.auth}/(?=\\w+\\.googleapis\\.com)`), 'https://');
  }
});
