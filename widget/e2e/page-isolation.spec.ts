import type { Page } from '@playwright/test';
import { messages as en } from '../languages/en/messages.ts';
import { expect, test } from './card-test.ts';
import { delayCardFile } from './delay-card-file.ts';
import { readDeclarativeCardHtml } from './read-declarative-card-html.ts';
import { type PageChangeWatcher, watchPageChanges } from './watch-page-changes.ts';
import { watchRequests } from './watch-requests.ts';
import { watchCardTimers } from './watch-timers.ts';

type Watched = { readonly pageWatch: PageChangeWatcher; readonly pendingTimers: () => readonly string[] };

/** Names that Google's scripts, or the tests' fakes of these scripts, add to `window`. */
const googles = /^window\.(grecaptcha|__fakeRecaptcha|gapi) /;

const changesOf = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(() => (window as unknown as Watched).pageWatch.changes())).filter(
    (change) => !googles.test(change),
  );

/** Resolves to a function that lists the listeners of the card's scripts on window and document. */
async function watchListeners(page: Page): Promise<() => Promise<readonly string[]>> {
  const devtools = await page.context().newCDPSession(page);
  const own = new Map<string, string>();
  devtools.on('Debugger.scriptParsed', ({ scriptId, url }) => {
    if (url.includes('/widget/')) own.set(scriptId, new URL(url).pathname);
  });
  await devtools.send('Debugger.enable');
  return async () => {
    const found: string[] = [];
    for (const expression of ['window', 'document']) {
      const { result } = await devtools.send('Runtime.evaluate', { expression });
      const { listeners } = await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
      for (const { type, scriptId } of listeners)
        if (own.has(scriptId)) found.push(`${expression} ${type} ${own.get(scriptId)}`);
    }
    return found;
  };
}

const tag = (app: string, more = '') => `<acct-auth-card app-url="${app}" human-check="real" ${more}></acct-auth-card>`;

test('a minute after the last card is removed, no name, node, listener or timer of it is left', async ({
  card,
  page,
  services,
}) => {
  await page.clock.install();
  await page.addInitScript(watchPageChanges);
  await page.addInitScript(watchCardTimers);
  const listeners = await watchListeners(page);
  await card.show({ 'human-check': 'real' });
  await card.ready();
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), tag(services.app, 'tab="signin"'));
  const [first, second] = [page.locator('acct-auth-card').first(), page.locator('acct-auth-card').nth(1)];
  await first.getByLabel('Name', { exact: true }).fill('Asha');
  await second.getByLabel('Email or Phone', { exact: true }).fill('asha@example.com');
  await expect(card.checkbox).toHaveCount(2);
  expect(await changesOf(page)).toEqual([expect.stringMatching(/^body: .* acct-auth-card.*,acct-auth-card/)]);
  expect(await listeners()).toContainEqual(expect.stringMatching('window pageshow /widget/'));

  await page.evaluate(() => {
    for (const element of document.querySelectorAll('acct-auth-card')) element.remove();
  });
  await expect.poll(() => changesOf(page)).toEqual([expect.stringMatching(/^body: .*acct-auth-card -> /)]);
  expect(await listeners()).toEqual([]);
  // A page may put a removed card back within a minute, so the card keeps its state for a minute.
  await page.clock.runFor(60_000);
  const left = () => page.evaluate(() => (window as unknown as Watched).pendingTimers());
  await expect.poll(left).toEqual([]);
  expect(await page.evaluate(() => document.querySelectorAll('style, link, iframe').length)).toBe(0);
});

