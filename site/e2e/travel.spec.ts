import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { CardPage } from '../../widget/e2e/card-page.ts';
import { catalogues } from '../content/catalogues.ts';
import { keptOnSite } from './session-fixture.ts';

const { session: text } = catalogues.en;

/** Everything that leaves a page but the bodies and the one header that carry a visitor's own secrets to Google. */
function watchLines(page: Page): { readonly lines: string[]; readonly secrets: Set<string> } {
  const lines: string[] = [];
  const secrets = new Set<string>();
  page.on('request', (request: Request) => {
    lines.push(`${request.method()} ${request.url()} ${request.headers().referer ?? ''}`);
  });
  page.on('console', (message) => lines.push(message.text()));
  page.on('framenavigated', (frame) => lines.push(`at ${frame.url()}`));
  page.on('response', async (response) => {
    if (!/accounts:signUp|accounts:signIn|\/v1\/token/.test(response.url())) return;
    const body = await response.text().catch(() => ''); // a page that has gone takes the body along
    for (const [, secret = ''] of body.matchAll(/"(?:idToken|refreshToken|id_token|refresh_token)":\s*"([^"]+)"/g)) {
      secrets.add(secret);
    }
  });
  return { lines, secrets };
}

test('who signs up on a page of another site arrives signed in, and that page keeps nothing of it', async ({
  page,
  context,
  services,
  visitor,
  backend,
  allowConsole,
}) => {
  // The record of the spent secret.
  allowConsole(/404 .*session_handoffs/);
  const watched = watchLines(page);
  const card = new CardPage(page);
  await card.open(services.httpsOutside, { 'app-url': services.httpsApp, 'cookie-domain': '.acct.localhost' });
  const kept: string[] = [];
  await page.exposeFunction('keepForTest', (line: string) => void kept.push(line));
  await page.evaluate(() =>
    addEventListener('acct-redirect', () => {
      const { keepForTest } = window as unknown as { keepForTest(line: string): void };
      const { cardEvents } = window as unknown as { cardEvents: unknown };
      keepForTest(JSON.stringify([cardEvents, { ...localStorage }, { ...sessionStorage }, document.cookie]));
    }),
  );
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  const handOff = page.waitForRequest((request) => request.url().startsWith(`${services.httpsSite}/session`));
  await card.createAccount();
  await handOff;

  // A page that the owner has not listed: the visitor is asked whose session this is.
  await page.getByRole('button', { name: text.continueAs.action, exact: true }).click();
  await page.waitForURL(`${services.httpsApp}/`);
  await expect(page.getByRole('region', { name: 'Visitor' })).toContainText(visitor.email);

  const uid = await backend.uidOf(visitor.email);
  const cookies = await context.cookies(services.httpsApp);
  const value = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
  expect(value('acct_user_id')).toBe(uid);
  expect(value('acct_company_id')).toBe(`a-b-traders-pune-${uid.slice(0, 6)}`);
  watched.secrets.add(value('acct_auth_token') ?? '');
  expect(watched.secrets.size).toBeGreaterThanOrEqual(3);

  expect(kept).toHaveLength(1);
  expect(kept[0]).toContain('"session":"handoff"');
  const devtools = await context.newCDPSession(page);
  const history = await devtools.send('Page.getNavigationHistory');
  const everything = [...watched.lines, ...kept, ...history.entries.map(({ url }) => url)];
  for (const secret of watched.secrets) {
    expect(everything.filter((line) => line.includes(secret))).toEqual([]);
  }

  // What stays in a history file is worth nothing, even to the same browser.
  const spent = watched.lines.find((line) => line.includes('/session#'))?.replace('at ', '') ?? '';
  expect(spent).toMatch(/#[\w-]{43}$/);
  await page.goto(spent);
  await expect(page.getByRole('heading', { name: text.spent.heading })).toBeVisible();
});

for (const isShared of [true, false]) {
  const outcome = isShared ? 'a shared computer and says so is kept nowhere' : 'an own one is kept for seven days';

  test(`who signs up on /login of ${outcome}`, { tag: '@proof:session' }, async ({
    page,
    services,
    visitor,
    backend,
  }) => {
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
    const session = { uid, account: visitor.email, companyId, projectId: 'demo-acct' };
    expect(await keptOnSite(page, services)).toEqual(isShared ? null : expect.objectContaining(session));
  });
}
