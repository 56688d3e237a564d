import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { messages as en } from '../languages/en/messages.ts';
import { expect, rareTestDetails, test } from './card-test.ts';
import { imitatePrototypeLibrary } from './imitate-prototype-library.ts';

/** Pages with scripts that change the page before the card loads. */
const pages: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['with a library of 2009', (page) => page.addInitScript(imitatePrototypeLibrary)],
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

for (const [name, prepare] of pages) {
  test(`a sign-up on a page ${name} stores all records and reports all events`, async ({ card, page, visitor }) => {
    await prepare(page);
    await card.show({}, { script: 'acct-auth-card.single.js' });
    await card.preventRedirect();
    await card.signUp({ company: 'Chai & Co', phone: '98765 43210' });
    await expect(card.status).toHaveText(en.signedIn);
    const { uid, profile, request } = await card.records();
    const companyId = `chai-co-${uid.slice(0, 6)}`;
    expect(profile).toMatchObject({
      email: visitor.email,
      displayName: visitor.name,
      phone: '+919876543210',
      signupMethod: 'password',
      createdAt: expect.any(Date),
    });
    expect(request).toMatchObject({ companyName: 'Chai & Co', suggestedCompanyId: companyId, status: 'pending' });
    const events = await page.evaluate(() => {
      const seen: string[] = [];
      // Avoids `map`, since the page's scripts may have replaced it.
      for (const { type, detail } of (
        window as unknown as { cardEvents: { type: string; detail: { companyId?: string } }[] }
      ).cardEvents) {
        seen.push(`${type} ${detail.companyId ?? ''}`.trim());
      }
      return seen.join();
    });
    expect(events).toBe(`acct-ready,acct-authenticated ${companyId}`);
    expect(Object.keys(await card.cookies())).toHaveLength(3);
  });
}

test(
  'a visitor signs in by phone and by Google on a page with a script library of 2009',
  rareTestDetails,
  async ({ card, page }) => {
    await page.addInitScript(imitatePrototypeLibrary);
    await card.show({ tab: 'signin' });
    await card.askForCode();
    await card.fillLatestCode();
    await card.verifyOtp();
    await card.waitForApplication();

    await card.show();
    await card.field('company').fill('Chai & Co');
    await card.waitForTestCheck();
    await card.useGoogle();
    await card.waitForApplication();
    expect((await card.records()).request).toMatchObject({ companyName: 'Chai & Co' });
  },
);

const reactFiles = {
  react: 'react/cjs/react.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
} as const;

/** Returns a script that gives a page its own React and ReactDOM, from the files of their packages. */
const ownReact = (): string => {
  const modules = Object.entries(reactFiles).map(([name, file]) => {
    const code = readFileSync(join('node_modules', file), 'utf8');
    return `${JSON.stringify(name)}(module, exports, require) {${code}}`;
  });
  return `{
    const known = {};
    const files = {${modules.join(',')}};
    const require = (name) => {
      if (!known[name]) files[name](known[name] = { exports: {} }, known[name].exports, require);
      return known[name].exports;
    };
    Object.assign(window, { React: require('react'), ReactDOM: require('react-dom/client') });
  }`;
};

test('a card works and keeps typed text when the page’s own React renders the page again', async ({
  card,
  page,
  services,
}) => {
  await card.open(services.partner);
  await page.addScriptTag({ content: ownReact() });
  const drawAgain = await page.evaluateHandle((url) => {
    type Root = { render(tree: unknown): void };
    const { React, ReactDOM } = window as unknown as {
      React: { version: string; createElement(...parts: unknown[]): unknown };
      ReactDOM: { createRoot(node: Element): Root };
    };
    document.querySelector('acct-auth-card')?.remove();
    const root = ReactDOM.createRoot(document.body.appendChild(document.createElement('main')));
    const draw = (turn: number): void => {
      const tag = React.createElement('acct-auth-card', { 'app-url': url, 'prefill-company': `Shop ${turn}` });
      root.render(React.createElement('div', null, React.createElement('h1', null, `React ${React.version}`), tag));
    };
    draw(1);
    return draw;
  }, services.app);
  await expect(page.getByRole('heading', { name: /^React \d/ })).toBeVisible();
  await expect(card.field('company')).toHaveValue('Shop 1');
  await card.field('name').fill('Asha');
  await drawAgain.evaluate((draw) => draw(2));
  await expect(card.field('company')).toHaveValue('Shop 2');
  await expect(card.field('name')).toHaveValue('Asha');
  await card.signUp();
  await card.waitForApplication();
});
