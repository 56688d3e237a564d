import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeCookie } from '../../widget/adapters/browser/write-cookie.ts';
import { toBase64Url } from '../../widget/core/base64-url.ts';
import type { KeptSession } from '../../widget/core/kept-session.ts';
import { names } from './cookies.ts';
import { arrive, kept, renewKept } from './renew-kept.ts';
import { projectId } from './session-settings.ts';
import { sessionStore } from './session-store.ts';
import type { Step } from './step.ts';

const to = 'https://app.acct.example/books';
const now = 1_800_000_000;
const session: KeptSession = {
  refreshToken: 'first',
  uid: 'uid-of-asha',
  account: 'asha@example.com',
  companyId: null,
  projectId,
  since: now - 60,
};
const claims = { sub: session.uid, aud: projectId, iat: now, auth_time: now - 60, email: 'asha@example.com' };
const idToken = `e30.${toBase64Url(new TextEncoder().encode(JSON.stringify(claims)))}.`;
const token = [200, { id_token: idToken, refresh_token: 'second' }] as const;
const ended = [400, { error: { message: 'TOKEN_EXPIRED' } }] as const;
const outage = [503, { error: { message: 'UNAVAILABLE' } }] as const;

/** The token service gives these answers, the last one for ever. `meanwhile`: what another tab does before the first. */
function answering(answers: (readonly [number, object])[], meanwhile: () => Promise<unknown> = async () => undefined) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(new URLSearchParams(`${body}`).get('refresh_token') ?? '');
    if (sent.length === 1) await meanwhile();
    const [status, answer] = answers[Math.min(sent.length, answers.length) - 1] ?? token;
    return Response.json(answer, { status });
  });
  return sent;
}
const renew = (): Promise<Step> => renewKept(to, (renewed) => arrive(renewed, to));
const press = async (step: Step): Promise<Step> => {
  if (!('press' in step) || !step.press) throw new Error(`no button on ${JSON.stringify(step)}`);
  return step.press();
};

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  sessionStorage.clear();
  await sessionStore.write(session);
});
afterEach(() => {
  for (const name of Object.values(names)) writeCookie(`${name}=; Max-Age=-1; Path=/; Domain=localhost`);
});

test('a kept session is renewed, kept as it is now, and on goes the visitor, with cookies', async () => {
  const sent = answering([token]);
  expect(await renew()).toEqual({ to });
  expect(sent).toEqual(['first']);
  expect(await kept()).toEqual({ ...session, refreshToken: 'second' });
  expect(document.cookie).toContain('acct_user_id=uid-of-asha');
});

test.each<[string, KeptSession | null]>([
  ['nobody', null],
  ['somebody of another project', { ...session, projectId: 'other' }],
])('who is %s here signs in first, and no token is asked for', async (_, stored) => {
  await sessionStore.clear();
  if (stored) await sessionStore.write(stored);
  const sent = answering([token]);
  expect(await renew()).toEqual({ login: 'sign-in-first' });
  expect(sent).toEqual([]);
});

test('who comes back at once is not renewed again: a link in place of a circle', async () => {
  const sent = answering([token]);
  await renew();
  const step = await renew();
  expect(step).toMatchObject({ screen: 'again' });
  expect(sent).toHaveLength(1);
  expect(await press(step)).toEqual({ to });
});

test('a session that has ended is forgotten', async () => {
  answering([ended]);
  expect(await renew()).toEqual({ login: 'session-ended' });
  expect(await kept()).toBeUndefined();
});

test('an outage forgets nobody, and the next try may succeed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answering([outage, token]);
  const step = await renew();
  expect(step).toMatchObject({ screen: 'outage' });
  expect(await kept()).toEqual(session);
  expect(await press(step)).toEqual({ to });
});

test('a browser that takes no cookies keeps nothing either, until it does', async () => {
  answering([token]);
  const blocked = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  const step = await renew();
  blocked.mockRestore();
  expect(step).toMatchObject({ screen: 'blocked' });
  expect(await kept()).toEqual(session);
  expect(await press(step)).toEqual({ to });
  expect(await kept()).toMatchObject({ refreshToken: 'second' });
});

test('another tab that signs out meanwhile counts', async () => {
  answering([token], () => sessionStore.clear());
  expect(await renew()).toEqual({ login: 'sign-in-first' });
  expect(document.cookie).not.toContain('acct_user_id=uid');
});

test('so does one in which somebody else signs in', async () => {
  const sent = answering([token, ended], () =>
    sessionStore.write({ ...session, uid: 'uid-of-ravi', refreshToken: 'of ravi' }),
  );
  expect(await renew()).toEqual({ login: 'session-ended' });
  expect(sent).toEqual(['first', 'of ravi']);
});

test('a token that another tab has renewed meanwhile is no end', async () => {
  const sent = answering([ended, token], () => sessionStore.write({ ...session, refreshToken: 'newer' }));
  expect(await renew()).toEqual({ to });
  expect(sent).toEqual(['first', 'newer']);
});
