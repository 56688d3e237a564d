import type { Route } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';

test('a press after all tries have failed fetches again, without a reload, and is carried out', {
  tag: '@proof:rare',
}, async ({ page, services, visitor, backend, allowConsole }) => {
  allowConsole(/ERR_FAILED|card\/part-not-loaded/);
  await page.clock.install();
  let offline = true;
  await page.route(/\/(react|acct-auth-card\.single)\.js/, (route) => (offline ? route.abort() : route.continue()));
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.fillSignUp(visitor);
  await expect(async () => {
    await page.clock.runFor(3000);
    await expect(card.root.getByRole('alert')).toContainText('could not load', { timeout: 200 });
  }).toPass();
  offline = false;
  await card.createAccount();
  await card.ready();
  await expect(card.root.getByRole('alert')).toHaveCount(0);
  await expect(card.field('email')).toHaveValue(visitor.email);
  await page.waitForURL(`${services.app}/`);
  expect(await backend.accounts(visitor.email)).toHaveLength(1);
});

for (const [part, limit, said] of [
  ['react', 10_000, en.loadFailure.text],
  ['touched', 15_000, en.captcha.failed],
] as const) {
  test(`a card whose ${part}.js hangs, with the file that would replace it, says so within ${limit / 1000} s, until one of them comes`, {
    tag: '@proof:rare',
  }, async ({ page, services }) => {
    await page.clock.install();
    const held: Route[] = [];
    const files = new RegExp(`/(${part}|acct-auth-card\\.single)\\.js`);
    await page.route(files, (route) => void held.push(route));
    const card = new CardPage(page);
    await card.open(services.partner, { 'app-url': services.app });
    await card.field('name').fill('Asha');
    await expect.poll(() => held.length).toBe(1);
    await page.clock.runFor(limit);
    await expect(card.root.getByText(said)).toBeVisible();
    await expect.poll(() => held.length).toBe(2);
    await held[1]?.continue();
    await card.waitForTestCheck();
    await expect(card.root.getByText(said)).toHaveCount(0);
    await expect(card.field('name')).toHaveValue('Asha');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a check tried again while its part hangs is there when another card takes over', { tag: '@proof:rare' }, async ({
  page,
  services,
}) => {
  await page.clock.install();
  const held: Route[] = [];
  await page.route(/\/(firebase-auth|acct-auth-card\.single)\.js/, (route) => void held.push(route));
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.field('name').fill('Asha');
  await expect.poll(() => held.length).toBe(1);
  await page.clock.runFor(15_000);
  await card.button(en.captcha.retry).click();
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.continue();
  await card.waitForTestCheck();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('React that comes after it counted as lost is taken, while its replacement hangs', { tag: '@proof:rare' }, async ({
  page,
  services,
}) => {
  await page.clock.install();
  const held: Route[] = [];
  await page.route(/\/(react|acct-auth-card\.single)\.js/, (route) => void held.push(route));
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await expect.poll(() => held.length).toBe(1);
  await page.clock.runFor(9000);
  await expect.poll(() => held.length).toBe(2);
  await held[0]?.continue();
  await card.ready();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
