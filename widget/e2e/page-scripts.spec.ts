import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';
import { completeGooglePopup } from './google-popup.ts';
import { addOldLibrary } from './old-library.ts';

const emulatorWithoutConfig = /status of 501.*recaptchaConfig/;
// The emulator's popup page asks for style sheets and fonts that tests do not fetch.
const emulatorPage = /ERR_FAILED|unpkg|fonts/;

/** What other scripts do to a page before the card comes. */
const pages: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['with a library of 2009', (page) => page.addInitScript(addOldLibrary)],
  ['with Zone.js', (page) => page.addInitScript({ path: 'node_modules/zone.js/bundles/zone.umd.js' })],
  [
    'with names of its own on every prototype',
    (page) =>
      page.addInitScript(() => {
        for (const { prototype } of [Array, String, Function, Promise, Map, Element, Event]) {
          Object.assign(prototype as object, { last: () => 'mine', isEmpty: () => 'mine' });
        }
      }),
  ],
];
const scripts = ['acct-auth-card.js', 'acct-auth-card.single.js'];

for (const [name, prepare] of pages) {
  for (const script of scripts) {
    const tag = script.includes('single') ? [] : '@proof:rare';
    test(`a page ${name} loses nothing of a visitor who signs up (${script})`, { tag }, async ({
      page,
      services,
      visitor,
      backend,
    }) => {
      await prepare(page);
      const card = new CardPage(page);
      await card.open(services.partner, { 'app-url': services.app }, { script });
      await page.evaluate(() => document.addEventListener('acct-authenticated', (event) => event.preventDefault()));
      await card.fillSignUp(visitor, { company: 'Chai & Co', phone: '98765 43210' });
      await card.waitForTestCheck();
      await card.createAccount();
      await expect(card.status).toHaveText(en.signedIn);
      const uid = await backend.uidOf(visitor.email);
      const companyId = `chai-co-${uid.slice(0, 6)}`;
      expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({
        email: visitor.email,
        displayName: visitor.name,
        phone: '+919876543210',
        signupMethod: 'password',
        createdAt: expect.any(Date),
      });
      expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({
        companyName: 'Chai & Co',
        suggestedCompanyId: companyId,
        status: 'pending',
      });
      const events = await page.evaluate(() => {
        const seen: string[] = [];
        for (const { type, detail } of (
          window as unknown as { cardEvents: { type: string; detail: { companyId?: string } }[] }
        ).cardEvents) {
          seen.push(`${type} ${detail.companyId ?? ''}`.trim());
        }
        return seen.join();
      });
      expect(events).toBe(`acct-ready,acct-authenticated ${companyId}`);
      const cookies = (await page.context().cookies()).filter((cookie) => cookie.name.startsWith('acct_'));
      expect(cookies).toHaveLength(3);
    });
  }
}

test('a library of 2009 keeps neither a phone nor Google from signing in', { tag: '@proof:rare' }, async ({
  page,
  services,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(emulatorWithoutConfig);
  allowConsole(emulatorPage);
  await page.addInitScript(addOldLibrary);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app, tab: 'signin' });
  await card.field('identifier').fill(visitor.phone);
  await card.waitForTestCheck();
  await card.signIn();
  await expect(card.field('otp')).toBeFocused();
  await card.field('otp').fill((await backend.verificationCodes(visitor.phone)).at(-1) ?? '');
  await card.verifyOtp();
  await page.waitForURL(`${services.app}/`);

  await card.open(services.partner, { 'app-url': services.app });
  await card.field('company').fill('Chai & Co');
  await card.waitForTestCheck();
  const [popup] = await Promise.all([page.waitForEvent('popup'), card.button(en.google).click()]);
  await completeGooglePopup(popup, visitor);
  await page.waitForURL(`${services.app}/`);
  const uid = await backend.uidOf(visitor.email);
  expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({ companyName: 'Chai & Co' });
});

/** React 17 as modules of this origin. */
async function serveReact17(page: Page, origin: string): Promise<void> {
  for (const name of ['react', 'react-dom']) {
    const file = await readFile(`node_modules/@esm-bundle/${name}/esm/${name}.production.min.js`, 'utf8');
    const body = file.replace('from"react"', `from"${origin}/react.js"`);
    await page.route(`${origin}/${name}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
}

for (const script of scripts) {
  test(`the card stands in a page that another React draws, and draws anew (${script})`, {
    tag: script === scripts[0] ? [] : '@proof:rare',
  }, async ({ page, services, visitor }) => {
    await serveReact17(page, services.partner);
    const card = new CardPage(page);
    await card.open(services.partner, {}, { script });
    const drawAgain = await page.evaluateHandle(async (url) => {
      type Reacts = { version: string; createElement(...parts: unknown[]): unknown };
      const load = async (name: string) => (await import(`${location.origin}/${name}.js`)).default;
      const React: Reacts = await load('react');
      const ReactDOM: { render(tree: unknown, node: Element): void } = await load('react-dom');
      document.querySelector('acct-auth-card')?.remove();
      const main = document.body.appendChild(document.createElement('main'));
      const draw = (turn: number): void => {
        const tag = React.createElement('acct-auth-card', { 'app-url': url, 'prefill-company': `Shop ${turn}` });
        const title = React.createElement('h1', null, `React ${React.version}`);
        ReactDOM.render(React.createElement('div', null, title, tag), main);
      };
      draw(1);
      return draw;
    }, services.app);
    await expect(page.getByRole('heading', { name: 'React 17.0.2' })).toBeVisible();
    await expect(card.field('company')).toHaveValue('Shop 1');
    await card.field('name').fill('Asha');
    await drawAgain.evaluate((draw) => draw(2));
    await expect(card.field('company')).toHaveValue('Shop 2');
    await expect(card.field('name')).toHaveValue('Asha');
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.createAccount();
    await page.waitForURL(`${services.app}/`);
  });
}
