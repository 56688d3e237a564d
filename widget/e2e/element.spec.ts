import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';

for (const script of ['acct-auth-card.js', 'acct-auth-card.single.js']) {
  test.describe(script, { tag: script.includes('single') ? '@proof:rare' : [] }, () => {
    test('attributes change live, and removing one brings its default back', async ({
      page,
      services,
      allowConsole,
    }) => {
      allowConsole(/config\/tab/);
      const card = new CardPage(page);
      await card.open(services.partner, { 'app-url': services.app, tab: 'signin' }, { script });
      await expect(card.tab(en.tabs.signin)).toHaveAttribute('aria-selected', 'true');
      await card.root.evaluate((element) => element.removeAttribute('tab'));
      await expect(card.tab(en.tabs.signup)).toHaveAttribute('aria-selected', 'true');
      await card.root.evaluate((element) => element.setAttribute('tab', 'sideways'));
      await expect.poll(async () => (await card.events()).map(({ type }) => type)).toContain('acct-config-error');
      await expect(card.tab(en.tabs.signup)).toHaveAttribute('aria-selected', 'true');
    });

    test("a tool of the partner's own React learns nothing of the card's", async ({ page, services }) => {
      await page.addInitScript(() => {
        const hook = { supportsFiber: true, met: 0, inject: () => hook.met++, checkDCE: () => hook.met++ };
        Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
      });
      const card = new CardPage(page);
      await card.open(services.partner, { 'app-url': services.app }, { script });
      await card.ready();
      expect(
        await page.evaluate(
          () =>
            (window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: { met: number } }).__REACT_DEVTOOLS_GLOBAL_HOOK__
              .met,
        ),
      ).toBe(0);
    });

    test('moving the element keeps what was typed; removing it takes the human check along', async ({
      page,
      services,
    }) => {
      const card = new CardPage(page);
      await card.open(services.partner, { 'app-url': services.app, 'human-check': 'real' }, { script });
      await card.field('name').fill('Asha');
      await expect(card.checkbox).toBeVisible();
      await card.root.evaluate((element) => document.body.prepend(element));
      await expect(card.field('name')).toHaveValue('Asha');
      await expect(card.checkbox).toBeVisible();
      await card.root.evaluate((element) => {
        element.remove();
      });
      await expect(page.locator('[slot=human-check]')).toHaveCount(0);
    });

    test('made by script and set up before it is on the page', async ({ page, services }) => {
      const card = new CardPage(page);
      await card.open(services.partner, { 'app-url': services.app }, { script });
      await page.evaluate((url) => {
        const element = document.createElement('acct-auth-card');
        element.setAttribute('app-url', url);
        element.setAttribute('prefill-name', 'Asha');
        element.id = 'second';
        document.body.append(element);
      }, services.app);
      await expect(page.locator('#second').getByLabel('Name', { exact: true })).toHaveValue('Asha');
      await expect(card.field('name').first()).toHaveValue('');
    });

    test('reset() and focus()', async ({ page, services }) => {
      const card = new CardPage(page);
      await card.open(services.partner, { 'app-url': services.app, 'prefill-company': 'Chai & Co' }, { script });
      await card.field('name').fill('Asha');
      await card.waitForTestCheck();
      await card.root.evaluate((element) => (element as HTMLElement & { reset(): void }).reset());
      await expect(card.field('name')).toHaveValue('');
      await expect(card.field('company')).toHaveValue('Chai & Co');
      await expect(card.root.getByRole('button', { name: en.captcha.placeholder })).toBeVisible();
      await card.root.evaluate((element: HTMLElement) => element.focus());
      await expect(card.field('name')).toBeFocused();
    });

    test('a second script tag does no harm', async ({ page, services }) => {
      const card = new CardPage(page);
      await card.open(services.partner, { 'app-url': services.app }, { script });
      await page.addScriptTag({ type: 'module', url: `${services.partner}/widget/v1/acct-auth-card.js?again` });
      await expect(card.button(en.createAccount)).toBeVisible();
      await expect(card.root).toHaveCount(1);
    });
  });
}

