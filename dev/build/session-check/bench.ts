import type { Account } from './accounts.ts';
import type { AuthDoor } from './auth-door.ts';
import { type Answer, type Browser, must, type Place } from './browser.ts';
import { plain } from './forms.ts';

/** The tools of a case. */
export type Bench = Place & {
  readonly door: AuthDoor['state'];
  readonly open: () => Browser;
  readonly account: (name: string) => Promise<Account>;
};

/** `what`: the requirement. `cure`: what to do if it fails. `run` throws what it has found. */
export type Case = { readonly what: string; readonly cure: string; readonly run: (bench: Bench) => Promise<void> };

/** `why`: null if the requirement holds. */
export type Finding = Omit<Case, 'run'> & { readonly why: string | null };

/** The page that the visitor wants. */
export const page = '/?year=2026';

/** Goes all the way: to the site, which writes `tokens` and has renewed `uid`, back, and on to where that leads. */
export async function goRound(browser: Browser, uid: string | null, ...tokens: readonly string[]): Promise<Answer> {
  const away = await browser.go(page);
  for (const token of tokens) browser.write('auth_token', token);
  return browser.follow(await browser.go(browser.back(away, uid)));
}

/** Resolves to a browser with this visitor signed in. */
export async function signedIn(bench: Bench, account: Account, browser: Browser = bench.open()): Promise<Browser> {
  browser.write('user_id', account.uid);
  browser.write('company_id', 'a-b-uid');
  await goRound(browser, account.uid, account.token({ auth_time: Math.floor(Date.now() / 1000) }));
  await mustShow(browser, account);
  return browser;
}

/** Returns true for a signed-in visitor's page: 200, and a form that signs out. */
const isSignedIn = (browser: Browser, answer: Answer): boolean =>
  answer.status === 200 && browser.signOutForm(answer) !== undefined;

/** Resolves to the start page, on which this visitor must be signed in. */
export async function mustShow(browser: Browser, { email }: Account, when = ''): Promise<Answer> {
  const shown = await browser.follow(await browser.go('/'));
  const leads = shown.location && `, and leads to ${shown.location}`;
  must(isSignedIn(browser, shown), `${when}/ answers ${shown.status} without a form that signs out${leads}`);
  must(plain(shown.text).includes(email), `${when}/ does not name ${email}, who is signed in`);
  return shown;
}

/** Throws if a visitor is signed in. */
export async function mustShowNobody(browser: Browser, when: string): Promise<void> {
  const shown = await browser.go('/');
  must(!isSignedIn(browser, shown), `${when}: the visitor is signed in`);
}
