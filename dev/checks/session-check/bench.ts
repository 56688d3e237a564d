import type { Account } from './accounts.ts';
import type { AuthDoor } from './auth-proxy.ts';
import { type Answer, type Browser, must, type Place } from './browser.ts';

/** The tools of a case. */
export type Bench = Place & {
  readonly door: AuthDoor['state'];
  readonly open: () => Browser;
  readonly account: (name: string) => Promise<Account>;
};

/** Cases by their requirement. `cure`: what to do if it fails. `run` throws what it has found. */
export type Cases = Readonly<Record<string, { readonly cure: string; run(bench: Bench): Promise<void> }>>;

/** The page that the visitor wants. */
export const page = '/?year=2026';

/** Goes all the way: to the site, which writes `tokens` and has renewed `uid`, back, and on to where that leads. */
export async function goRound(browser: Browser, uid: string | null, ...tokens: readonly string[]): Promise<Answer> {
  const away = await browser.go(page);
  for (const token of tokens) browser.write('auth_token', token);
  return browser.follow(await browser.go(browser.back(away, uid)));
}

/** Resolves to a browser with this visitor signed in, its start page, and the form there that signs out. */
export async function signedIn(bench: Bench, account: Account, browser: Browser = bench.open()) {
  browser.write('user_id', account.uid);
  browser.write('company_id', 'a-b-uid');
  await goRound(browser, account.uid, account.token({ auth_time: Math.floor(Date.now() / 1000) }));
  return { browser, ...(await mustShow(browser, account)) };
}

/** Resolves to the start page, on which this visitor must be signed in: 200, their address, a form that signs out. */
export async function mustShow(browser: Browser, { email }: Account, when = '') {
  const start = await browser.follow(await browser.go('/'));
  const form = browser.signOutForm(start);
  const leads = start.location && `, and leads to ${start.location}`;
  must(start.status === 200 && form, `${when}/ answers ${start.status} without a form that signs out${leads}`);
  must(start.text.includes(email), `${when}/ does not name ${email}, who is signed in`);
  return { start, form };
}

/** Throws if a visitor is signed in. */
export async function mustShowNobody(browser: Browser, when: string): Promise<void> {
  const shown = await browser.go('/');
  must(shown.status !== 200 || !browser.signOutForm(shown), `${when}: the visitor is signed in`);
}