test('preventDefault() on acct-authenticated keeps the visitor on the page', async ({ page, services, visitor }) => {
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await page.evaluate(() => document.addEventListener('acct-authenticated', (event) => event.preventDefault()));
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.createAccount();
  await expect(card.status).toHaveText(en.signedIn);
  expect(page.url()).toBe(`${services.partner}/card`);
  const types = (await card.events()).map(({ type }) => type);
  expect(types).toContain('acct-authenticated');
  expect(types).not.toContain('acct-redirect');
});

const comeBack = () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('a page brought back from the back/forward cache keeps what was typed', async ({ page, services }) => {
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.field('name').fill('Asha');
  await card.field('newPassword').fill('kalam-kagaz-42');
  await card.waitForTestCheck();
  await page.evaluate(comeBack);
  await expect(card.field('name')).toHaveValue('Asha');
  await expect(card.field('newPassword')).toHaveValue('kalam-kagaz-42');
  await expect(card.root.getByText(en.captcha.testModeSolved)).toBeVisible();
});

test('a page left for the application and brought back has a fresh card', async ({ page, services, visitor }) => {
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  // An application without an answer of its own leaves the page where it is.
  await page.route(`${services.app}/**`, (route) => route.fulfill({ status: 204 }));
  await card.createAccount();
  await expect(card.status).toContainText(en.redirecting);
  await page.evaluate(comeBack);
  await expect(card.field('newPassword')).toHaveValue('');
  await expect(card.root.getByRole('button', { name: en.captcha.placeholder })).toBeVisible();
});

/** Holds the first record that is written; resolves, once it is, to what lets it go. */
const holdRecord = (page: Page): Promise<() => void> =>
  new Promise((resolve) => {
    void page.route(/documents:commit/, (route) => resolve(() => void route.continue()), { times: 1 });
  });

test('a page left while the records are written, and brought back, takes the visitor on', {
  tag: '@proof:rare',
}, async ({ page, services, visitor }) => {
  const record = holdRecord(page);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.createAccount();
  const release = await record;
  await page.evaluate(comeBack);
  release();
  await page.waitForURL(`${services.app}/`);
});

test('an element taken away while it finishes leaves the page where it is, and the page is told', async ({
  page,
  services,
  visitor,
  backend,
}) => {
  const record = holdRecord(page);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.createAccount();
  const release = await record;
  await card.root.evaluate((element) => element.remove());
  await page.clock.install();
  release();
  await expect
    .poll(async () => (await card.events()).filter(({ type }) => type === 'acct-authenticated'))
    .toMatchObject([{ detail: { session: 'cookies' } }]);
  // Longer than the pause before a redirect.
  await page.clock.runFor(5000);
  expect(page.url()).toBe(`${services.partner}/card`);
  expect((await card.events()).map(({ type }) => type)).not.toContain('acct-redirect');
  const uid = await backend.uidOf(visitor.email);
  expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({ status: 'pending' });
});

test('two submits in the same moment send one request', async ({ page, services, visitor }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/accounts:signUp/.test(request.url())) sent.push(request.url());
  });
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.root.evaluate((element) => {
    const form = element.shadowRoot?.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await page.waitForURL(`${services.app}/`);
  expect(sent).toHaveLength(1);
});

test('no event, no console line and no address holds a token or a password', async ({ page, services, visitor }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await page.evaluate(() => document.addEventListener('acct-authenticated', (event) => event.preventDefault()));
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.createAccount();
  await expect(card.status).toHaveText(en.signedIn);
  const token = (await page.context().cookies()).find(({ name }) => name === 'acct_auth_token')?.value ?? '';
  expect(token.length).toBeGreaterThan(100);
  const said = JSON.stringify([addresses, await card.events()]);
  expect(said).not.toContain(token);
  expect(said).not.toContain(visitor.password);
  const kept = await page.evaluate(async () => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    (await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(kept, 'nothing is stored but the cookies').toEqual([[], [], []]);
});
