import { messages as en } from '../languages/en/messages.ts';
import { expect, rareProof, sharedTest, test } from './card-test.ts';
import { delayChunk } from './delay-chunk.ts';
import { readDeclarativeCard } from './read-declarative-card.ts';

test(
  'a pasted form of another tab gives way to the right one, with what was typed',
  rareProof,
  async ({ card, page }) => {
    const release = await delayChunk(page, 'react.js');
    await card.show({ tab: 'signin' }, { inside: readDeclarativeCard('en', 'signup') });
    await card.field('email').fill('asha@example.com');
    await release();
    await expect(card.button(en.signIn)).toBeVisible();
    await card.tab(en.tabs.signup).click();
    await expect(card.field('email')).toHaveValue('asha@example.com');
  },
);

test('a card that is taken away before React has woken it leaves no line on the console', async ({ card, page }) => {
  // React schedules its work by a message; the page is quicker.
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

test('of what was pressed before React the last counts', rareProof, async ({ card, page, visitor }) => {
  const release = await delayChunk(page, 'react.js');
  await card.show();
  await card.tab(en.tabs.signin).click();
  await card.fillSignUp(visitor);
  await card.field('newPassword').press('Enter');
  await release();
  await card.waitForApplication();
});

test('a submit from before React is carried out once, new card or not', rareProof, async ({ card, page }) => {
  const release = await delayChunk(page, 'react.js');
  await card.show();
  await card.field('name').fill('Asha');
  await card.field('name').press('Enter');
  await release();
  await expect(card.root.getByText(en.problems.required).first()).toBeVisible();
  const other = JSON.stringify({ apiKey: 'demo-api-key', authDomain: 'localhost', projectId: 'demo-other' });
  await card.root.evaluate((element, config) => element.setAttribute('firebase-config', config), other);
  const ready = async () => (await card.events()).filter(({ type }) => type === 'acct-ready').length;
  await expect.poll(ready).toBe(2);
  // The focus stays in the field, so the new card's check loads; a second submit would follow it at once.
  await card.waitForTestCheck();
  await expect(card.root.getByText(en.problems.required)).toHaveCount(0);
  await expect(card.field('name')).toHaveValue('Asha');
});

sharedTest('other settings of Firebase keep the tab and what was typed', async ({ card }) => {
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

test('text that is still being composed when React arrives is not lost', async ({ card, page }) => {
  const release = await delayChunk(page, 'react.js');
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

sharedTest('what is typed before React stays in a card that is put back before React', async ({ card, page }) => {
  const release = await delayChunk(page, 'react.js');
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

sharedTest('an element taken off the page in the very moment it is drawn ends quietly', async ({ card, page }) => {
  const old = readDeclarativeCard('en', 'signup').replace(/data-build="[^"]*"/, 'data-build="of-yesterday"');
  const release = await delayChunk(page, 'react.js');
  await card.show({}, { inside: old });
  await expect(card.field('email')).toBeVisible();
  await card.root.evaluate((host) => {
    const wrapper = host.shadowRoot?.querySelector('[data-build]');
    if (!wrapper) throw new Error('no card');
    new MutationObserver(() => {
      // Between React's drawing and its later tasks.
      host.remove();
    }).observe(wrapper, { childList: true });
  });
  await release();
  await expect(card.root).toHaveCount(0);
  // By then every error is on the console.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
});

sharedTest('the focus stays at the human check when its button goes, and comes back', async ({ card }) => {
  await card.show();
  await card.ready();
  await card.root.getByRole('button', { name: en.humanCheck.placeholder }).focus();
  await card.waitForTestCheck();
  await expect(card.root.getByRole('region', { name: en.humanCheck.label })).toBeFocused();
  await card.openGoogle();
  await card.button(en.cancel).click();
  await expect(card.button(en.google)).toBeFocused();
});

test('a submit before the shell has run is carried out once', async ({ card, page, services, visitor, backend }) => {
  const release = await delayChunk(page, 'acct-auth-card.js');
  await page.goto(`${services.site}/login`, { waitUntil: 'commit' });
  await card.fillSignUp(visitor, { company: 'Chai & Co' });
  await card.field('newPassword').press('Enter');
  await expect(card.field('newPassword')).toBeFocused();
  await release();
  await card.waitForApplication();
  const uid = await backend.uidOf(visitor.email);
  expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({ companyName: 'Chai & Co' });
});

test('a button pressed before the shell has run is pressed once it has', async ({ card, page, services }) => {
  const arrive = async (): Promise<() => Promise<void>> => {
    const release = await delayChunk(page, 'acct-auth-card.js');
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

test('a form without its script sends nothing anywhere', async ({ card, page, services, allowConsole }) => {
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
