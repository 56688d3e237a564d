import type { Account } from './accounts.ts';
import { type Cases, goRound, mustShow, mustShowNobody, signedIn } from './bench.ts';
import { must } from './browser.ts';

const now = (): number => Math.floor(Date.now() / 1000);
const foreign = { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' };

/** A case of tokens, by what each is, with which nobody may be signed in where asha is expected. */
const refused = (
  cure: string,
  tokens: (asha: Account, mallory: Account) => Readonly<Record<string, string>>,
): Cases[string] => ({
  cure,
  async run({ open, account }) {
    const asha = await account('asha');
    for (const [what, token] of Object.entries(tokens(asha, await account('mallory')))) {
      const browser = open();
      const { status } = await goRound(browser, asha.uid, token);
      must(status < 500, `${what} gets ${status}`);
      await mustShowNobody(browser, what);
    }
  },
});

/** The tokens that count. */
export const tokenCases: Cases = {
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
  'seven days after the sign-in it is over': refused(
    'Refuse where auth_time is 604,800 s ago or more, at every request: a renewed token has its old auth_time.',
    (asha) => ({ 'a sign-in of seven days ago': asha.token({ auth_time: now() - 604_800 }) }),
  ),
  'a token that is none is no fault of the server': refused(
    'Treat what cannot be read as refused, also brackets within brackets; never answer 500.',
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
  'another user’s token on the way back signs nobody in': refused(
    'Compare the token’s sub with session_uid.',
    (_, mallory) => ({ 'the site has renewed one user, and the token is another’s': mallory.token() }),
  ),
  'of several values of the token’s cookie none counts': {
    cure: 'Read every value in the Cookie header; where they are of several users, sign nobody in.',
    async run({ open, account }) {
      const [asha, mallory] = [await account('asha'), await account('mallory')];
      for (const [first, second] of [[mallory, asha] as const, [asha, mallory] as const]) {
        const browser = open();
        const address = browser.back(await browser.go('/books/1'), asha.uid);
        browser.write('auth_token', first.token(), '/books');
        browser.write('auth_token', second.token());
        await browser.go(address);
        browser.jar.drop(({ path }) => path === '/books');
        await mustShowNobody(browser, `${first.uid} before ${second.uid}`);
      }
    },
  },
  'a sign-in that was revoked, or whose account was closed, is over': {
    cure: 'Ask for revocation with every session (check_revoked, verifySessionCookie(cookie, true)), or compare validSince.',
    async run(bench) {
      for (const fields of [{ validSince: `${now() + 60}` }, { disableUser: true }]) {
        const asha = await bench.account('asha');
        const { browser } = await signedIn(bench, asha);
        await asha.update(fields);
        await mustShowNobody(browser, Object.keys(fields).join());
      }
    },
  },
  'where Auth answers late or not at all nobody is signed out': {
    cure: 'An outage is no refusal: answer 503, and set or delete no cookie.',
    async run(bench) {
      const asha = await bench.account('asha');
      const { browser } = await signedIn(bench, asha);
      bench.door.lateMs = 1000;
      await mustShow(browser, asha, 'with an answer of Auth that is 1 s late ');
      Object.assign(bench.door, { lateMs: 0, fails: true });
      const { status, location, setCookies } = await browser.go('/');
      must(status >= 500, `it answers ${status} ${location} while Auth fails`);
      must(setCookies.length === 0, `while Auth fails it sets ${setCookies[0]}`);
      bench.door.fails = false;
      await mustShow(browser, asha, 'after the outage ');
    },
  },
};
