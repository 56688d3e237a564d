import type { AppSession } from '../../../examples/application/session-report.ts';
import { expect, test } from '../browser/test.ts';
import { ask, navigate, signInTo } from './ask-application.ts';
import { createSignIns, hour, nowInSeconds } from './sign-ins.ts';
import { tokenClaims, unsignedToken } from './sign-token.ts';

// What the application changes: signing out, and which of two accounts is meant. No page is opened.

const formTokenOf = (page: string): string => /name="form_token" value="([\w-]{43})"/.exec(page)?.[1] ?? '';
const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
/** As deleting the site's cookies is written, whichever they are. */
const siteCookiesGone = { acct_auth_token: '', acct_user_id: '', acct_company_id: '' };

test('signing out ends every session of the visitor, here and elsewhere, and goes on to the site', async ({
  services,
  backend,
  visitor,
}) => {
  const signIns = createSignIns(services.auth, backend);
  const { uid, refreshToken } = await signIns.signIn(visitor, { since: nowInSeconds() - hour });
  const { idToken } = await signIns.renew(refreshToken);
  const { cookies } = await signInTo(services.app, { uid, idToken });
  const here = await navigate(services.app, '/', { cookies });
  const elsewhere = await signInTo(services.app, { uid, idToken });

  const answer = await ask(services.app, '/sign-out', {
    cookies,
    headers: own,
    form: { form_token: formTokenOf(here.text) },
  });
  expect([answer.status, answer.location]).toEqual([303, `${services.site}/session?sign-out`]);
  expect(answer.cookies).toEqual({ app_session: '', app_last: '', ...siteCookiesGone });
  expect(answer.setCookies).toContain('acct_auth_token=; Max-Age=0; Domain=localhost; Path=/; Secure; SameSite=None');
  const other = await ask(services.app, '/session.json', { cookies: elsewhere.cookies });
  expect([other.status, (JSON.parse(other.text) as AppSession).reason]).toEqual([401, 'revoked']);
});

test('a POST without the session’s form token, or from another page, does nothing', async ({
  services,
  backend,
  visitor,
}) => {
  const signIns = createSignIns(services.auth, backend);
  const { cookies } = await signInTo(services.app, await signIns.signIn(visitor));
  const stranger = await signInTo(services.app, await signIns.signIn({ ...visitor, email: `other-${visitor.email}` }));
  const page = await navigate(services.app, '/', { cookies });
  const foreign = await navigate(services.app, '/', { cookies: stranger.cookies });
  const right = { form_token: formTokenOf(page.text) };
  const attempts: Readonly<
    Record<string, readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>]>
  > = {
    'no form token': [own, {}],
    'an empty one': [own, { form_token: '' }],
    'somebody else’s': [own, { form_token: formTokenOf(foreign.text) }],
    'another site': [{ ...own, 'sec-fetch-site': 'cross-site' }, right],
    'a page below the base domain': [{ ...own, 'sec-fetch-site': 'same-site' }, right],
    'an old browser, another origin': [{ origin: services.site }, right],
    'a sandboxed frame': [{ origin: 'null' }, right],
    'nothing that tells from where': [{}, right],
  };
  for (const [name, [headers, form]] of Object.entries(attempts)) {
    for (const path of ['/sign-out', '/change-account', '/keep-account']) {
      const { status, setCookies } = await ask(services.app, path, { cookies, headers, form });
      expect([status, setCookies], `${path}: ${name}`).toEqual([403, []]);
    }
  }
  expect((await ask(services.app, '/session.json', { cookies })).status).toBe(200);
  const old = await ask(services.app, '/sign-out', {
    cookies,
    headers: { origin: services.app },
    form: right,
  });
  expect(old.status, 'an old browser, its own page').toBe(303);
});

test('another user’s token does not replace a session: the visitor is asked, and either answer holds', async ({
  services,
  backend,
  visitor,
}) => {
  const signIns = createSignIns(services.auth, backend);
  const asha = await signIns.signIn(visitor);
  const ravi = await signIns.signIn({ ...visitor, email: `ravi-${visitor.email}` });
  const { cookies: session } = await signInTo(services.app, asha);
  const both = { ...session, acct_auth_token: ravi.idToken };

  const question = await navigate(services.app, '/account', { cookies: both });
  expect([question.status, question.setCookies]).toEqual([200, []]);
  expect(question.text).toContain(`Stay ${visitor.email}`);
  expect(question.text).not.toContain(`ravi-${visitor.email}`);
  const script = await ask(services.app, '/session.json', { cookies: both });
  expect([script.status, (JSON.parse(script.text) as AppSession).reason]).toEqual([401, 'another-account']);

  const form = { form_token: formTokenOf(question.text) };
  const stays = await ask(services.app, '/keep-account', { cookies: both, headers: own, form });
  expect([stays.status, stays.location, stays.cookies]).toEqual([303, '/', siteCookiesGone]);
  const changes = await ask(services.app, '/change-account', { cookies: both, headers: own, form });
  expect([changes.status, changes.location, changes.cookies]).toEqual([303, '/', { app_session: '', app_last: '' }]);
});

test('an hour later, with the other user’s token expired, the visitor is asked all the same', async ({
  services,
  backend,
  visitor,
}) => {
  const { cookies } = await signInTo(services.app, await createSignIns(services.auth, backend).signIn(visitor));
  const project = { aud: 'demo-acct', iss: 'https://securetoken.google.com/demo-acct' };
  const expired = unsignedToken(tokenClaims({ ...project, sub: 'uid-of-ravi', exp: nowInSeconds() - 1 }));
  const { text } = await navigate(services.app, '/', { cookies: { ...cookies, acct_auth_token: expired } });
  expect(text).toContain('Which account?');
  const forged = unsignedToken(tokenClaims({ ...project, aud: 'acct-other', sub: 'uid-of-ravi' }));
  const page = await navigate(services.app, '/', { cookies: { ...cookies, acct_auth_token: forged } });
  expect(page.text, 'what was never a sign-in raises no question').toContain('You are signed in');
});
