import type { Account } from './accounts.ts';
import type { AuthProxy } from './auth-proxy.ts';
import { type Answer, assertCase, type Browser, type Origins } from './browser.ts';

/** The functions and services that a case uses. */
export type CaseContext = Origins & {
  readonly proxy: AuthProxy['state'];
  readonly open: () => Browser;
  readonly account: (name: string) => Promise<Account>;
};

/** Cases by their requirement. `cure`: the remedy if it fails. `run` rejects with the fault that it has found. */
export type Cases = Readonly<Record<string, { readonly cure: string; run(context: CaseContext): Promise<void> }>>;

/** The page that the visitor opens. */
export const page = '/?year=2026';

/** Opens a page, lets the site write `tokens` and renew `uid`, comes back and follows the redirects. */
export async function signInThroughSite(
  browser: Browser,
  uid: string | null,
  ...tokens: readonly string[]
): Promise<Answer> {
  const away = await browser.go(page);
  for (const token of tokens) browser.write('auth_token', token);
  return browser.follow(await browser.go(browser.back(away, uid)));
}

/** Signs a visitor in. Resolves to the browser, the start page, and its form that signs out. */
export async function signedIn(context: CaseContext, account: Account, browser: Browser = context.open()) {
  browser.write('user_id', account.uid);
  browser.write('company_id', 'a-b-uid');
  await signInThroughSite(browser, account.uid, account.token({ auth_time: Math.floor(Date.now() / 1000) }));
  return { browser, ...(await mustBeSignedIn(browser, account)) };
}

/** Throws unless the start page has status 200, the visitor's address and a form that signs out. Resolves to both. */
export async function mustBeSignedIn(browser: Browser, { email }: Account, when = '') {
  const start = await browser.follow(await browser.go('/'));
  const form = browser.signOutForm(start);
  const leads = start.location && `, and leads to ${start.location}`;
  assertCase(start.status === 200 && form, `${when}/ answers ${start.status} without a form that signs out${leads}`);
  assertCase(start.text.includes(email), `${when}/ does not name ${email}, who is signed in`);
  return { start, form };
}

/** Throws if a visitor is signed in. */
export async function mustBeSignedOut(browser: Browser, when: string): Promise<void> {
  const shown = await browser.go('/');
  assertCase(shown.status !== 200 || !browser.signOutForm(shown), `${when}: the visitor is signed in`);
}
