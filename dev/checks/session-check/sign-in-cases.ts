import { type Bench, type Cases, mustShow, mustShowNobody, page, signedIn } from './bench.ts';
import { must } from './browser.ts';

/** Requests other than a visit of a page, by the headers that browsers send. */
const others: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a script’s fetch': { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
  'a frame': { 'sec-fetch-dest': 'iframe' },
  'what is fetched ahead': { 'sec-purpose': 'prefetch;prerender' },
};

/** Sends a visitor to the site, which writes their token. `address`: the way back. */
async function onTheWay({ open, account }: Bench, name = 'asha') {
  const visitor = await account(name);
  const browser = open();
  const address = browser.back(await browser.go(page), visitor.uid);
  browser.write('auth_token', visitor.token());
  return { visitor, browser, address };
}

/** Plants mallory’s token, on a way back that `change` has altered. Nobody may be signed in. */
async function planted(bench: Bench, what: string, change: (address: string) => string): Promise<void> {
  const { browser, address } = await onTheWay(bench, 'mallory');
  await browser.follow(await browser.go(change(address)));
  await mustShowNobody(browser, what);
}

/** The way to the site and back. */
export const signInCases: Cases = {
  'no cookie: a page leads to /session of the site, with a new state': {
    cure: 'Redirect to SITE_ORIGIN/session?return=PATH&state=STATE: PATH with its query, STATE 32 random bytes in base64url.',
    async run({ open }) {
      const backs = [];
      for (const browser of [open(), open()]) backs.push(browser.back(await browser.go(page), null));
      must(backs[0]?.startsWith(`${page}&session_state=`), `the way back leads to ${backs[0]} instead of ${page}`);
      must(backs[0] !== backs[1], 'two browsers have the same state');
    },
  },
  'the way back signs in, by a session of the application’s own': {
    cure: 'Where state and session_uid are right, exchange the token for a cookie of your own and redirect to the page without both; show on / who it is, by e-mail address, with a form that signs out.',
    async run(bench) {
      const { visitor, browser, address } = await onTheWay(bench);
      const { status, location } = await browser.go(address);
      must(location.endsWith(page), `${address} answers ${status} ${location}, and leads to no ${page}`);
      await mustShow(browser, visitor);
      browser.jar.drop(({ name }) => name.startsWith(`${bench.prefix}_`));
      await mustShow(browser, visitor, 'without the site’s cookies ');
    },
  },
  'what is no visit of a page gets 401, and asks the site nothing': {
    cure: 'A visit is Sec-Fetch-Mode: navigate with Sec-Fetch-Dest: document and no Sec-Purpose; answer all else with 401, without a redirect or a cookie.',
    async run({ open }) {
      for (const [what, headers] of Object.entries(others)) {
        const { status, location, setCookies } = await open().go('/', { headers });
        must(status === 401 && location === '', `${what} gets ${status} ${location}`);
        must(setCookies.length === 0, `${what} is given ${setCookies[0]}`);
      }
    },
  },
  'nobody goes in a circle': {
    cure: 'Send a visitor to the site once for each page and minute; after that, and where a way back brings a state but no cookie, show a line with links to SITE_ORIGIN/login and /session?sign-out.',
    async run(bench) {
      const browser = bench.open();
      await browser.go(page);
      const again = await browser.go(page);
      const login = `${bench.site}/login`;
      must(again.location === '', `the same page leads to ${again.location} once more`);
      must(again.markup.includes(login), `the second answer (${again.status}) has no link to ${login}`);
      const without = await onTheWay(bench);
      without.browser.jar.drop(() => true);
      const { location } = await without.browser.go(without.address);
      must(!location.startsWith(bench.site), `a browser that keeps no cookies comes back, and is led to ${location}`);
    },
  },
  'without a state nobody is signed in': {
    cure: 'Exchange a token only where session_state, once, is the state that this browser was given.',
    async run(bench) {
      const state = /session_state=[\w-]+&/;
      await planted(bench, 'no session_state', (address) => address.replace(state, ''));
      await planted(bench, 'an empty one', (address) => address.replace(state, 'session_state=&'));
      await planted(bench, 'a wrong one', (address) => address.replace(/(?<=session_state=).{9}/, 'AAAAAAAAA'));
      await planted(bench, 'nothing but the token', () => page);
    },
  },
  'a state counts once': {
    cure: 'Delete the state’s cookie (or its entry) when it is used.',
    async run(bench) {
      const { browser, address } = await onTheWay(bench);
      const before = new Set(browser.jar.living().map(({ name }) => name));
      await browser.go(address);
      browser.jar.drop(({ name }) => !before.has(name));
      await browser.follow(await browser.go(address));
      await mustShowNobody(browser, 'the same address once more');
    },
  },
  'a state of ten minutes ago counts no more': {
    cure: 'Give the state’s cookie Max-Age=300.',
    async run(bench) {
      const { browser, address } = await onTheWay(bench);
      browser.later(600);
      await browser.follow(await browser.go(address));
      await mustShowNobody(browser, 'ten minutes after it was given out');
    },
  },
  'a sibling host can neither lend a state nor plant a cookie of the application': {
    cure: 'Bind the state to the browser by a cookie. Your cookies are HttpOnly, Secure, SameSite=Lax, Path=/ and without Domain; over https their names begin with __Host-.',
    async run(bench) {
      const stranger = bench.open();
      const lent = /&session_state=[\w-]+/;
      const [state = ''] = lent.exec(stranger.back(await stranger.go(page), null)) ?? [];
      await planted(bench, 'another browser’s state', (address) => address.replace(lent, state));
      const { browser } = await signedIn(bench, await bench.account('asha'));
      for (const { name, line, domain } of [...stranger.jar.living(), ...browser.jar.living()]) {
        if (name.startsWith(bench.prefix)) continue;
        const words = ['HttpOnly', 'Secure', 'SameSite=(?:Lax|Strict)', 'Path=/'];
        const isWhole = words.every((word) => new RegExp(`;\\s*${word}\\s*(?:;|$)`, 'i').test(line));
        must(domain === '' && isWhole, `it sets ${line.replace(/=[^;]*/, '=...')}`);
      }
    },
  },
  'no return address leads out of the application': {
    cure: 'Fold slashes and backslashes at the begin of a path into one slash before you redirect to it.',
    async run(bench) {
      const { open, account, app, site } = bench;
      const asha = await account('asha');
      const { browser } = await signedIn(bench, asha);
      for (const path of ['//evil.example/x', '/\\evil.example/x', '/%5Cevil.example/x', '///evil.example/x'])
        for (const [who, visitor] of [['signed in', browser] as const, ['not signed in', open()] as const]) {
          const { location } = await visitor.go(`${path}?session_state=${'A'.repeat(43)}&session_uid=${asha.uid}`);
          const isOurs = location === '' || [app, site].includes(new URL(location).origin);
          must(isOurs, `${path}, ${who}, leads to ${location}`);
        }
      const { location } = await open().go('/login?return=//evil.example&next=https://evil.example');
      must(!location.startsWith('https://evil.example'), `/login leads to ${location}`);
    },
  },
};
