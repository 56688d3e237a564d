import type { TestAccount } from './accounts.ts';
import { assertCondition, findPostForms, type PageForm, type SimulatedBrowser } from './simulated-browser.ts';
import {
  assertSignedIn,
  assertSignedOut,
  openSignedInBrowser,
  type SessionTestCases,
  signInThroughSite,
  visitedPath,
} from './test-case-context.ts';

/** The application's path to which the site posts the id of a user who has signed out on the site. */
const siteSignOut = '/site-sign-out';

/** Resolves to the form that asks the visitor whether to accept a token for which the site has no session. */
async function question(browser: SimulatedBrowser, asha: TestAccount): Promise<PageForm> {
  // Simulates a visitor who has signed in on the site before the first request to the application.
  browser.write('auth_token', asha.token());
  const asked = await signInThroughSite(browser, null);
  assertCondition(!browser.signOutForm(asked), 'the visitor is signed in unasked');
  assertCondition(asked.text.includes(asha.email), `the answer (${asked.status}) does not ask about ${asha.email}`);
  const [form] = findPostForms(asked);
  assertCondition(form, 'the question has no form to answer it by');
  return form;
}

const hostile = (headers: Readonly<Record<string, string>>) => ({ 'sec-fetch-site': 'cross-site', ...headers });

