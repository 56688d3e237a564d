import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CDPSession, Page } from '@playwright/test';
import { type Language, languageCodes, pathInLanguage } from '../../account/languages.ts';
import { openBrowserWithProfile } from '../../dev/proof/browser/open-browser-with-profile.ts';
import type { TestServices } from '../../dev/proof/browser/test-services.ts';
import { expect, test as fixture } from './card-test.ts';
import { readDeclarativeCardHtml } from './read-declarative-card-html.ts';

/**
 * Pages with the card: our own /login, a partner's page with the tag, and a partner's page with the card's HTML in the
 * tag.
 */
const cardPages = ['page', 'tag', 'declarative'] as const;

/** A visitor's data stored in the browser. The type names are those of Chromium's components/autofill field_types.h. */
const stored = {
  name: ['NAME_FULL', 'Asha Patil'],
  company: ['COMPANY_NAME', 'Patil Traders'],
  email: ['EMAIL_ADDRESS', 'asha@patiltraders.example'],
  phone: ['PHONE_HOME_WHOLE_NUMBER', '+919876543210'],
} as const;

/** Serves pages with the card, because a browser saves passwords only on pages that come from a server. */
async function serveCardPages({ site, app, partner }: TestServices) {
  const server = createServer((request, response) => {
    const [, language, place] = (request.url ?? '').split('/') as [string, Language, string];
    const inside = place === 'declarative' ? readDeclarativeCardHtml(language, 'signup') : '';
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="${language}">
      <title>A partner's page</title><link rel="icon" href="data:,">
      <script type="module" src="${partner}/widget/v1/acct-auth-card.js"></script>
      <body><acct-auth-card app-url="${app}">${inside}</acct-auth-card>`);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    addressOf: (language: Language, place: (typeof cardPages)[number]): string =>
      place === 'page' ? `${site}${pathInLanguage('/login', language)}` : `${origin}/${language}/${place}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

type CardPages = Awaited<ReturnType<typeof serveCardPages>>;

/** Extends `test` with the pages' addresses, and with a page in a browser that fills in and saves passwords. */
const test = fixture.extend<{ readonly profile: Page }, Pick<CardPages, 'addressOf'>>({
  addressOf: [
    async ({ services }, use) => {
      const { addressOf, stop } = await serveCardPages(services);
      await use(addressOf);
      await stop();
    },
    { scope: 'worker' },
  ],
  profile: async ({ launchOptions }, use) => {
    const context = await openBrowserWithProfile(launchOptions);
    await use(await context.newPage());
    await context.close();
  },
});

const field = (page: Page, name: string) => page.locator(`acct-auth-card input[name=${name}]`);

async function nodeOf(devtools: CDPSession, expression: string): Promise<number> {
  const { result } = await devtools.send('Runtime.evaluate', { expression });
  const { node } = await devtools.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  return node.backendNodeId;
}

/**
 * Makes Chromium fill in the stored data, as if the visitor had picked this data from the list below the name field.
 */
async function fillAddress(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Autofill.enable');
  const name = "document.querySelector('acct-auth-card').shadowRoot.querySelector('[name=name]')";
  const fields = Object.values(stored).map(([type, value]) => ({ name: type, value }));
  // Playwright's types describe an older form of the command `Autofill.trigger`.
  await devtools.send('Autofill.trigger', { fieldId: await nodeOf(devtools, name), address: { fields } } as never);
}

for (const language of languageCodes) {
  for (const place of cardPages) {
    test(`Chromium fills stored data into the right fields, and saves the e-mail address as user name (${language}, ${place})`, {
      tag: '@proof:autofill',
    }, async ({ profile, addressOf, visitor, services }) => {
      const log = await profile.context().newPage();
      await log.goto('chrome://password-manager-internals');
      await profile.bringToFront();
      await profile.goto(addressOf(language, place));
      await expect(field(profile, 'name')).toBeVisible();
      await fillAddress(profile);
      for (const name of ['name', 'company', 'email'] as const) {
        await expect(field(profile, name)).toHaveValue(stored[name][1]);
      }
      await expect(field(profile, 'phone')).toHaveValue(/98765 ?43210$/);
      await expect(field(profile, 'newPassword')).toHaveValue('');

      await field(profile, 'email').fill(visitor.email);
      await field(profile, 'newPassword').fill(visitor.password);
      await expect(profile.locator('acct-auth-card .human-check')).toHaveAttribute('data-phase', 'solved');
      await profile.locator('acct-auth-card button[type=submit]').click();
      await profile.waitForURL(`${services.app}/`);
      await log.bringToFront();
      await expect(log.locator('body')).toContainText('Decision: ASK the user');
      // A headless browser cannot ask the visitor whether to save a password, but its log shows what it would save.
      const userNames = (await log.locator('body').innerText()).matchAll(/Username element : *(\w*)/g);
      expect([...new Set(Array.from(userNames, ([, name]) => name))]).toEqual(['email']);
    });
  }
}
