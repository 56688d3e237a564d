import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';
import { refusal, refuse } from './live-card.ts';

const linesOf = (page: Page): string[] => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[acct-auth-card]')) lines.push(message.text());
  });
  return lines;
};
const html = (origin: string, attributes: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><script type="module" src="${origin}/widget/v1/acct-auth-card.js"></script><acct-auth-card ${attributes}></acct-auth-card>`;
const proof = { tag: '@proof:rare' };

test(
  'a page opened from a file is told so, and its visitor is led to our own',
  proof,
  async ({ page, services, allowConsole }, info) => {
    // Firebase shows no check on a page without http, and says no more than that something went wrong.
    allowConsole(/\[acct-auth-card\] (page\/from-file|human-check\/blocked)/);
    const lines = linesOf(page);
    const file = info.outputPath('page.html');
    await writeFile(file, html(services.partner, `app-url="${services.app}"`));
    await page.goto(`file://${file}`);
    const card = new CardPage(page);
    await card.field('name').click();
    await expect(card.status).toContainText(en.failures.notAuthorised);
    await expect(card.root.getByRole('link', { name: en.openLogin })).toHaveAttribute('href', `${services.site}/login`);
    expect(lines).toContainEqual(
      expect.stringMatching(/^\[acct-auth-card\] page\/from-file: .* Where: file:\/\/.*\/docs#page-from-file$/),
    );
  },
);

test(
  'a page over plain http is told so before a password is typed',
  proof,
  async ({ page, services, allowConsole }) => {
    allowConsole(/\[acct-auth-card\] page\/insecure/);
    const lines = linesOf(page);
    const shop = 'http://shop.example';
    await page.route(`${shop}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') {
        return route.fulfill({ contentType: 'text/html', body: html(shop, `app-url="${services.app}"`) });
      }
      return route.fulfill({ response: await route.fetch({ url: services.partner + pathname }) });
    });
    await page.goto(`${shop}/`);
    const card = new CardPage(page);
    await card.field('name').click();
    await expect(card.status).toContainText(en.failures.unsafePage);
    expect(lines).toEqual([
      expect.stringMatching(
        /^\[acct-auth-card\] page\/insecure: .* Where: http:\/\/shop\.example\/\. .*\/docs#page-insecure$/,
      ),
    ]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test('a sandboxed frame without an origin is told what it lacks', proof, async ({ page, services, allowConsole }) => {
  allowConsole(/\[acct-auth-card\] page\/sandboxed/);
  const lines = linesOf(page);
  await page.route(`${services.partner}/inner`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html(services.partner, `app-url="${services.app}"`) }),
  );
  await page.route(`${services.partner}/outer`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe sandbox="allow-scripts" src="/inner"></iframe>' }),
  );
  await page.goto(`${services.partner}/outer`);
  const card = page.frameLocator('iframe').locator('acct-auth-card');
  await card.getByLabel(en.fields.name, { exact: true }).click();
  await expect(card.getByRole('status')).toContainText(en.failures.notAuthorised);
  expect(lines).toEqual([
    expect.stringMatching(
      /^\[acct-auth-card\] page\/sandboxed: .*allow-same-origin allow-forms.*\/docs#page-sandboxed$/,
    ),
  ]);
});

test("what the page's policy blocks is named by directive and host", async ({ page, services, allowConsole }) => {
  allowConsole(/\[acct-auth-card\] (page\/policy|human-check\/blocked)|Content Security Policy/);
  const lines = linesOf(page);
  const policy = `script-src 'self' https://apis.google.com; connect-src ${services.auth}`;
  const card = new CardPage(page);
  const attributes = { 'app-url': services.app, 'human-check': 'real' };
  await card.open(services.partner, attributes, { headers: { 'content-security-policy': policy } });
  await card.field('name').click();
  await expect(card.status).toContainText(en.failures.notAuthorised);
  await expect
    .poll(() => lines)
    .toContainEqual(
      expect.stringMatching(
        /^\[acct-auth-card\] page\/policy: .* Where: script-src, https:\/\/www\.google\.com\. Add the host to that directive.*\/docs#page-policy$/,
      ),
    );
  await expect
    .poll(async () => (await card.events()).map(({ detail }) => detail))
    .toContainEqual({ code: 'page/policy', action: 'page' });
});

test(
  'names without their hyphen, and values that only the first bytes read, are told',
  proof,
  async ({ page, services, allowConsole }) => {
    allowConsole(/\[acct-auth-card\] config\//);
    const lines = linesOf(page);
    const card = new CardPage(page);
    await card.open(services.partner, { 'app-url': services.app, cookiedomain: '.shop.example', loading: 'layz' });
    await card.field('name').click();
    await expect
      .poll(() => lines.map((line) => line.replace(/^.*?\] | http.*$/g, '')).sort())
      .toEqual([
        'config/loading: loading="layz" is refused; the default is taken. Use one of: eager, lazy.',
        'config/unknown-attribute: cookiedomain=".shop.example" is refused; the default is taken. Write the name as the table of attributes has it, with hyphens.',
      ]);
  },
);

for (const [code, status, message] of [
  ['store/database-missing', 404, 'The database (default) does not exist for project demo-acct'],
  ['store/api-disabled', 403, 'Cloud Firestore API has not been used in project 1 before or it is disabled.'],
  ['store/permission-denied', 403, 'Missing or insufficient permissions.'],
] as const) {
  test(
    `${code} has a line of its own beside what could not be written`,
    proof,
    async ({ page, services, visitor, allowConsole }) => {
      allowConsole(/\[acct-auth-card\] store\/|status of 40/);
      const lines = linesOf(page);
      await page.route(`${services.firestore}/**`, (route) => refuse(route, refusal(status, message)));
      const card = new CardPage(page);
      await card.openSignUp(services, visitor);
      await card.createAccount();
      await expect(card.status).toHaveText(en.provisionFailed, { timeout: 15_000 });
      await expect.poll(() => lines.filter((line) => line.includes(` ${code}: `)).length).toBe(1);
      await expect
        .poll(async () => (await card.events()).map(({ detail }) => detail))
        .toContainEqual(expect.objectContaining({ action: 'finish', reason: code }));
    },
  );
}
