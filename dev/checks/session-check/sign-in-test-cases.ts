import { assertCondition } from './simulated-browser.ts';
import {
  assertSignedIn,
  assertSignedOut,
  openSignedInBrowser,
  type SessionTestCases,
  type TestCaseContext,
  visitedPath,
} from './test-case-context.ts';

/** Headers of requests that a browser sends for a script, a frame or a prefetch, and not to open a page. */
const others: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a script’s fetch': { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
  'a frame': { 'sec-fetch-dest': 'iframe' },
  'what is fetched ahead': { 'sec-purpose': 'prefetch;prerender' },
};

/**
 * Sends a visitor to the site, which writes their token. `address` is the address to which the site sends the visitor
 * back.
 */
async function startSignIn({ open, account }: TestCaseContext, name = 'asha') {
  const visitor = await account(name);
  const browser = open();
  const address = browser.back(await browser.go(visitedPath), visitor.uid);
  browser.write('auth_token', visitor.token());
  return { visitor, browser, address };
}

/**
 * Starts a sign-in with the token of the attacker Mallory and with a return address that `change` alters. Throws an
 * error if anybody is signed in afterwards.
 */
async function tryForeignToken(
  context: TestCaseContext,
  what: string,
  change: (address: string) => string,
): Promise<void> {
  const { browser, address } = await startSignIn(context, 'mallory');
  await browser.follow(await browser.go(change(address)));
  await assertSignedOut(browser, what);
}

