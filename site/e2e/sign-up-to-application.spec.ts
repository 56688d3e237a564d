import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { CardPage } from '../../widget/e2e/card-page.ts';
import { catalogues } from '../content/catalogues.ts';
import { readSessionOnSite } from './session-fixture.ts';

const { session: text } = catalogues.en;

/** Records everything that a page sends, except the bodies and the header that carry the visitor's secrets to Google. */
function watchLines(page: Page): { readonly lines: string[]; readonly secrets: Set<string> } {
  const lines: string[] = [];
  const secrets = new Set<string>();
  page.on('request', (request: Request) => {
    lines.push(`${request.method()} ${request.url().replace(/#.*/, '')} ${request.headers().referer ?? ''}`);
  });
  page.on('console', (message) => lines.push(message.text()));
  page.on('framenavigated', (frame) => lines.push(`at ${frame.url()}`));
  page.on('response', async (response) => {
    if (!/accounts:signUp|accounts:signIn|\/v1\/token/.test(response.url())) return;
    const body = await response.text().catch(() => ''); // The body is not available after a navigation.
    for (const [, secret = ''] of body.matchAll(/"(?:idToken|refreshToken|id_token|refresh_token)":\s*"([^"]+)"/g)) {
      secrets.add(secret);
    }
  });
  return { lines, secrets };
}

test('a visitor who signs up on a page of another site arrives signed in, and no secret of the session leaks', async ({
  page,
  context,
  services,
  visitor,
  backend,
  allowConsole,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The record of a used hand-off secret no longer exists.
  allowConsole(/404 .*session_handoffs/);
  const watched = watchLines(page);
  const card = new CardPage(page);
  const address = await card.open(services.httpsOutside, {
    'app-url': services.httpsApp,
    'cookie-domain': '.acct.localhost',
  });
  const kept: string[] = [];
  await page.exposeFunction('keepForTest', (line: string) => void kept.push(line));
  await page.evaluate(() =>
    addEventListener('acct-redirect', async () => {
      const { keepForTest, cardEvents } = window as unknown as { keepForTest(line: string): void; cardEvents: object };
      const stored = [{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases(), document.cookie];
      keepForTest(JSON.stringify([cardEvents, stored, location.href]));
    }),
  );
  const before = await page.evaluate(() => history.length);
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  const handOff = page.waitForRequest((request) => request.url().startsWith(`${services.httpsSite}/session`));
  await card.createAccount();
  await handOff;

  // The owner's list of trusted pages does not contain this page, so the visitor must confirm the session.
  const goOn = page.getByRole('button', { name: text.continueAs.action, exact: true });
  await expect(goOn).toBeVisible();
  // In the history, /session has replaced the partner's page, and the next page replaces /session. Therefore Back leads
  // neither to /session nor to the partner's page.
  expect(await page.evaluate(() => [history.length, document.referrer])).toEqual([before, `${services.httpsOutside}/`]);
  expect(await context.cookies()).toEqual([]);
  await goOn.click();
  await page.waitForURL(`${services.httpsApp}/`);
  await expect(page.getByRole('region', { name: 'Visitor' })).toContainText(visitor.email);

  const uid = await backend.uidOf(visitor.email);
  const companyId = `a-b-traders-pune-${uid.slice(0, 6)}`;
  const cookies = await context.cookies(services.httpsApp);
  const value = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
  expect(value('acct_user_id')).toBe(uid);
  expect(value('acct_company_id')).toBe(companyId);
  watched.secrets.add(value('acct_auth_token') ?? '');
  expect(watched.secrets.size).toBeGreaterThanOrEqual(3);
  watched.secrets.add(visitor.password);

  expect(kept.map((line) => JSON.parse(line))).toEqual([
    [
      [
        { type: 'acct-ready', detail: expect.anything() },
        {
          type: 'acct-authenticated',
          detail: { uid, method: 'password', isNewUser: true, companyId, session: 'handoff' },
        },
        { type: 'acct-redirect', detail: { url: `${services.httpsSite}/session` } },
      ],
      [{}, {}, [], ''],
      address,
    ],
  ]);
  const devtools = await context.newCDPSession(page);
  const visited = await devtools.send('Page.getNavigationHistory');
  const everything = [...watched.lines, ...kept, ...visited.entries.map(({ url }) => url)];
  // Every ID token begins with these characters.
  expect(everything.filter((line) => /eyJ[\w-]{10}/.test(line))).toEqual([]);
  const spent = watched.lines.find((line) => line.includes('/session#'))?.replace('at ', '') ?? '';
  expect(spent).toMatch(/#[\w-]{43}$/);
  for (const secret of watched.secrets) {
    expect(everything.filter((line) => line.includes(secret))).toEqual([]);
  }
  // A browser does not send the part of an address after its #.
  const reported = [...watched.lines.filter((line) => !line.startsWith('at ')), ...kept];
  expect(reported.filter((line) => line.includes(new URL(spent).hash.slice(1)))).toEqual([]);

  // The address of a used hand-off signs nobody in, even in the same browser.
  await page.goto(spent);
  await expect(page.getByRole('heading', { name: text.spent.heading })).toBeVisible();
  const session = await readSessionOnSite(page, services);
  expect(session).toMatchObject({ uid, account: visitor.email, companyId, projectId: 'demo-acct' });
  expect(Math.abs((session?.since ?? 0) - Date.now() / 1000)).toBeLessThan(60);
});

for (const isShared of [true, false]) {
  const outcome = isShared ? 'stores no session on a shared computer' : 'stores a session for seven days';

  test(`a sign-up on /login sends no request over plain http, and ${outcome}`, {
    tag: isShared ? '@proof:session' : [],
  }, async ({ page, services, visitor, backend }) => {
    const plain: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http:')) plain.push(request.url());
    });
    await page.goto(`${services.httpsSite}/login`);
    const card = new CardPage(page);
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    const box = page.getByRole('checkbox', { name: catalogues.en.login.notMyDevice });
    await expect(box).not.toBeChecked();
    if (isShared) await box.check();
    await card.createAccount();
    await page.waitForURL(`${services.httpsApp}/`);
    const uid = await backend.uidOf(visitor.email);
    const companyId = `a-b-traders-pune-${uid.slice(0, 6)}`;
    // If the site has stored no session, the application asks the visitor first.
    const known = page.getByRole('region', { name: 'Visitor' });
    if (!isShared) for (const words of [visitor.email, companyId]) await expect(known).toContainText(words);
    const session = { uid, account: visitor.email, companyId, projectId: 'demo-acct' };
    expect(await readSessionOnSite(page, services)).toEqual(isShared ? null : expect.objectContaining(session));
    expect(plain).toEqual([]);
    if (!isShared) return;
    await page.goto(`${services.httpsSite}/session?return=/books`);
    await page.waitForURL(/\/login\?return=%2Fbooks#sign-in-first$/);
    await expect(page.getByText(catalogues.en.login.signInFirst)).toBeVisible();
  });
}
