import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredSession } from '../../account/handoff.ts';
import { renewStoredSession } from './return-to-application.ts';
import type { SessionStep } from './session-request.ts';
import { sessionStore } from './session-store.ts';
import { readStoredSession } from './stored-session.ts';
import {
  ashaSession,
  clearBrowserStorage,
  endedSessionAnswer,
  outageAnswer,
  pressButton,
  renewedSessionAnswer,
  setCookie,
  stubTokenService,
  type TokenServiceAnswer,
} from './testing/asha.ts';

const to = 'https://app.acct.example/books';
const renew = (state: string | null = null): Promise<SessionStep> => renewStoredSession(to, state);
const answering = (answers: readonly TokenServiceAnswer[], meanwhile?: () => Promise<unknown>) =>
  stubTokenService(answers, undefined, meanwhile);

beforeEach(async () => {
  clearBrowserStorage();
  await sessionStore.write(ashaSession);
});

test('a stored session is renewed and stored again, and the visitor continues with cookies', async () => {
  const sent = answering([renewedSessionAnswer]);
  expect(await renew()).toEqual({ to });
  expect(sent).toEqual(['first']);
  expect(await readStoredSession()).toEqual({ ...ashaSession, refreshToken: 'second' });
  expect(document.cookie).toContain('acct_user_id=uid-of-asha');
});

test.each<[string, StoredSession | null]>([
  ['no session', null],
  ['a session of another project', { ...ashaSession, projectId: 'other' }],
])('a visitor with %s signs in first, and no token is requested', async (_, stored) => {
  await sessionStore.clear();
  if (stored) await sessionStore.write(stored);
  const sent = answering([renewedSessionAnswer]);
  expect(await renew()).toEqual({ login: 'sign-in-first' });
  expect(await renewStoredSession(to, null, 'start-trial'), 'at the start of a trial').toEqual({
    login: 'start-trial',
  });
  expect(sent).toEqual([]);
});

test('an application that sent a state receives the state and the renewed user id in its address', async () => {
  answering([renewedSessionAnswer]);
  const address = 'https://app.acct.example/books?q=a%20b&x#row-7';
  expect(await renewStoredSession(address, 'state')).toEqual({
    to: 'https://app.acct.example/books?q=a%20b&x&session_state=state&session_uid=uid-of-asha#row-7',
  });
  expect(await renew('another')).toEqual({ to: `${to}?session_state=another&session_uid=uid-of-asha` });
  expect(await renew('another'), 'the same address again').toMatchObject({ screen: 'again' });
});

test('without a stored session, an application that sent a state receives it if a cookie contains a token', async () => {
  await sessionStore.clear();
  expect(await renew('state')).toEqual({ login: 'sign-in-first' });
  setCookie('acct_auth_token=token');
  expect(await renew('state')).toEqual({ to: `${to}?session_state=state` });
  expect(await renew()).toEqual({ login: 'sign-in-first' });
});

test('if the application redirects back at once, /session shows a link and does not renew the session again', async () => {
  const sent = answering([renewedSessionAnswer]);
  await renew();
  const step = await renew();
  expect(step).toMatchObject({ screen: 'again' });
  expect(sent).toHaveLength(1);
  expect(await pressButton(step)).toEqual({ to });
});

test('a session that has ended is deleted from storage', async () => {
  answering([endedSessionAnswer]);
  expect(await renew()).toEqual({ login: 'session-ended' });
  expect(await readStoredSession()).toBeNull();
});

test('an outage leaves the session stored, and the next try may succeed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answering([outageAnswer, renewedSessionAnswer]);
  const step = await renew();
  expect(step).toMatchObject({ screen: 'outage' });
  expect(await readStoredSession()).toEqual(ashaSession);
  expect(await pressButton(step)).toEqual({ to });
});

test('no renewed session is stored until the browser accepts cookies', async () => {
  answering([renewedSessionAnswer]);
  const blocked = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  const step = await renew();
  blocked.mockRestore();
  expect(step).toMatchObject({ screen: 'blocked' });
  expect(await readStoredSession()).toEqual(ashaSession);
  expect(await pressButton(step)).toEqual({ to });
  expect(await readStoredSession()).toMatchObject({ refreshToken: 'second' });
});

test('a sign-out in another tab during the renewal prevents new cookies', async () => {
  answering([renewedSessionAnswer], () => sessionStore.clear());
  expect(await renew()).toEqual({ login: 'sign-in-first' });
  expect(document.cookie).not.toContain('acct_user_id=uid');
});

test('if another tab signs in another user during the renewal, that user’s session is renewed instead', async () => {
  const sent = answering([renewedSessionAnswer, endedSessionAnswer], () =>
    sessionStore.write({ ...ashaSession, uid: 'uid-of-ravi', refreshToken: 'of ravi' }),
  );
  expect(await renew()).toEqual({ login: 'session-ended' });
  expect(sent).toEqual(['first', 'of ravi']);
});

test('if another tab stores a new token during a renewal, the session is renewed again with that token', async () => {
  const sent = answering([endedSessionAnswer, renewedSessionAnswer], () =>
    sessionStore.write({ ...ashaSession, refreshToken: 'newer' }),
  );
  expect(await renew()).toEqual({ to });
  expect(sent).toEqual(['first', 'newer']);
});

test('a visitor is asked before the cookies of another user are replaced', async () => {
  answering([renewedSessionAnswer]);
  setCookie('acct_user_id=uid-of-ravi');
  const step = await renew();
  expect(step).toMatchObject({ screen: 'continue' });
  expect(document.cookie).toContain('acct_user_id=uid-of-ravi');
  expect(await pressButton(step)).toEqual({ to });
});

test.each<[string, () => Promise<unknown>, SessionStep]>([
  ['sign-out', () => sessionStore.clear(), { login: 'sign-in-first' }],
  [
    'sign-in by another user',
    () => sessionStore.write({ ...ashaSession, uid: 'uid-of-ravi' }),
    { login: 'session-ended' },
  ],
])(
  'if a %s happens in another tab before the question is answered, the answer does not start a session',
  async (_, happens, next) => {
    answering([renewedSessionAnswer]);
    setCookie('acct_user_id=uid-of-ravi');
    const step = await renew();
    expect(step).toMatchObject({ screen: 'continue' });
    await happens();
    expect(await pressButton(step)).toEqual(next);
    expect([await readStoredSession(), document.cookie]).toEqual([null, expect.not.stringContaining('uid-of-asha')]);
  },
);

test('if a session ends before the question is answered, the session is deleted, and /login says that the session has ended', async () => {
  answering([renewedSessionAnswer, endedSessionAnswer]);
  setCookie('acct_user_id=uid-of-ravi');
  expect(await pressButton(await renew())).toEqual({ login: 'session-ended' });
  expect(await readStoredSession()).toBeNull();
});
