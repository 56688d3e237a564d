import type { BrowserContext } from '@playwright/test';
import { messages as en } from '../languages/en/messages.ts';
import { messages as hi } from '../languages/hi/messages.ts';
import { expect, test } from './card-test.ts';
import { openFramedCard, readHandoff, serveSessionPage } from './site-session.ts';

/** Every address asked for, with its referrer, as it went over the wire; and every line on a console. */
function watch(context: BrowserContext) {
  const lines: string[] = [];
  context.on('request', (request) => {
    lines.push(`${request.url().replace(/#.*/, '')} ${request.headers().referer ?? ''}`);
  });
  context.on('console', (message) => lines.push(message.text()));
  return lines;
}

test('a sign-up on a page of another site is handed to our own, and nothing of the session stays on the way', async ({
  card,
  page,
  context,
  services,
  visitor,
  backend,
}) => {
  const lines = watch(context);
  const secretAt = await serveSessionPage(page, services.httpsSite);
  const seen: unknown[] = [];
  await page.exposeFunction('tellEvent', (event: unknown) => void seen.push(event));
  await card.showSecure('httpsOutside');
  await page.evaluate(() => {
    const { tellEvent } = window as unknown as { tellEvent(event: unknown): void };
    for (const name of ['acct-authenticated', 'acct-redirect', 'acct-error'] as const) {
      document.addEventListener(name, (event) => tellEvent({ type: name, detail: (event as CustomEvent).detail }));
    }
  });
  const before = await page.evaluate(() => history.length);
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  const kept = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        document.addEventListener('acct-redirect', async () => {
          const databases = await indexedDB.databases();
          resolve(
            JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, document.cookie, location.href]),
          );
        }),
      ),
  );
  await card.createAccount();
  expect(await kept).toBe(JSON.stringify([{}, {}, [], '', `${services.httpsOutside}/card`]));
  const secret = await secretAt();
  expect(secret).toMatch(/^[\w-]{43}$/);

  const uid = await backend.uidOf(visitor.email);
  const companyId = `a-b-traders-pune-${uid.slice(0, 6)}`;
  const detail = { uid, method: 'password', isNewUser: true, companyId, session: 'handoff' };
  expect(seen).toEqual([
    { type: 'acct-authenticated', detail },
    { type: 'acct-redirect', detail: { url: `${services.httpsSite}/session` } },
  ]);
  const handoff = await readHandoff(backend, secret);
  const since = Math.floor(Number(handoff?.record.createdAt) / 1000);
  expect(handoff?.session).toEqual({
    refreshToken: expect.stringMatching(/.{20}/),
    uid,
    account: visitor.email,
    companyId,
    projectId: 'demo-acct',
    since: expect.any(Number),
  });
  expect(Math.abs((handoff?.session?.since ?? 0) - since)).toBeLessThan(60);
  expect(Object.keys(handoff?.record ?? {}).sort()).toEqual(['box', 'createdAt', 'expiresAt', 'uid']);
  expect(handoff?.record.uid).toBe(uid);

  // Gone to in place of the partner's page, so that Back finds neither.
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(await page.evaluate(() => document.referrer)).toBe(`${services.httpsOutside}/`);
  expect(await context.cookies()).toEqual([]);
  const told = [...lines, JSON.stringify(seen)].join('\n');
  for (const word of [secret, handoff?.session?.refreshToken ?? 'none', visitor.password]) {
    expect(told).not.toContain(word);
  }
  // An ID token begins so, whoever's it is.
  expect(told).not.toMatch(/eyJ[\w-]{10}/);
});