/** The cases that check sign-outs, and the question that some visitors are asked before they are signed in. */
export const signOutTestCases: SessionTestCases = {
  '“Not my device”: a visitor whom the site has not stored is asked once, and signed in by the answer': {
    cure: 'On a return without session_uid ask “Continue as ...?” with a form that is bound to this browser’s state and to the displayed token.',
    async run(context) {
      const [asha, mallory] = [await context.account('asha'), await context.account('mallory')];
      const rewritten = context.open();
      const shown = await question(rewritten, asha);
      rewritten.write('auth_token', mallory.token());
      await rewritten.press(shown);
      await assertSignedOut(rewritten, 'the token has changed before the answer');
      const browser = context.open();
      const form = await question(browser, asha);
      const elsewhere = context.open();
      elsewhere.write('auth_token', asha.token());
      await elsewhere.press(form);
      await assertSignedOut(elsewhere, 'another browser sends the answer');
      await browser.press(form);
      await assertSignedIn(browser, asha, 'after the answer ');
    },
  },
  'another account does not replace a signed-in visitor without a question': {
    cure: 'A session is valid until it ends or the visitor signs out; with another user’s token you may at most ask. After a sign-out the other user can sign in.',
    async run(context) {
      const [asha, ravi] = [await context.account('asha'), await context.account('ravi')];
      const { browser, form } = await openSignedInBrowser(context, asha);
      browser.write('auth_token', ravi.token());
      for (const path of ['/', `${visitedPath}&session_state=${'A'.repeat(43)}&session_uid=${ravi.uid}`]) {
        const { text } = await browser.follow(await browser.go(path));
        const isRavi = text.includes(ravi.email) && !text.includes(asha.email);
        assertCondition(!isRavi, `${path} shows ${ravi.email}, and ${asha.email} was never asked`);
      }
      browser.jar.remove(({ name }) => name === `${context.prefix}_auth_token`);
      await assertSignedIn(browser, asha, 'after another’s sign-in on the site ');
      await browser.press(form);
      await openSignedInBrowser(context, ravi, browser);
    },
  },
  'signing out ends all sessions, deletes the site’s cookies and redirects to the site': {
    cure: 'Revoke (revokeRefreshTokens), delete your cookies and the site’s three with their Domain, then redirect to SITE_ORIGIN/session?sign-out with Referrer-Policy: strict-origin; form-action has the site’s origin.',
    async run(context) {
      const { site, prefix } = context;
      const asha = await context.account('asha');
      const token = asha.token();
      const elsewhere = context.open();
      await signInThroughSite(elsewhere, asha.uid, token);
      await assertSignedIn(elsewhere, asha);
      const browser = context.open();
      await signInThroughSite(browser, asha.uid, token);
      for (const name of ['user_id', 'company_id'] as const) browser.write(name, 'a');
      const { start, form } = await assertSignedIn(browser, asha);
      const before = browser.jar.living();
      const answer = await browser.press(form);
      assertCondition(answer.location === `${site}/session?sign-out`, `it answers ${answer.status} ${answer.location}`);
      const left = browser.jar.living().filter(({ name }) => name.startsWith(`${prefix}_`));
      assertCondition(left.length === 0, `${left.map(({ name }) => name).join(', ')} is left`);
      await assertSignedOut(browser, 'afterwards');
      for (const { line } of before) browser.jar.store(line);
      await assertSignedOut(browser, 'with the cookies of before');
      await assertSignedOut(elsewhere, 'on another device');
      const policy = `${answer.headers['referrer-policy'] ?? ''}`;
      assertCondition(!/no-referrer$|same-origin$/.test(policy), `Referrer-Policy: ${policy} makes the site ask again`);
      const [, action] = /form-action([^;]*)/.exec(`${start.headers['content-security-policy']}`) ?? [];
      assertCondition(
        action === undefined || action.includes(site),
        `form-action${action} blocks the redirect to the site in Chromium`,
      );
    },
  },
  'signing out while Auth fails still ends the session in this browser': {
    cure: 'Delete the cookies even if the revocation fails, say that other devices may stay signed in, and redirect or link to /session?sign-out.',
    async run(context) {
      const { browser, form } = await openSignedInBrowser(context, await context.account('asha'));
      context.proxy.fails = true;
      const answer = await browser.press(form);
      context.proxy.fails = false;
      const leads = answer.location + answer.markup;
      assertCondition(
        leads.includes(`${context.site}/session?sign-out`),
        `it answers ${answer.status} without a way to the site`,
      );
      await assertSignedOut(browser, 'afterwards');
    },
  },
  'a form of another page has no effect': {
    cure: 'Require Sec-Fetch-Site: same-origin (or your own Origin) for every POST, and a token that only pages of this session contain.',
    async run(context) {
      const asha = await context.account('asha');
      const { browser, form } = await openSignedInBrowser(context, asha);
      const { form: mallorys } = await openSignedInBrowser(context, await context.account('mallory'));
      const attempts: Readonly<Record<string, Parameters<SimulatedBrowser['go']>[1]>> = {
        'another site': { headers: hostile({ origin: 'https://evil.example' }), form: form.fields },
        'a sibling host': { headers: { 'sec-fetch-site': 'same-site', origin: context.site }, form: form.fields },
        'a form without its text': { headers: { origin: context.app }, form: { page: '/' } },
        'somebody else’s form': { headers: { origin: context.app }, form: mallorys.fields },
      };
      for (const [what, sent] of Object.entries(attempts)) {
        await browser.go(form.action, sent);
        await assertSignedIn(browser, asha, `${what} has signed the visitor out: `);
      }
    },
  },
  'a sign-out on the site ends that user’s session in the application, and no other': {
    cure: `Answer POST ${siteSignOut} (user_id=UID) at the site’s Origin before your guards: end that user’s session in this browser, revoke nothing, ask nobody, and always redirect to SITE_ORIGIN/session?signed-out, or ?signed-out=other if another user’s session stays.`,
    async run(context) {
      const { site, proxy } = context;
      const asha = await context.account('asha');
      const headers = { origin: site, 'sec-fetch-site': 'same-site' };
      const [{ browser }, { browser: elsewhere }] = [
        await openSignedInBrowser(context, asha),
        await openSignedInBrowser(context, asha),
      ];
      for (const user_id of ['ravi', '', asha.uid]) {
        if (user_id === asha.uid) proxy.fails = true;
        const { status, location } = await browser.go(siteSignOut, { headers, form: { user_id } });
        proxy.fails = false;
        const back = `${site}/session?signed-out${user_id === asha.uid ? '' : '=other'}`;
        assertCondition(location === back, `user_id=${user_id} gets ${status} ${location}, not ${back}`);
        if (user_id !== asha.uid)
          await assertSignedIn(browser, asha, `user_id=${user_id} has ended another’s session: `);
      }
      await assertSignedOut(browser, 'after the site’s sign-out request');
      await assertSignedIn(elsewhere, asha, 'another device was signed out too: ');
    },
  },
  'a sign-out request from another origin only asks the visitor': {
    cure: `Act only if Origin is the site’s; otherwise redirect to GET ${siteSignOut}, which asks with a form that has the session’s token.`,
    async run(context) {
      const { site } = context;
      const asha = await context.account('asha');
      const { browser } = await openSignedInBrowser(context, asha);
      for (const origin of ['https://evil.example', 'null', `${site}.evil.example`, '']) {
        const form = { user_id: asha.uid };
        await browser.go(siteSignOut, { headers: hostile(origin ? { origin } : {}), form });
        await assertSignedIn(browser, asha, `Origin: ${origin} has signed the visitor out: `);
      }
      const asked = await browser.go(siteSignOut);
      const [form] = findPostForms(asked);
      assertCondition(form, `GET ${siteSignOut} answers ${asked.status} without a form`);
      const { location } = await browser.press(form);
      assertCondition(location === `${site}/session?signed-out`, `its form leads to ${location}`);
      await assertSignedOut(browser, 'after the visitor’s own answer');
    },
  },
};
