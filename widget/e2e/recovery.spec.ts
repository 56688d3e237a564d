import type { Page, Route } from '@playwright/test';
import { messages as en } from '../languages/en/messages.ts';
import { messages as hi } from '../languages/hi/messages.ts';
import { expect, rareTestDetails, test } from './card-test.ts';
import { delayCardFile } from './delay-card-file.ts';
import { readDeclarativeCardHtml } from './read-declarative-card-html.ts';

// The tests in faults/ cover each file of the card with each fault of the connection.

/** Makes a file of the card missing. Resolves to a growing list of the requests for the single-file card. */
async function removeFile(page: Page, name: string): Promise<readonly string[]> {
  await page.route(new RegExp(`/${name}\\.js$`), (route) => route.fulfill({ status: 404, body: 'gone' }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/acct-auth-card\.single\.js\?try=\d+$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Delays a file of the card and the single-file card. Resolves to a growing list of the requests for both. */
async function delayWithReplacement(page: Page, part: string): Promise<readonly Route[]> {
  await page.clock.install();
  const held: Route[] = [];
  await page.route(new RegExp(`/(${part}|acct-auth-card\\.single)\\.js`), (route) => void held.push(route));
  return held;
}

for (const [part, limit, message] of [
  ['react', 10_000, en.loadFailure.text],
  ['active', 15_000, en.humanCheck.failed],
] as const) {
  test(
    `a card whose ${part}.js and single file hang shows a message within ${limit / 1000} s`,
    rareTestDetails,
    async ({ card, page }) => {
      const held = await delayWithReplacement(page, part);
      await card.show();
      await card.field('name').fill('Asha');
      await expect.poll(() => held.length).toBe(1);
      await page.clock.runFor(limit);
      await expect(card.root.getByText(message)).toBeVisible();
      await expect.poll(() => held.length).toBe(2);
      // The message stays until either the file or its replacement arrives.
      await held[1]?.continue();
      await card.waitForTestCheck();
      await expect(card.root.getByText(message)).toHaveCount(0);
      await expect(card.field('name')).toHaveValue('Asha');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
}

test(
  'if firebase-auth.js hangs, a retry loads the single file and the human check appears',
  rareTestDetails,
  async ({ card, page }) => {
    const held = await delayWithReplacement(page, 'firebase-auth');
    await card.show();
    await card.field('name').fill('Asha');
    await expect.poll(() => held.length).toBe(1);
    await page.clock.runFor(15_000);
    await card.button(en.humanCheck.retry).click();
    await expect.poll(() => held.length).toBe(2);
    await held[1]?.continue();
    await card.waitForTestCheck();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test(
  'if react.js arrives late and the single file hangs, the card uses react.js',
  rareTestDetails,
  async ({ card, page }) => {
    const held = await delayWithReplacement(page, 'react');
    await card.show();
    await expect.poll(() => held.length).toBe(1);
    await page.clock.runFor(9000);
    await expect.poll(() => held.length).toBe(2);
    await held[0]?.continue();
    await card.ready();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test('texts, tab, focus and selection stay when the single file replaces the card', async ({
  card,
  page,
  visitor,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await removeFile(page, 'active');
  const release = await delayCardFile(page, 'acct-auth-card.single.js');
  await card.show();
  await card.ready();
  await card.field('name').fill('आशा');
  await card.tab(en.tabs.signin).click();
  await card.field('identifier').fill(visitor.email);
  await card.field('password').fill('kalam');
  await card.field('identifier').evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 4));
  await card.field('identifier').focus();
  await release();
  await card.waitForTestCheck();
  const caret = await card
    .field('identifier')
    .evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd]);
  expect(caret).toEqual([1, 4]);
  await expect(card.field('identifier')).toBeFocused();
  await expect(card.field('identifier')).toHaveValue(visitor.email);
  await expect(card.field('password')).toHaveValue('kalam');
  await card.tab(en.tabs.signup).click();
  await expect(card.field('name')).toHaveValue('आशा');
  expect((await card.events()).filter(({ type }) => type === 'acct-ready')).toHaveLength(1);
});

test('if a file of the card is missing when the visitor submits, one sign-up is sent', async ({
  card,
  page,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await removeFile(page, 'active');
  const release = await delayCardFile(page, 'acct-auth-card.single.js');
  const signUps: string[] = [];
  page.on('request', (request) => {
    if (/accounts:signUp/.test(request.url())) signUps.push(request.url());
  });
  await card.show();
  await card.ready();
  await card.fillSignUp(visitor);
  await card.createAccount();
  await release();
  await card.waitForApplication();
  expect(signUps).toHaveLength(1);
  expect(await backend.accounts(visitor.email)).toHaveLength(1);
});

const text = 'Patil Traders and Sons, Laxmi Road, Pune';

test('React hydrates HTML in the tag and keeps what is typed, and replaces HTML of another build', async ({
  card,
  page,
}) => {
  for (const [what, inside] of [
    [
      'HTML of another build',
      readDeclarativeCardHtml('en', 'signup').replace(/data-build="[^"]*"/, 'data-build="of-yesterday"'),
    ],
    ['HTML of this build', readDeclarativeCardHtml('en', 'signup')],
  ] as const) {
    await test.step(`a key pressed while React hydrates ${what} is not lost`, async () => {
      const release = await delayCardFile(page, 'react.js');
      await card.show({}, { inside });
      await card.field('company').focus();
      const ready = card.ready();
      for (const [place, key] of [...text].entries()) {
        if (place === 3) await release();
        await page.keyboard.type(key);
      }
      await ready;
      await expect(card.field('company')).toHaveValue(text);
      await expect(card.field('company')).toBeFocused();
    });
  }
  await test.step('HTML of another build is replaced, and typed text stays', async () => {
    const old = readDeclarativeCardHtml('en', 'signup')
      .replace(/data-build="[^"]*"/, 'data-build="of-yesterday"')
      .replace('Company Name', 'Firm');
    const release = await delayCardFile(page, 'react.js');
    await card.show({}, { inside: old });
    await card.root.getByLabel('Firm').fill('Chai & Co');
    await card.field('email').fill('asha@example.com');
    await release();
    await expect(card.field('company')).toHaveValue('Chai & Co');
    await expect(card.field('email')).toHaveValue('asha@example.com');
    await expect(card.field('email')).toBeFocused();
  });
});

test('a card whose React does not load shows a link to the app and writes one console line', async ({
  card,
  page,
  services,
  visitor,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|card\/part-not-loaded/);
  await page.clock.install();
  const lines = card.lines();
  let offline = true;
  await page.route(/\/(react|acct-auth-card\.single)\.js/, (route) => (offline ? route.abort() : route.continue()));
  await card.show();
  await card.fillSignUp(visitor);
  await expect(async () => {
    await page.clock.runFor(3000);
    await expect(card.root.getByRole('alert')).toContainText('could not load', { timeout: 200 });
  }).toPass();
  await expect(card.root.getByRole('alert').getByRole('link')).toHaveAttribute('href', `${services.app}/login`);
  await expect(card.field('email')).toHaveValue(visitor.email);
  // The console line asks integrators to serve all files, because they may have copied only the card's script.
  const [line = ''] = lines;
  expect(line).toContain(` Where: ${services.partner}/widget/v1/react.js, acct-auth-card.single.js. `);
  expect(line).toMatch(
    /part-not-loaded: A file .* serve all files of the release .*\/docs\/messages#card-part-not-loaded /,
  );
  // Another press requests the files again. If the files fail to load again, the card writes no second console line.
  await card.createAccount();
  await expect(card.root.getByRole('alert')).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(3000);
    await expect(card.root.getByRole('alert')).toContainText('could not load', { timeout: 200 });
  }).toPass();
  expect(lines).toHaveLength(1);
  offline = false;
  await card.root.evaluate((element) => element.replaceWith(element.cloneNode()));
  await card.ready();
});

const captivePortal = { contentType: 'text/html', body: '<!doctype html><title>Sign in to this network</title>' };
for (const [part, answer] of [
  ['active', 'is blocked'],
  ['active', 'is a page of HTML'],
  ['firebase-auth', 'is blocked'],
  ['firebase-auth', 'is a page of HTML'],
] as const) {
  test(
    `a card whose ${part}.js ${answer} shows its visitor a message and writes a console line`,
    rareTestDetails,
    async ({ card, page, services, visitor, allowConsole }) => {
      allowConsole(/ERR_FAILED|MIME type|card\/part-not-loaded/);
      await page.clock.install();
      const lines = card.lines();
      const lost = new RegExp(`/(${part}|acct-auth-card\\.single)\\.js`);
      await page.route(lost, (route) => (answer === 'is blocked' ? route.abort() : route.fulfill(captivePortal)));
      await card.show({ 'human-check': 'real' });
      await card.fillSignUp(visitor);
      await expect(async () => {
        await page.clock.runFor(3000);
        await expect(card.root.getByText(en.humanCheck.failed)).toBeVisible({ timeout: 200 });
      }).toPass();
      await card.createAccount();
      await expect(card.status).toContainText(en.partNotLoaded);
      await expect(card.status).not.toContainText(en.completeHumanCheck);
      await expect(card.status).not.toContainText(en.humanCheck.hindered);
      await card.set('lang', 'hi');
      await expect(card.status).toContainText(hi.partNotLoaded);
      const where = `${services.partner}/widget/v1/${part}.js, acct-auth-card.single.js`;
      const line = `[acct-auth-card] card/part-not-loaded: A file of the card did not arrive. Where: ${where}. `;
      expect(lines).toEqual([expect.stringContaining(line)]);
      expect(lines[0]).toContain(`${services.site}/docs/messages#card-part-not-loaded`);
      const code = 'card/part-not-loaded';
      expect(await card.detailsOf('acct-error')).toContainEqual({ code, action: 'human-check', reason: code });
      await expect(card.in(hi).field('email')).toHaveValue(visitor.email);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
}

test(
  'the single file that replaces react.js is requested only once for two cards on a page',
  rareTestDetails,
  async ({ card, page, allowConsole }) => {
    allowConsole(/status of 404/);
    const asked = await removeFile(page, 'react');
    await card.show({}, { body: '<acct-auth-card tab="signin"></acct-auth-card>' });
    await expect.poll(async () => (await card.events()).filter(({ type }) => type === 'acct-ready').length).toBe(2);
    expect(asked).toHaveLength(1);
  },
);
