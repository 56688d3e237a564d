import { messages as en } from '../languages/en/messages.ts';
import { expect, rareTestDetails, test } from './card-test.ts';
import { delayCardFile } from './delay-card-file.ts';
import { readDeclarativeCardHtml } from './read-declarative-card-html.ts';

test(
  'a card with a pasted Sign Up form shows Sign In if its tag asks for Sign In, and keeps typed text',
  rareTestDetails,
  async ({ card, page }) => {
    const release = await delayCardFile(page, 'react.js');
    await card.show({ tab: 'signin' }, { inside: readDeclarativeCardHtml('en', 'signup') });
    await card.field('email').fill('asha@example.com');
    await release();
    await expect(card.button(en.signIn)).toBeVisible();
    await card.tab(en.tabs.signup).click();
    await expect(card.field('email')).toHaveValue('asha@example.com');
  },
);

test('a card that is removed before React hydrates the card writes nothing to the console', async ({ card, page }) => {
  // Removes the card before React receives the message that schedules React's work.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage as (this: MessagePort, ...parts: unknown[]) => void;
    MessagePort.prototype.postMessage = function (...parts: unknown[]) {
      document.querySelector('acct-auth-card')?.remove();
      post.apply(this, parts);
    };
  });
  await card.show();
  await expect(page.locator('acct-auth-card')).toHaveCount(0);
});

test('only the last press before React loads takes effect', rareTestDetails, async ({ card, page, visitor }) => {
  const release = await delayCardFile(page, 'react.js');
  await card.show();
  await card.tab(en.tabs.signin).click();
  await card.fillSignUp(visitor);
  await card.field('newPassword').press('Enter');
  await release();
  await card.waitForApplication();
});

test(
  'a submit before React loads runs once, even if new settings rebuild the card afterwards',
  rareTestDetails,
  async ({ card, page }) => {
    const release = await delayCardFile(page, 'react.js');
    await card.show();
    await card.field('name').fill('Asha');
    await card.field('name').press('Enter');
    await release();
    await expect(card.root.getByText(en.problems.required).first()).toBeVisible();
    const other = JSON.stringify({ apiKey: 'demo-api-key', authDomain: 'localhost', projectId: 'demo-other' });
    await card.root.evaluate((element, config) => element.setAttribute('firebase-config', config), other);
    const ready = async () => (await card.events()).filter(({ type }) => type === 'acct-ready').length;
    await expect.poll(ready).toBe(2);
    // The focus in the new card's field loads the human check. By then, errors of a second submit would be visible.
    await card.waitForTestCheck();
    await expect(card.root.getByText(en.problems.required)).toHaveCount(0);
    await expect(card.field('name')).toHaveValue('Asha');
  },
);

test('a change of firebase-config keeps the tab and typed text', async ({ card }) => {
  await card.show();
  await card.tab(en.tabs.signin).click();
  await card.field('identifier').fill('asha@example.com');
  const other = JSON.stringify({ apiKey: 'demo-api-key', authDomain: 'localhost', projectId: 'demo-other' });
  await card.set('firebase-config', other);
  await expect.poll(async () => (await card.events()).filter(({ type }) => type === 'acct-ready').length).toBe(2);
  await expect(card.field('identifier')).toHaveValue('asha@example.com');

  await card.set('tab', 'signin');
  await card.root.evaluate((element) => {
    element.setAttribute('tab', 'signup');
    element.removeAttribute('firebase-config');
  });
  await expect(card.tab(en.tabs.signup), 'another tab that the page sets beside them').toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('text that is still being composed when React loads is not lost', async ({ card, page }) => {
  const release = await delayCardFile(page, 'react.js');
  await card.show();
  await card.field('name').focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'आश', selectionStart: 2, selectionEnd: 2 });
  await release();
  await card.ready();
  await devtools.send('Input.insertText', { text: 'आशा' });
  await expect(card.field('name')).toHaveValue('आशा');
  await card.tab(en.tabs.signin).click();
  await card.tab(en.tabs.signup).click();
  await expect(card.field('name')).toHaveValue('आशा');
});