test('two cards share style sheets, files and Google’s scripts', async ({ card, page, services }) => {
  const { asked } = watchRequests(page);
  const body = tag(services.app, 'tab="signin"');
  // The visitor fills in both cards before React has loaded.
  const release = await delayCardFile(page, 'react.js');
  await card.show({ 'human-check': 'real' }, { body });
  await page.locator('acct-auth-card').first().getByLabel('Email or Phone', { exact: true }).fill('asha@example.com');
  await page.locator('acct-auth-card').nth(1).getByLabel('Name', { exact: true }).fill('Asha');
  await release();
  await expect(card.checkbox).toHaveCount(2);
  const files = asked.map((url) => new URL(url).pathname).filter((path) => path.endsWith('.js'));
  expect(files.filter((path, at) => files.indexOf(path) !== at)).toEqual([]);
  expect(files).toContain('/recaptcha/api.js');
  const shared = await page.evaluate(() => {
    const [one, other] = Array.from(document.querySelectorAll('acct-auth-card'), ({ shadowRoot }) => [
      ...(shadowRoot?.adoptedStyleSheets ?? []),
    ]);
    return [one?.length, one?.every((sheet, at) => sheet === other?.[at])];
  });
  expect(shared).toEqual([2, true]);
});

for (const [what, inside] of [
  ['a card', undefined],
  ['a card pasted into the page’s HTML', `${readDeclarativeCardHtml('en', 'signup')}<a href="/login">Sign in</a>`],
] as const) {
  test(`cloning ${what} in use creates an empty card that works independently`, {
    tag: inside ? '@proof:rare' : [],
  }, async ({ card, page, visitor, backend }) => {
    await card.show({ 'human-check': 'real' }, inside ? { inside } : {});
    await card.field('name').fill('Asha');
    await expect(card.checkbox).toHaveCount(1);
    await card.root.evaluate((element) => {
      const copy = element.cloneNode(true) as Element;
      copy.id = 'copy';
      element.after(copy);
    });
    const copy = page.locator('#copy');
    await expect(copy.getByRole('button', { name: en.humanCheck.placeholder })).toBeVisible();
    await expect(copy.locator('[slot=human-check]')).toHaveCount(0);
    await expect(copy.getByLabel('Name', { exact: true })).toHaveValue('');
    await page
      .locator('acct-auth-card')
      .first()
      .evaluate((element) => element.remove());
    await card.signUp();
    await card.waitForApplication();
    expect(await backend.accounts(visitor.email)).toHaveLength(1);
  });
}

test('the card never submits a form around it, and adds nothing to its data', async ({ card, page, visitor }) => {
  await card.show({ 'human-check': 'real' }, { body: '<form id="order"><input name="coupon" value="DIWALI">' });
  await page.evaluate(() => {
    const counts = Object.assign(window, { sent: [] as string[] });
    for (const type of ['submit', 'reset', 'formdata', 'invalid']) {
      addEventListener(type, (event) => counts.sent.push(`${type} ${(event.target as Element).id}`), true);
    }
  });
  const formOf = () =>
    page.evaluate(() => {
      const form = document.querySelector('form') as HTMLFormElement;
      return { fields: [...new FormData(form).keys()], controls: form.elements.length, valid: form.checkValidity() };
    });
  const sent = () =>
    page.evaluate(() => (window as unknown as { sent: string[] }).sent.filter((line) => !/^formdata/.test(line)));
  const untouched = { fields: ['coupon'], controls: 1, valid: true };
  await card.field('name').fill('Asha');
  await expect(card.checkbox).toBeVisible();
  expect(await formOf()).toEqual(untouched);
  await card.field('name').press('Enter');
  await expect(card.status).toHaveText(en.completeHumanCheck);
  await card.tab(en.tabs.signin).press('Enter');
  await card.tab(en.tabs.signup).click();
  await card.root.evaluate(({ shadowRoot }) => shadowRoot?.querySelector('form')?.requestSubmit());
  await card.fillSignUp(visitor);
  await card.solveCheck();
  expect(await formOf()).toEqual(untouched);
  expect(await sent()).toEqual([]);
  await card.preventRedirect();
  await card.field('newPassword').press('Enter');
  await expect(card.status).toHaveText(en.signedIn);
  expect(await sent()).toEqual([]);
});
