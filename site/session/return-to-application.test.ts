import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredSession } from '../../account/handoff.ts';
import { renewStoredSession } from './return-to-application.ts';
import type { Step } from './session-request.ts';
import { sessionStore } from './session-store.ts';
import { readStoredSession } from './stored-session.ts';
import {
  endedAnswer,
  outageAnswer,
  pressButton,
  renewedAnswer,
  resetBrowser,
  session,
  setCookie,
  stubTokenService,
  type TokenAnswer,
} from './testing/asha.ts';

const to = 'https://app.acct.example/books';
const renew = (state: string | null = null): Promise<Step> => renewStoredSession(to, state);
const answering = (answers: readonly TokenAnswer[], meanwhile?: () => Promise<unknown>) =>
  stubTokenService(answers, undefined, meanwhile);

beforeEach(async () => {
  resetBrowser();
  await sessionStore.write(session);
});

test('a kept session is renewed, kept as it is now, and on goes the visitor, with cookies', async () => {
  const sent = answering([renewedAnswer]);
  expect(await renew()).toEqual({ to });
  expect(sent).toEqual(['first']);
  expect(await readStoredSession()).toEqual({ ...session, refreshToken: 'second' });
  expect(document.cookie).toContain('acct_user_id=uid-of-asha');
});

test.each<[string, StoredSession | null]>([
  ['nobody', null],
  ['somebody of another project', { ...session, projectId: 'other' }],
])('who is %s here signs in first, and no token is asked for', async (_, stored) => {
  await sessionStore.clear();
  if (stored) await sessionStore.write(stored);
  const sent = answering([renewedAnswer]);
  expect(await renew()).toEqual({ login: 'sign-in-first' });
  expect(await renewStoredSession(to, null, 'start-trial'), 'or begins a trial').toEqual({ login: 'start-trial' });
  expect(sent).toEqual([]);
});

test('an application that has sent a state gets it back, with whom was renewed, and the address is as it was else', async () => {
  answering([renewedAnswer]);
  const address = 'https://app.acct.example/books?q=a%20b&x#row-7';
  expect(await renewStoredSession(address, 'state')).toEqual({
    to: 'https://app.acct.example/books?q=a%20b&x&session_state=state&session_uid=uid-of-asha#row-7',
  });
  expect(await renew('another')).toEqual({ to: `${to}?session_state=another&session_uid=uid-of-asha` });
  expect(await renew('another'), 'the same address again').toMatchObject({ screen: 'again' });
});

test('an application with a state learns that a token is here while no session is stored', async () => {
  await sessionStore.clear();
  expect(await renew('state')).toEqual({ login: 'sign-in-first' });
  setCookie('acct_auth_token=token');
  expect(await renew('state')).toEqual({ to: `${to}?session_state=state` });
  expect(await renew()).toEqual({ login: 'sign-in-first' });
});

test('who comes back at once is not renewed again: a link in place of a circle', async () => {
  const sent = answering([renewedAnswer]);
  await renew();
  const step = await renew();
  expect(step).toMatchObject({ screen: 'again' });
  expect(sent).toHaveLength(1);
  expect(await pressButton(step)).toEqual({ to });
});

test('a session that has ended is forgotten', async () => {
  answering([endedAnswer]);
  expect(await renew()).toEqual({ login: 'session-ended' });
  expect(await readStoredSession()).toBeNull();
});

test('an outage forgets nobody, and the next try may succeed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answering([outageAnswer, renewedAnswer]);
  const step = await renew();
  expect(step).toMatchObject({ screen: 'outage' });
  expect(await readStoredSession()).toEqual(session);
  expect(await pressButton(step)).toEqual({ to });
});

test('a browser that takes no cookies keeps nothing either, until it does', async () => {
  answering([renewedAnswer]);
  const blocked = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  const step = await renew();
  blocked.mockRestore();
  expect(step).toMatchObject({ screen: 'blocked' });
  expect(await readStoredSession()).toEqual(session);
  expect(await pressButton(step)).toEqual({ to });
  expect(await readStoredSession()).toMatchObject({ refreshToken: 'second' });
});

test('another tab that signs out meanwhile counts', async () => {
  answering([renewedAnswer], () => sessionStore.clear());
  expect(await renew()).toEqual({ login: 'sign-in-first' });
  expect(document.cookie).not.toContain('acct_user_id=uid');
});

test('so does one in which somebody else signs in', async () => {
  const sent = answering([renewedAnswer, endedAnswer], () =>
    sessionStore.write({ ...session, uid: 'uid-of-ravi', refreshToken: 'of ravi' }),
  );
  expect(await renew()).toEqual({ login: 'session-ended' });
  expect(sent).toEqual(['first', 'of ravi']);
});

test('a token that another tab has renewed meanwhile is no end', async () => {
  const sent = answering([endedAnswer, renewedAnswer], () => sessionStore.write({ ...session, refreshToken: 'newer' }));
  expect(await renew()).toEqual({ to });
  expect(sent).toEqual(['first', 'newer']);
});

test('who has signed in beside the keeper is not replaced unasked', async () => {
  answering([renewedAnswer]);
  setCookie('acct_user_id=uid-of-ravi');
  const step = await renew();
  expect(step).toMatchObject({ screen: 'continue' });
  expect(document.cookie).toContain('acct_user_id=uid-of-ravi');
  expect(await pressButton(step)).toEqual({ to });
});

test.each<[string, () => Promise<unknown>, Step]>([
  ['signs out', () => sessionStore.clear(), { login: 'sign-in-first' }],
  [
    'signs in as somebody else',
    () => sessionStore.write({ ...session, uid: 'uid-of-ravi' }),
    { login: 'session-ended' },
  ],
])(
  'a question about who is kept brings nobody back who %s in another tab before the answer',
  async (_, happens, next) => {
    answering([renewedAnswer]);
    setCookie('acct_user_id=uid-of-ravi');
    const step = await renew();
    expect(step).toMatchObject({ screen: 'continue' });
    await happens();
    expect(await pressButton(step)).toEqual(next);
    expect([await readStoredSession(), document.cookie]).toEqual([null, expect.not.stringContaining('uid-of-asha')]);
  },
);

test('a session that ends before the answer is forgotten, and /login says so', async () => {
  answering([renewedAnswer, endedAnswer]);
  setCookie('acct_user_id=uid-of-ravi');
  expect(await pressButton(await renew())).toEqual({ login: 'session-ended' });
  expect(await readStoredSession()).toBeNull();
});
