import type { TestAccount } from './accounts.ts';
import type { AuthProxy } from './auth-proxy.ts';
import { assertCondition, type PageAnswer, type SimulatedBrowser, type TestedOrigins } from './simulated-browser.ts';

/** The functions and services that a case of the session check uses. */
export type TestCaseContext = TestedOrigins & {
  readonly proxy: AuthProxy['state'];
  readonly open: () => SimulatedBrowser;
  readonly account: (name: string) => Promise<TestAccount>;
};

/**
 * The cases of the session check. Each key is the requirement that the case checks. `cure` says how to correct an
 * application that fails. `run` rejects with an error that names the fault.
 */
export type SessionTestCases = Readonly<
  Record<string, { readonly cure: string; run(context: TestCaseContext): Promise<void> }>
>;

/** The path of the page that the visitor opens. */
export const visitedPath = '/?year=2026';

/**
 * Opens a page of the application, and simulates the site to which the application redirects. The simulated site writes
 * `tokens`, renews the session of `uid` and redirects back to the application. Follows all later redirects.
 */
export async function signInThroughSite(
  browser: SimulatedBrowser,
  uid: string | null,
  ...tokens: readonly string[]
): Promise<PageAnswer> {
  const away = await browser.go(visitedPath);
  for (const token of tokens) browser.write('auth_token', token);
  return browser.follow(await browser.go(browser.back(away, uid)));
}

/**
 * Signs a visitor in. Resolves to the browser, the start page, and the form of this page that signs the visitor out.
 */
export async function openSignedInBrowser(
  context: TestCaseContext,
  account: TestAccount,
  browser: SimulatedBrowser = context.open(),
) {
  browser.write('user_id', account.uid);
  browser.write('company_id', 'a-b-uid');
  await signInThroughSite(browser, account.uid, account.token({ auth_time: Math.floor(Date.now() / 1000) }));
  return { browser, ...(await assertSignedIn(browser, account)) };
}

/**
 * Throws an error unless the start page has status 200, the visitor's e-mail address and a form that signs out.
 * Resolves to the page and the form.
 */
export async function assertSignedIn(browser: SimulatedBrowser, { email }: TestAccount, when = '') {
  const start = await browser.follow(await browser.go('/'));
  const form = browser.signOutForm(start);
  const leads = start.location && `, and leads to ${start.location}`;
  assertCondition(
    start.status === 200 && form,
    `${when}/ answers ${start.status} without a form that signs out${leads}`,
  );
  assertCondition(start.text.includes(email), `${when}/ does not name ${email}, who is signed in`);
  return { start, form };
}

export async function assertSignedOut(browser: SimulatedBrowser, when: string): Promise<void> {
  const shown = await browser.go('/');
  assertCondition(shown.status !== 200 || !browser.signOutForm(shown), `${when}: the visitor is signed in`);
}