test('typed text stays in a card that is removed and put back before React loads', async ({ card, page }) => {
  const release = await delayCardFile(page, 'react.js');
  await card.show();
  await card.field('name').fill('Asha');
  const host = await card.root.elementHandle();
  await host?.evaluate((element) => element.remove());
  await host?.evaluate((element) => document.body.append(element));
  await release();
  await card.ready();
  await card.tab(en.tabs.signin).click();
  await card.tab(en.tabs.signup).click();
  await expect(card.field('name')).toHaveValue('Asha');
});

test('a card that is removed while React renders it logs no error', async ({ card, page }) => {
  const old = readDeclarativeCardHtml('en', 'signup').replace(/data-build="[^"]*"/, 'data-build="of-yesterday"');
  const release = await delayCardFile(page, 'react.js');
  await card.show({}, { inside: old });
  await expect(card.field('email')).toBeVisible();
  await card.root.evaluate((host) => {
    const wrapper = host.shadowRoot?.querySelector('[data-build]');
    if (!wrapper) throw new Error('no card');
    new MutationObserver(() => {
      // Removes the card after React has rendered it, but before React's next tasks.
      host.remove();
    }).observe(wrapper, { childList: true });
  });
  await release();
  await expect(card.root).toHaveCount(0);
  // Waits until every error is on the console.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
});

test('the focus moves from a removed button to the human check, and after Cancel to the Google button', async ({
  card,
}) => {
  await card.show();
  await card.ready();
  await card.root.getByRole('button', { name: en.humanCheck.placeholder }).focus();
  await card.waitForTestCheck();
  await expect(card.root.getByRole('region', { name: en.humanCheck.label })).toBeFocused();
  await card.openGoogle();
  await card.button(en.cancel).click();
  await expect(card.button(en.google)).toBeFocused();
});

test('a submit before the shell has run creates an account', async ({ card, page, services, visitor, backend }) => {
  const release = await delayCardFile(page, 'acct-auth-card.js');
  await page.goto(`${services.site}/login`, { waitUntil: 'commit' });
  await card.fillSignUp(visitor, { company: 'Chai & Co' });
  await card.field('newPassword').press('Enter');
  await expect(card.field('newPassword')).toBeFocused();
  await release();
  await card.waitForApplication();
  const uid = await backend.uidOf(visitor.email);
  expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({ companyName: 'Chai & Co' });
});

test('if a visitor presses a button before the shell has loaded, the card reacts once the shell has loaded', async ({
  card,
  page,
  services,
}) => {
  const arrive = async (): Promise<() => Promise<void>> => {
    const release = await delayCardFile(page, 'acct-auth-card.js');
    await page.goto(`${services.site}/login`, { waitUntil: 'commit' });
    return release;
  };
  const releaseTab = await arrive();
  await card.tab(en.tabs.signin).click();
  await releaseTab();
  await expect(card.field('identifier')).toBeVisible();

  const releaseEye = await arrive();
  await card.field('newPassword').fill('kalam-kagaz-42');
  await card.button(en.showPassword).click();
  await releaseEye();
  await expect(card.button(en.hidePassword)).toBeFocused();

  const releaseKeys = await arrive();
  await card.field('newPassword').press('Tab');
  await expect(card.button(en.showPassword)).toBeFocused();
  await releaseKeys();
  await card.waitForTestCheck();
  await expect(card.button(en.showPassword)).toBeFocused();
});

test('a form whose script does not load sends nothing', async ({ card, page, services, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await page.route(/acct-auth-card\.js/, (route) => route.abort());
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' || request.url().includes('?')) posted.push(request.url());
  });
  await page.goto(`${services.site}/login`);
  await card.field('newPassword').fill('kalam-kagaz-42');
  await card.field('newPassword').press('Enter');
  await card.createAccount();
  await expect(card.field('newPassword')).toHaveValue('kalam-kagaz-42');
  expect(posted).toEqual([]);
});
