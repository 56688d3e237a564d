import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';
import { holdChunk } from './hold-chunk.ts';

test.describe('what the page changes late', () => {
  test('a tab set while a request runs is shown once that has ended', { tag: '@proof:rare' }, async ({
    page,
    services,
    visitor,
    allowConsole,
  }) => {
    allowConsole(/status of 400/);
    const card = new CardPage(page);
    await card.open(services.partner, { 'app-url': services.app });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/accounts:signUp/, async (route) => {
      await held;
      await route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 400, message: 'WEAK_PASSWORD : Password should be at least 6 characters' } },
      });
    });
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.createAccount();
    await expect(card.status).toHaveText(en.progress['sign-up']);
    await card.root.evaluate((element) => element.setAttribute('tab', 'signin'));
    await expect(card.tab(en.tabs.signup)).toHaveAttribute('aria-selected', 'true');
    release();
    await expect(card.tab(en.tabs.signin)).toHaveAttribute('aria-selected', 'true');
    await expect(card.field('identifier')).toHaveValue(visitor.email);
  });

  for (const when of ['before React', 'after React'] as const) {
    test(`start values fill the fields that nobody has touched, ${when}`, async ({ page, services }) => {
      const release = await holdChunk(page, 'react.js');
      const card = new CardPage(page);
      await card.open(services.partner, { 'app-url': services.app });
      const start = async () => {
        await release();
        await card.ready();
      };
      if (when === 'after React') await start();
      await card.field('name').fill('Typed By Hand');
      await card.root.evaluate((element) => {
        element.setAttribute('prefill-name', 'Asha Patil');
        element.setAttribute('prefill-company', 'Chai & Co');
        element.setAttribute('prefill-email', 'asha@example.com');
      });
      if (when === 'before React') await start();
      await expect(card.field('company')).toHaveValue('Chai & Co');
      await expect(card.field('email')).toHaveValue('asha@example.com');
      await expect(card.field('name')).toHaveValue('Typed By Hand');
      await card.tab(en.tabs.signin).click();
      await expect(card.field('identifier')).toHaveValue('asha@example.com');
    });
  }

  test('a start value does not come back into a field that was emptied by hand', { tag: '@proof:rare' }, async ({
    page,
    services,
  }) => {
    const card = new CardPage(page);
    await card.open(services.partner, { 'app-url': services.app, 'prefill-company': 'Chai & Co' });
    await card.ready();
    await card.field('company').fill('');
    await card.root.evaluate((element) => element.setAttribute('prefill-company', 'Chai & Sons'));
    await card.root.evaluate((element) => element.setAttribute('prefill-name', 'Asha'));
    await expect(card.field('name')).toHaveValue('Asha');
    await expect(card.field('company')).toHaveValue('');
  });
});

test('empty texts in firebase-config make no card that fails later: the visitor and the page are told at once', async ({
  page,
  services,
  allowConsole,
}) => {
  allowConsole(/config\/firebase-config/);
  const config = JSON.stringify({ apiKey: '', authDomain: 'localhost', projectId: 'demo-acct' });
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app, 'firebase-config': config });
  await expect(card.status).toHaveText(en.misconfigured);
  await expect(card.button(en.createAccount)).toHaveCount(0);
  const told = async () => (await card.events()).find(({ type }) => type === 'acct-config-error')?.detail;
  await expect.poll(told).toMatchObject({ problems: [{ code: 'config/firebase-config', fatal: true }] });
});

test('a page that resets the card in acct-authenticated keeps nothing of the visitor, and sends nobody away', async ({
  page,
  services,
  visitor,
}) => {
  await page.clock.install();
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.root.evaluate((element) => {
    const host = element as HTMLElement & { reset(): void };
    host.addEventListener('acct-authenticated', () => host.reset());
  });
  await card.createAccount();
  await expect.poll(async () => (await card.events()).map(({ type }) => type)).toContain('acct-authenticated');
  await expect(card.field('email')).toHaveValue('');
  await page.clock.runFor(1000);
  expect((await card.events()).map(({ type }) => type)).not.toContain('acct-redirect');
  expect(page.url()).toBe(`${services.partner}/card`);
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('acct_'))).toEqual([]);
  await expect(card.root.locator('[part=card]')).toHaveAttribute('data-state', 'ready');
});