test('who signs up on a page that is listed arrives in the application signed in, and the spent secret is worthless', {
  tag: '@proof:session',
}, async ({ card, page, context, services, visitor, backend }) => {
  const secrets: string[] = [];
  page.on('framenavigated', (frame) => {
    const { hash } = new URL(frame.url());
    if (hash) secrets.push(hash.slice(1));
  });
  await card.showSecure('httpsListed');
  await card.signUp();
  await page.waitForURL(`${services.httpsApp}/`);
  await expect(page.getByText(visitor.email).first()).toBeVisible();
  const uid = await backend.uidOf(visitor.email);
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));
  expect(cookies.get('acct_user_id')).toBe(uid);
  expect(cookies.get('acct_company_id')).toBe(`a-b-traders-pune-${uid.slice(0, 6)}`);
  expect(cookies.get('acct_auth_token')).toMatch(/^eyJ/);
  expect(secrets).toHaveLength(1);
  expect(await readHandoff(backend, secrets[0] ?? '')).toBeNull();
});

test('below the cookie domain, handoff="always" goes the same way and sets no cookie', {
  tag: '@proof:session',
}, async ({ card: usual, page, context, services, visitor, backend }) => {
  const secretAt = await serveSessionPage(page, services.httpsSite);
  const card = usual.in(hi);
  await card.showSecure('httpsPartner', { handoff: 'always', lang: 'hi' });
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  // The page tells it: what is asked from outside waits for the navigation that is on its way.
  const said = card.root.evaluate(
    (host, words) =>
      new Promise<string>((resolve) => {
        const status = host.shadowRoot?.querySelector('[role=status]');
        if (!status) throw new Error('no status');
        new MutationObserver(() => {
          if (status.textContent?.includes(words)) resolve(status.textContent);
        }).observe(status, { childList: true, characterData: true, subtree: true });
      }),
    hi.redirecting,
  );
  await card.createAccount();
  expect(await said).toContain(hi.viaSite(new URL(services.httpsSite).host));
  const secret = await secretAt();
  expect(new URL(page.url()).pathname).toBe('/hi/session');
  expect((await readHandoff(backend, secret))?.session?.account).toBe(visitor.email);
  expect(await context.cookies()).toEqual([]);
});

test('in a frame a press takes the whole window along, and the record is made no sooner', async ({
  page,
  services,
  visitor,
  backend,
}) => {
  const records: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('session_handoffs/')) records.push(request.url());
  });
  const secretAt = await serveSessionPage(page, services.httpsSite);
  const may = 'allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation-by-user-activation';
  const card = await openFramedCard(page, services, may);
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.createAccount();
  const on = card.button(en.continueToApp);
  await expect(on).toBeVisible();
  expect(records).toEqual([]);
  await on.click();
  expect((await readHandoff(backend, await secretAt()))?.session?.account).toBe(visitor.email);
  expect(records).toHaveLength(1);
});

test('what the page puts beside the submit button stands there on both tabs and at the code, and moves nothing when there is nothing', async ({
  card,
  page,
  visitor,
}) => {
  // The emulator knows no such call.
  await card.show();
  await card.ready();
  const button = () => card.button(en.createAccount).boundingBox();
  const before = await button();
  await card.root.evaluate((element) => {
    element.innerHTML = '<label slot="beside-submit"><input type="checkbox" id="mine"> Mine</label>';
  });
  const mine = page.getByRole('checkbox', { name: 'Mine' });
  await mine.check();
  expect((await mine.boundingBox())?.y).toBeLessThan((await button())?.y ?? 0);
  expect(await mine.evaluate((input) => getComputedStyle(input.parentElement as Element).fontFamily)).toBe(
    await card.root.getByText(en.fields.name, { exact: true }).evaluate((label) => getComputedStyle(label).fontFamily),
  );
  // What happens in the card takes the focus from nobody's checkbox.
  await card.field('name').fill(visitor.name);
  await mine.focus();
  await card.waitForTestCheck();
  await expect(mine).toBeFocused();
  await card.fillSignIn(visitor.phone);
  await expect(mine).toBeChecked();
  await card.signIn();
  await expect(card.field('otp')).toBeFocused();
  await expect(mine).toBeVisible();
  await card.root.evaluate((element) => element.querySelector('label')?.remove());
  await card.button(en.changeNumber).click();
  await card.tab(en.tabs.signup).click();
  expect(await button()).toEqual(before);
});
