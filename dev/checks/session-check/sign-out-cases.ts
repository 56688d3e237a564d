import type { Account } from './accounts.ts';
import { type Cases, goRound, mustShow, mustShowNobody, page, signedIn } from './bench.ts';
import { type Browser, type Form, formsIn, must } from './browser.ts';

/** The path at which the site names the user that it has forgotten. */
const siteSignOut = '/site-sign-out';

/** Resolves to the form that asks about a token here whose visitor the site does not keep. */
async function question(browser: Browser, asha: Account): Promise<Form> {
  // It is here since the sign-in, before the first request to the application.
  browser.write('auth_token', asha.token());
  const asked = await goRound(browser, null);
  must(!browser.signOutForm(asked), 'the visitor is signed in unasked');
  must(asked.text.includes(asha.email), `the answer (${asked.status}) does not ask about ${asha.email}`);
  const [form] = formsIn(asked);
  must(form, 'the question has no form to answer it by');
  return form;
}

const hostile = (headers: Readonly<Record<string, string>>) => ({ 'sec-fetch-site': 'cross-site', ...headers });

/** Who is asked, who is signed out, and what remains. */
export const signOutCases: Cases = {
  '“Not my device”: whom the site does not keep is asked, once, and signed in by the answer': {
    cure: 'On a way back without session_uid ask “Continue as ...?” by a form that is bound to this browser’s state and to the token that was shown.',
    async run(bench) {
      const [asha, mallory] = [await bench.account('asha'), await bench.account('mallory')];
      const rewritten = bench.open();
      const shown = await question(rewritten, asha);
      rewritten.write('auth_token', mallory.token());
      await rewritten.press(shown);
      await mustShowNobody(rewritten, 'another token lies there when the answer comes');
      const browser = bench.open();
      const form = await question(browser, asha);
      const elsewhere = bench.open();
      elsewhere.write('auth_token', asha.token());
      await elsewhere.press(form);
      await mustShowNobody(elsewhere, 'another browser sends the answer');
      await browser.press(form);
      await mustShow(browser, asha, 'after the answer ');
    },
  },
  'two accounts in turn: nobody is replaced without a word': {
    cure: 'A session counts until it ends or the visitor chooses; another user’s token beside it is a question at most. Sign-out forgets the first.',
    async run(bench) {
      const [asha, ravi] = [await bench.account('asha'), await bench.account('ravi')];
      const { browser, form } = await signedIn(bench, asha);
      browser.write('auth_token', ravi.token());
      for (const path of ['/', `${page}&session_state=${'A'.repeat(43)}&session_uid=${ravi.uid}`]) {
        const { text } = await browser.follow(await browser.go(path));
        const isRavi = text.includes(ravi.email) && !text.includes(asha.email);
        must(!isRavi, `${path} shows ${ravi.email}, and ${asha.email} was never asked`);
      }
      browser.jar.drop(({ name }) => name === `${bench.prefix}_auth_token`);
      await mustShow(browser, asha, 'after another’s sign-in on the site ');
      await browser.press(form);
      await signedIn(bench, ravi, browser);
    },
  },
  'signing out ends every session, deletes the site’s cookies and leads to the site': {
    cure: 'Revoke (revokeRefreshTokens), delete your cookies and the site’s three with their Domain, then redirect to SITE_ORIGIN/session?sign-out with Referrer-Policy: strict-origin; form-action has the site’s origin.',
    async run(bench) {
      const { site, prefix } = bench;
      const asha = await bench.account('asha');
      const token = asha.token();
      const elsewhere = bench.open();
      await goRound(elsewhere, asha.uid, token);
      await mustShow(elsewhere, asha);
      const browser = bench.open();
      await goRound(browser, asha.uid, token);
      for (const name of ['user_id', 'company_id'] as const) browser.write(name, 'a');
      const { start, form } = await mustShow(browser, asha);
      const before = browser.jar.living();
      const answer = await browser.press(form);
      must(answer.location === `${site}/session?sign-out`, `it answers ${answer.status} ${answer.location}`);
      const left = browser.jar.living().filter(({ name }) => name.startsWith(`${prefix}_`));
      must(left.length === 0, `${left.map(({ name }) => name).join(', ')} is left`);
      await mustShowNobody(browser, 'afterwards');
      for (const { line } of before) browser.jar.take(line);
      await mustShowNobody(browser, 'with the cookies of before');
      await mustShowNobody(elsewhere, 'on another device');
      const policy = `${answer.headers['referrer-policy'] ?? ''}`;
      must(!/no-referrer$|same-origin$/.test(policy), `Referrer-Policy: ${policy} has the site ask once more`);
      const [, action] = /form-action([^;]*)/.exec(`${start.headers['content-security-policy']}`) ?? [];
      must(action === undefined || action.includes(site), `form-action${action} stops the way to the site in Chromium`);
    },
  },
  'signing out while Auth fails ends the session here all the same': {
    cure: 'Delete the cookies where revocation fails too, say that other devices may go on, and lead or link to /session?sign-out.',
    async run(bench) {
      const { browser, form } = await signedIn(bench, await bench.account('asha'));
      bench.door.fails = true;
      const answer = await browser.press(form);
      bench.door.fails = false;
      const leads = answer.location + answer.markup;
      must(leads.includes(`${bench.site}/session?sign-out`), `it answers ${answer.status} without a way to the site`);
      await mustShowNobody(browser, 'afterwards');
    },
  },
  'another page’s form does nothing': {
    cure: 'Every POST needs Sec-Fetch-Site: same-origin (or an Origin that is yours) and a text that only a page of this session knows.',
    async run(bench) {
      const asha = await bench.account('asha');
      const { browser, form } = await signedIn(bench, asha);
      const { form: mallorys } = await signedIn(bench, await bench.account('mallory'));
      const attempts: Readonly<Record<string, Parameters<Browser['go']>[1]>> = {
        'another site': { headers: hostile({ origin: 'https://evil.example' }), form: form.fields },
        'a sibling host': { headers: { 'sec-fetch-site': 'same-site', origin: bench.site }, form: form.fields },
        'a form without its text': { headers: { origin: bench.app }, form: { page: '/' } },
        'somebody else’s form': { headers: { origin: bench.app }, form: mallorys.fields },
      };
      for (const [what, sent] of Object.entries(attempts)) {
        await browser.go(form.action, sent);
        await mustShow(browser, asha, `${what} has signed the visitor out: `);
      }
    },
  },
  'a sign-out at the site ends that user’s session here, and no other': {
    cure: `Answer POST ${siteSignOut} (user_id=UID) at the site’s Origin before your guards: end that user’s session in this browser, revoke nothing, ask nobody, and always redirect to SITE_ORIGIN/session?signed-out, or ?signed-out=other if another user’s session stays.`,
    async run(bench) {
      const { site, door } = bench;
      const asha = await bench.account('asha');
      const headers = { origin: site, 'sec-fetch-site': 'same-site' };
      const [{ browser }, { browser: elsewhere }] = [await signedIn(bench, asha), await signedIn(bench, asha)];
      for (const user_id of ['ravi', '', asha.uid]) {
        if (user_id === asha.uid) door.fails = true;
        const { status, location } = await browser.go(siteSignOut, { headers, form: { user_id } });
        door.fails = false;
        const back = `${site}/session?signed-out${user_id === asha.uid ? '' : '=other'}`;
        must(location === back, `user_id=${user_id} gets ${status} ${location}, not ${back}`);
        if (user_id !== asha.uid) await mustShow(browser, asha, `user_id=${user_id} has ended another’s session: `);
      }
      await mustShowNobody(browser, 'after the site’s word');
      await mustShow(elsewhere, asha, 'another device was signed out too: ');
    },
  },
  'at anybody else’s word that the site has forgotten the visitor is asked': {
    cure: `Act where Origin is the site’s alone; else redirect to GET ${siteSignOut}, which asks by a form with the session’s text.`,
    async run(bench) {
      const { site } = bench;
      const asha = await bench.account('asha');
      const { browser } = await signedIn(bench, asha);
      for (const origin of ['https://evil.example', 'null', `${site}.evil.example`, '']) {
        const form = { user_id: asha.uid };
        await browser.go(siteSignOut, { headers: hostile(origin ? { origin } : {}), form });
        await mustShow(browser, asha, `Origin: ${origin} has signed the visitor out: `);
      }
      const asked = await browser.go(siteSignOut);
      const [form] = formsIn(asked);
      must(form, `GET ${siteSignOut} answers ${asked.status} without a form`);
      const { location } = await browser.press(form);
      must(location === `${site}/session?signed-out`, `its form leads to ${location}`);
      await mustShowNobody(browser, 'after the visitor’s own answer');
    },
  },
};
