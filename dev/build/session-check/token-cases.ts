import { type Case, goRound, mustShow, mustShowNobody, signedIn } from './bench.ts';
import { must } from './browser.ts';

const week = 604_800;
const now = (): number => Math.floor(Date.now() / 1000);

/** The tokens that count. */
export const tokenCases: readonly Case[] = [
  {
    what: 'a token that has expired signs nobody in',
    cure: 'Verify exp.',
    run: async ({ open, account }) => {
      const asha = await account('asha');
      const browser = open();
      await goRound(browser, asha.uid, asha.token({ exp: now() - 1 }));
      await mustShowNobody(browser, 'a second after exp');
    },
  },
  {
    what: 'a token of another project signs nobody in',
    cure: 'Verify aud (your project) and iss (https://securetoken.google.com/YOUR-PROJECT).',
    run: async ({ open, account }) => {
      const asha = await account('asha');
      const [aud, iss] = ['demo-other', 'https://securetoken.google.com/demo-other'];
      for (const claims of [{ aud, iss }, { aud }, { iss }]) {
        const browser = open();
        await goRound(browser, asha.uid, asha.token(claims));
        await mustShowNobody(browser, `another ${Object.keys(claims).join(' and ')}`);
      }
    },
  },
  {
    what: 'seven days after the sign-in it is over',
    cure: 'Refuse where auth_time is 604,800 s ago or more, at every request: a renewed token has its old auth_time.',
    run: async ({ open, account }) => {
      const asha = await account('asha');
      const browser = open();
      await goRound(browser, asha.uid, asha.token({ auth_time: now() - week }));
      await mustShowNobody(browser, 'a sign-in of seven days ago');
    },
  },
  {
    what: 'a token that is none is no fault of the server',
    cure: 'Treat what cannot be read as refused, also brackets within brackets; never answer 500.',
    run: async ({ open, account }) => {
      const { uid } = await account('asha');
      const brackets = `e30.${Buffer.from('['.repeat(8000)).toString('base64url')}.`;
      for (const token of ['a.b.c', 'e30.bnVsbA.', '', brackets]) {
        const browser = open();
        const { status } = await goRound(browser, uid, token);
        must(status < 500, `${token.slice(0, 20)} gets ${status}`);
        await mustShowNobody(browser, token.slice(0, 20));
      }
    },
  },
  {
    what: 'another user’s token on the way back signs nobody in',
    cure: 'Compare the token’s sub with session_uid.',
    run: async ({ open, account }) => {
      const [asha, mallory] = [await account('asha'), await account('mallory')];
      const browser = open();
      await goRound(browser, asha.uid, mallory.token());
      await mustShowNobody(browser, 'the site has renewed one user, and the token is another’s');
    },
  },
  {
    what: 'of several values of the token’s cookie none counts',
    cure: 'Read every value in the Cookie header; where they are of several users, sign nobody in.',
    run: async ({ open, account }) => {
      const [asha, mallory] = [await account('asha'), await account('mallory')];
      for (const [first, second] of [
        [mallory, asha],
        [asha, mallory],
      ] as const) {
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
  {
    what: 'a sign-in that was revoked, or whose account was closed, is over',
    cure: 'Ask for revocation with every session (check_revoked, verifySessionCookie(cookie, true)), or compare validSince.',
    run: async (bench) => {
      for (const fields of [{ validSince: `${now() + 60}` }, { disableUser: true }]) {
        const asha = await bench.account('asha');
        const browser = await signedIn(bench, asha);
        await asha.update(fields);
        await mustShowNobody(browser, Object.keys(fields).join());
      }
    },
  },
  {
    what: 'where Auth answers late or not at all nobody is signed out',
    cure: 'An outage is no refusal: answer 503, and set or delete no cookie.',
    run: async (bench) => {
      const asha = await bench.account('asha');
      const browser = await signedIn(bench, asha);
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
];