export const signInTestCases: SessionTestCases = {
  'without a cookie a page redirects to /session of the site, with a new state': {
    cure: 'Redirect to SITE_ORIGIN/session?return=PATH&state=STATE: PATH with its query, STATE 32 random bytes in base64url.',
    async run({ open }) {
      const backs = [];
      for (const browser of [open(), open()]) backs.push(browser.back(await browser.go(visitedPath), null));
      assertCondition(
        backs[0]?.startsWith(`${visitedPath}&session_state=`),
        `the way back leads to ${backs[0]} instead of ${visitedPath}`,
      );
      assertCondition(backs[0] !== backs[1], 'two browsers have the same state');
    },
  },
  'the return from the site signs the visitor in, with a session of the application’s own': {
    cure: 'If state and session_uid are right, exchange the token for a cookie of your own and redirect to the page without both; show the visitor’s e-mail address on /, with a form that signs out.',
    async run(context) {
      const { visitor, browser, address } = await startSignIn(context);
      const { status, location } = await browser.go(address);
      assertCondition(
        location.endsWith(visitedPath),
        `${address} answers ${status} ${location}, and leads to no ${visitedPath}`,
      );
      await assertSignedIn(browser, visitor);
      browser.jar.remove(({ name }) => name.startsWith(`${context.prefix}_`));
      await assertSignedIn(browser, visitor, 'without the site’s cookies ');
    },
  },
  'a request that is not a visit of a page gets 401, and no redirect to the site': {
    cure: 'A visit is Sec-Fetch-Mode: navigate with Sec-Fetch-Dest: document and no Sec-Purpose; answer all other requests with 401, without a redirect or a cookie.',
    async run({ open }) {
      for (const [what, headers] of Object.entries(others)) {
        const { status, location, setCookies } = await open().go('/', { headers });
        assertCondition(status === 401 && location === '', `${what} gets ${status} ${location}`);
        assertCondition(setCookies.length === 0, `${what} is given ${setCookies[0]}`);
      }
    },
  },
  'no visitor is redirected in a loop': {
    cure: 'Redirect a visitor to the site once for each page and minute; after that, and if a return has a state but no cookie, show a line with links to SITE_ORIGIN/login and /session?sign-out.',
    async run(context) {
      const browser = context.open();
      await browser.go(visitedPath);
      const again = await browser.go(visitedPath);
      const login = `${context.site}/login`;
      assertCondition(again.location === '', `the same page redirects to ${again.location} again`);
      assertCondition(again.markup.includes(login), `the second answer (${again.status}) has no link to ${login}`);
      const without = await startSignIn(context);
      without.browser.jar.remove(() => true);
      const { location } = await without.browser.go(without.address);
      assertCondition(
        !location.startsWith(context.site),
        `a browser without cookies comes back, and is redirected to ${location}`,
      );
    },
  },
  'a return without the right state signs nobody in': {
    cure: 'Exchange a token only if session_state is there once, and is the state that you gave this browser.',
    async run(context) {
      const state = /session_state=[\w-]+&/;
      await tryForeignToken(context, 'no session_state', (address) => address.replace(state, ''));
      await tryForeignToken(context, 'an empty one', (address) => address.replace(state, 'session_state=&'));
      await tryForeignToken(context, 'a wrong one', (address) =>
        address.replace(/(?<=session_state=).{9}/, 'AAAAAAAAA'),
      );
      await tryForeignToken(context, 'the token alone', () => visitedPath);
    },
  },
  'a state is valid only once': {
    cure: 'Delete the state’s cookie (or its entry) when it is used.',
    async run(context) {
      const { browser, address } = await startSignIn(context);
      const before = new Set(browser.jar.living().map(({ name }) => name));
      await browser.go(address);
      browser.jar.remove(({ name }) => !before.has(name));
      await browser.follow(await browser.go(address));
      await assertSignedOut(browser, 'the same address once more');
    },
  },
  'a state is invalid after ten minutes': {
    cure: 'Give the state’s cookie Max-Age=300.',
    async run(context) {
      const { browser, address } = await startSignIn(context);
      browser.later(600);
      await browser.follow(await browser.go(address));
      await assertSignedOut(browser, 'ten minutes after it was given out');
    },
  },
  'another host of the base domain can neither pass on a state nor set a cookie of the application': {
    cure: 'Bind the state to the browser by a cookie. Your cookies are HttpOnly, Secure, SameSite=Lax, Path=/ and without Domain; over https their names begin with __Host-.',
    async run(context) {
      const stranger = context.open();
      const lent = /&session_state=[\w-]+/;
      const [state = ''] = lent.exec(stranger.back(await stranger.go(visitedPath), null)) ?? [];
      await tryForeignToken(context, 'another browser’s state', (address) => address.replace(lent, state));
      const { browser } = await openSignedInBrowser(context, await context.account('asha'));
      for (const { name, line, domain } of [...stranger.jar.living(), ...browser.jar.living()]) {
        if (name.startsWith(context.prefix)) continue;
        const words = ['HttpOnly', 'Secure', 'SameSite=(?:Lax|Strict)', 'Path=/'];
        const isWhole = words.every((word) => new RegExp(`;\\s*${word}\\s*(?:;|$)`, 'i').test(line));
        assertCondition(domain === '' && isWhole, `it sets ${line.replace(/=[^;]*/, '=...')}`);
      }
    },
  },
  'no return address redirects to another site': {
    cure: 'Replace slashes and backslashes at the beginning of a path with one slash before you redirect to it.',
    async run(context) {
      const { open, account, app, site } = context;
      const asha = await account('asha');
      const { browser } = await openSignedInBrowser(context, asha);
      for (const path of ['//evil.example/x', '/\\evil.example/x', '/%5Cevil.example/x', '///evil.example/x'])
        for (const [who, visitor] of [['signed in', browser] as const, ['not signed in', open()] as const]) {
          const { location } = await visitor.go(`${path}?session_state=${'A'.repeat(43)}&session_uid=${asha.uid}`);
          const isOurs = location === '' || [app, site].includes(new URL(location).origin);
          assertCondition(isOurs, `${path}, ${who}, leads to ${location}`);
        }
      const { location } = await open().go('/login?return=//evil.example&next=https://evil.example');
      assertCondition(!location.startsWith('https://evil.example'), `/login leads to ${location}`);
    },
  },
};
