import type { TestAccount } from './accounts.ts';
import { assertCondition } from './simulated-browser.ts';
import {
  assertSignedIn,
  assertSignedOut,
  openSignedInBrowser,
  type SessionTestCases,
  signInThroughSite,
} from './test-case-context.ts';

const now = (): number => Math.floor(Date.now() / 1000);
const foreign = { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' };

/**
 * Returns a case that tries each token that `tokens` returns, and fails if one of the tokens signs anybody in. For each
 * token, the simulated site renews the session of the account `asha`.
 */
const refused = (
  cure: string,
  tokens: (asha: TestAccount, mallory: TestAccount) => Readonly<Record<string, string>>,
): SessionTestCases[string] => ({
  cure,
  async run({ open, account }) {
    const asha = await account('asha');
    for (const [what, token] of Object.entries(tokens(asha, await account('mallory')))) {
      const browser = open();
      const { status } = await signInThroughSite(browser, asha.uid, token);
      assertCondition(status < 500, `${what} gets ${status}`);
      await assertSignedOut(browser, what);
    }
  },
});

export const tokenTestCases: SessionTestCases = {
  'a token that has expired signs nobody in': refused('Verify exp.', (asha) => ({
    'a second after exp': asha.token({ exp: now() - 1 }),
  })),
  'a token of another project signs nobody in': refused(
    'Verify aud (your project) and iss (https://securetoken.google.com/YOUR-PROJECT).',
    (asha) => ({
      'another aud and iss': asha.token(foreign),
      'another aud': asha.token({ aud: foreign.aud }),
      'another iss': asha.token({ iss: foreign.iss }),
    }),
  ),
  'a session ends seven days after the sign-in': refused(
    'At every request, refuse an auth_time of 604,800 s ago or more: a renewed token has the old auth_time.',
    (asha) => ({ 'a sign-in of seven days ago': asha.token({ auth_time: now() - 604_800 }) }),
  ),
  'an unreadable token causes no server error': refused(
    'Refuse a token that cannot be parsed, also one with deeply nested brackets; never answer 500.',
    () => {
      const brackets = `e30.${Buffer.from('['.repeat(8000)).toString('base64url')}.`;
      return {
        'a.b.c': 'a.b.c',
        'null for claims': 'e30.bnVsbA.',
        'an empty token': '',
        'brackets in brackets': brackets,
      };
    },
  ),
  'another user’s token on the return signs nobody in': refused(
    'Compare the token’s sub with session_uid.',
    (_, mallory) => ({ 'the site has renewed one user, but the token is another user’s': mallory.token() }),
  ),
  'several values of the token’s cookie sign nobody in': {
    cure: 'Read every value in the Cookie header; if they belong to several users, sign nobody in.',
    async run({ open, account }) {
      const [asha, mallory] = [await account('asha'), await account('mallory')];
      for (const [first, second] of [[mallory, asha] as const, [asha, mallory] as const]) {
        const browser = open();
        const address = browser.back(await browser.go('/books/1'), asha.uid);
        browser.write('auth_token', first.token(), '/books');
        browser.write('auth_token', second.token());
        await browser.go(address);
        browser.jar.remove(({ path }) => path === '/books');
        await assertSignedOut(browser, `${first.uid} before ${second.uid}`);
      }
    },
  },
  'a session ends when the sign-in is revoked or the account is disabled': {
    cure: 'Check for revocation with every session (check_revoked, verifySessionCookie(cookie, true)), or compare validSince.',
    async run(context) {
      for (const fields of [{ validSince: `${now() + 60}` }, { disableUser: true }]) {
        const asha = await context.account('asha');
        const { browser } = await openSignedInBrowser(context, asha);
        await asha.update(fields);
        await assertSignedOut(browser, Object.keys(fields).join());
      }
    },
  },
  'nobody is signed out when Auth answers late or not at all': {
    cure: 'Do not treat an outage as a refusal: answer 503, and set or delete no cookie.',
    async run(context) {
      const asha = await context.account('asha');
      const { browser } = await openSignedInBrowser(context, asha);
      context.proxy.lateMs = 1000;
      await assertSignedIn(browser, asha, 'with an answer of Auth that is 1 s late ');
      Object.assign(context.proxy, { lateMs: 0, fails: true });
      const { status, location, setCookies } = await browser.go('/');
      assertCondition(status >= 500, `it answers ${status} ${location} while Auth fails`);
      assertCondition(setCookies.length === 0, `while Auth fails it sets ${setCookies[0]}`);
      context.proxy.fails = false;
      await assertSignedIn(browser, asha, 'after the outage ');
    },
  },
};
