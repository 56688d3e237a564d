import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import type { TestServices } from '../../dev/proof/browser/test-services.ts';
import { pageTexts } from '../../examples/application/page-texts.ts';
import { CardPage } from '../../widget/e2e/card-page.ts';
import { openAddressFromPage, readSessionCookies, signUp, storeHandoff } from './session-fixture.ts';

/** Blocks IndexedDB on the site's pages, as browsers do. */
const conditions = {
  missing: (page, { httpsSite }) =>
    page.addInitScript((site) => {
      if (location.origin === site) Object.defineProperty(window, 'indexedDB', { value: undefined });
    }, httpsSite),
  refused: (page, { httpsSite }) =>
    page.addInitScript((site) => {
      const get = () => {
        throw new DOMException('The user denied permission.', 'SecurityError');
      };
      if (location.origin === site) Object.defineProperty(window, 'indexedDB', { get });
    }, httpsSite),
  full: (page, { httpsSite }) =>
    page.addInitScript((site) => {
      if (location.origin !== site) return;
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...given) {
        const request = put.apply(this, given);
        const value = new DOMException('The quota is exceeded.', 'QuotaExceededError');
        Object.defineProperty(this.transaction, 'error', { value });
        this.transaction.abort();
        return request;
      };
    }, httpsSite),
} as const satisfies Record<string, (page: Page, services: TestServices) => Promise<unknown>>;

const causes: Readonly<Record<keyof typeof conditions, string>> = {
  missing: "reading 'open'",
  refused: 'denied permission',
  full: 'quota is exceeded',
};

/** Collects the console lines about stored sessions. */
function watchConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('session/keeper-failed')) lines.push(message.text());
  });
  return lines;
}

/** Answers the application's question whether to continue, which appears because the site has stored no session. */
async function confirmAccount(page: Page, email: string): Promise<void> {
  await expect(page.getByText(pageTexts.continueAs.notKept)).toBeVisible();
  await page.getByRole('button', { name: pageTexts.continueAs.yes(email) }).click();
  await expect(page.getByRole('region', { name: 'Visitor' })).toContainText(email);
}

for (const [condition, takeAway] of Object.entries(conditions)) {
  const cause = causes[condition as keyof typeof causes];

  test(`if IndexedDB is ${condition}, a sign-in on /login prints the cause on the console and reaches the application`, async ({
    page,
    services,
    visitor,
    allowConsole,
  }) => {
    allowConsole(/session\/keeper-failed/);
    await takeAway(page, services);
    const lines = watchConsole(page);
    const card = new CardPage(page);
    await page.goto(`${services.httpsSite}/login`);
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.createAccount();
    await confirmAccount(page, visitor.email);
    // The card's console line names the cause and links to the advice.
    expect(lines.filter((line) => line.includes('/docs/messages#'))).toEqual([expect.stringContaining(cause)]);
  });
}

test('if IndexedDB is refused, a hand-off prints the cause on the console and reaches the application', async ({
  page,
  context,
  services,
  visitor,
  allowConsole,
}) => {
  allowConsole(/session\/keeper-failed/);
  await conditions.refused(page, services);
  const lines = watchConsole(page);
  const { session } = await signUp(services, visitor.email);
  await openAddressFromPage(page, `${services.httpsListed}/card`, await storeHandoff(services, session));
  await confirmAccount(page, visitor.email);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/^acct: session\/keeper-failed IndexedDB: .*denied permission/);
  expect((await readSessionCookies(context)).user_id).toBe(session.uid);
});
