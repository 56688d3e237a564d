import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';
import { useLiveCard } from './live-card.ts';

const proof = { tag: '@proof:rare' };
// The emulator's page in Google's window asks for style sheets and fonts that tests do not fetch.
const emulatorPage = 'ERR_FAILED|unpkg|fonts|Cross-Origin-Opener-Policy';

const linesOf = (page: Page): string[] => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[acct-auth-card]')) lines.push(message.text().split('\n')[0] ?? '');
  });
  return lines;
};
const line = (code: string) =>
  expect.stringMatching(new RegExp(`^\\[acct-auth-card\\] ${code}: .* Where: .*/docs#${code.replace('/', '-')}( |$)`));

test('human-check/wrong-key: Google’s script refuses the site key', proof, async ({ page, services, allowConsole }) => {
  allowConsole(/\[acct-auth-card\] human-check\/wrong-key/);
  const lines = linesOf(page);
  await useLiveCard(page, services);
  const fake = readFileSync('dev/proof/browser/fakes/fake-recaptcha.js', 'utf8');
  // The words: https://github.com/abinnovision/vue-recaptcha-v3/issues/8
  const refusing = fake.replace(
    'if (!params.sitekey) throw',
    "throw new Error('Invalid site key or not loaded in api.js: 6Lc'); if (!params.sitekey) throw",
  );
  expect(refusing).not.toBe(fake);
  await page.route('https://www.google.com/recaptcha/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: refusing }),
  );
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.field('name').click();
  await expect(card.status).toContainText(en.failures.notAuthorised);
  await expect.poll(() => lines).toEqual([line('human-check/wrong-key')]);
});

test(
  'google/window-cut-off: a window that the opener policy cuts off is guessed',
  proof,
  async ({ page, services, allowConsole }) => {
    allowConsole(new RegExp(`\\[acct-auth-card\\] google/window-cut-off|${emulatorPage}`));
    const lines = linesOf(page);
    // A visitor sits in Google's window; a headless page has the focus always.
    await page.addInitScript(() => {
      document.hasFocus = () => false;
    });
    const card = new CardPage(page);
    const headers = { 'cross-origin-opener-policy': 'same-origin' };
    await card.open(services.partner, { 'app-url': services.app }, { headers });
    await card.field('company').fill('Chai & Co');
    await card.waitForTestCheck();
    await card.button(en.google).click();
    await expect.poll(() => lines, { timeout: 25_000 }).toEqual([line('google/window-cut-off')]);
  },
);

test(
  'google/window-blocked-in-frame: a frame without leave for windows is guessed',
  proof,
  async ({ page, services, allowConsole }) => {
    allowConsole(
      new RegExp(
        `\\[acct-auth-card\\] google/window-blocked-in-frame|allow-popups|escape its sandboxing|${emulatorPage}`,
      ),
    );
    const lines = linesOf(page);
    const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><script type="module" src="${services.partner}/widget/v1/acct-auth-card.js"></script><acct-auth-card app-url="${services.app}"></acct-auth-card>`;
    await page.route(`${services.partner}/inner`, (route) => route.fulfill({ contentType: 'text/html', body }));
    const frame = '<iframe sandbox="allow-scripts allow-same-origin allow-forms" src="/inner" height="900"></iframe>';
    await page.route(`${services.partner}/outer`, (route) => route.fulfill({ contentType: 'text/html', body: frame }));
    await page.goto(`${services.partner}/outer`);
    const card = page.frameLocator('iframe').locator('acct-auth-card');
    await card.getByLabel(en.fields.company, { exact: true }).fill('Chai & Co');
    await expect(card.getByText(en.captcha.testModeSolved)).toBeVisible();
    await card.getByRole('button', { name: en.google }).click();
    await expect.poll(() => lines, { timeout: 20_000 }).toEqual([line('google/window-blocked-in-frame')]);
  },
);
