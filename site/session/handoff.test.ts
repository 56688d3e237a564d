import { beforeEach, expect, test, vi } from 'vitest';
import { type StoredSession, sealSession } from '../../account/handoff.ts';
import { pendingQuestion, receiveHandoff } from './handoff.ts';
import { appUrl, knownOrigins } from './session-settings.ts';
import { readStoredSession, storeSession } from './stored-session.ts';
import {
  claims,
  createToken,
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

beforeEach(() => {
  resetBrowser();
  document.body.innerHTML = '<p class="account"></p>';
  comesFrom(`${knownOrigins.siteOrigin}/login`);
});

const comesFrom = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

type Reply = 'answered' | 'lost' | 'not sent' | 'aborted' | 403 | 404 | 429 | 503 | 504;
type Handoff = {
  /** The fate of each request for the record, in order; then `answered`. */
  readonly replies?: Reply[];
  /** The token service's answers. */
  readonly answers?: readonly TokenAnswer[];
  /** The session in the box; `flaw` changes its first byte. */
  readonly sealed?: StoredSession;
  readonly flaw?: number;
};

/** Seeds a database with a hand-off of this visitor, which /session takes. */
async function handedOff({ replies = [], answers = [renewedAnswer], sealed = session, flaw = 0 }: Handoff = {}) {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { secret, id, box } = await sealSession(sealed);
  box[0] = (box[0] ?? 0) ^ flaw;
  const fields = { uid: { stringValue: session.uid }, box: { bytesValue: btoa(String.fromCharCode(...box)) } };
  const records = new Map([[id, { fields }]]);
  const sent = stubTokenService(answers, async (url, init) => {
    const reply = replies.shift() ?? 'answered';
    const name = new URL(`${url}`).pathname.split('/').pop() ?? '';
    const record = records.get(name);
    if (typeof reply === 'number') return Response.json({}, { status: reply });
    if (reply === 'aborted') return Response.json({ error: { status: 'ABORTED' } }, { status: 409 });
    if (reply !== 'not sent' && init?.method === 'DELETE') records.delete(name);
    if (reply !== 'answered') throw new TypeError('Failed to fetch');
    return Response.json(record ?? {}, { status: record ? 200 : 404 });
  });
  return { records, sent, receive: () => receiveHandoff(secret) };
}

test.each([
  ['nobody is kept', async () => undefined],
  ['the same visitor is kept', () => storeSession(session)],
])('from a trusted page, where %s, the visitor goes on silently, by the renewed session', async (_, before) => {
  await before();
  const { receive, records } = await handedOff();
  expect(await receive()).toEqual({ to: appUrl });
  expect(await readStoredSession()).toEqual({ ...session, refreshToken: 'second' });
  expect(document.cookie).toContain('acct_user_id=uid-of-asha');
  expect(records.size).toBe(0);
  expect(await receive()).toEqual({ screen: 'spent' });
});

test.each<[string, () => unknown]>([
  ['a page of another site', () => comesFrom('https://partner.example/')],
  ['a page that hides', () => comesFrom('')],
  ['a trusted page while somebody else is kept', () => storeSession({ ...session, uid: 'uid-of-ravi' })],
  ['a trusted page while the cookies are another’s', () => setCookie('acct_user_id=uid-of-ravi')],
])('from %s the visitor is asked by name first', async (_, before) => {
  await before();
  const { kept: keptBefore, cookie } = { kept: await readStoredSession(), cookie: document.cookie };
  const { receive } = await handedOff();
  const step = await receive();
  expect(step).toHaveProperty('screen');
  expect(document.querySelector('.account')?.textContent).toBe('asha@example.com');
  expect({ kept: await readStoredSession(), cookie: document.cookie }).toEqual({ kept: keptBefore, cookie });
  expect(await pressButton(step)).toEqual({ to: appUrl });
  expect(await readStoredSession()).toMatchObject({ uid: session.uid });
});

test.each([
  ['an address that nobody has confirmed', {}, 'https://partner.example/', 'unconfirmed'],
  ['the same from a listed page', {}, `${knownOrigins.siteOrigin}/login`, 'continue'],
  ['a confirmed one', { email_verified: true }, 'https://partner.example/', 'continue'],
])('%s has a question of its own', async (_, more, referrer, screen) => {
  await storeSession({ ...session, uid: 'uid-of-ravi' });
  comesFrom(referrer);
  const { receive } = await handedOff({ answers: [[200, { id_token: createToken({ ...claims, ...more }) }]] });
  expect(await receive()).toMatchObject({ screen });
});

test.each([
  ['goes on where it has not', false, { to: appUrl }],
  ['is spent where it has', true, { screen: 'spent' }],
])('a delete that met another one is tried again, and %s taken the record', async (_, isTaken, result) => {
  const { receive, records } = await handedOff({ replies: ['answered', 'aborted'] });
  const step = await receive();
  if (isTaken) records.clear();
  expect(await pressButton(step)).toEqual(result);
});

test('a reload finds the opened session for two minutes, however often, until the question is answered', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  comesFrom('');
  const { receive, records } = await handedOff();
  await receive();
  expect(records.size).toBe(0);
  comesFrom(`${knownOrigins.siteOrigin}/login`);
  vi.setSystemTime(Date.now() + 119_000);
  const step = await pendingQuestion()?.();
  expect(step, 'what was asked is asked again').toMatchObject({ screen: 'continue' });
  vi.setSystemTime(Date.now() + 1000);
  expect(pendingQuestion()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  await (await handedOff()).receive();
  sessionStorage.clear();
  comesFrom('');
  expect(await pressButton(await (await handedOff()).receive())).toEqual({ to: appUrl });
  expect(pendingQuestion(), 'answered').toBeNull();
});

test('a session of no address and no number is asked about without either', async () => {
  comesFrom('');
  document.querySelector('.account')?.append('somebody');
  const nameless = { sub: session.uid, aud: session.projectId, iat: session.since, auth_time: session.since };
  const { receive } = await handedOff({ answers: [[200, { id_token: createToken(nameless) }]] });
  expect(await receive()).toMatchObject({ screen: 'continue' });
  expect(document.querySelector('.account')?.textContent).toBe('somebody');
});

test('an answer may take longer than the session lives: ended is said, an outage tried once more', async () => {
  comesFrom('');
  const late = await handedOff({ answers: [renewedAnswer, endedAnswer] });
  expect(await pressButton(await late.receive())).toEqual({ screen: 'spent' });
  const { receive } = await handedOff({ answers: [renewedAnswer, outageAnswer, renewedAnswer] });
  const step = await pressButton(await receive());
  expect(step).toMatchObject({ screen: 'outage' });
  expect(await pressButton(step)).toEqual({ to: appUrl });
});

test.each<[string, Handoff]>([
  ['reading was not answered', { replies: ['lost'] }],
  ['taking was not sent', { replies: ['answered', 'not sent'] }],
  ['taking found an outage', { replies: ['answered', 503] }],
  ['a gateway gave up', { replies: [504, 'answered', 504] }],
  ['it was one of too many', { replies: [429] }],
  ['the answer to taking was lost', { replies: ['answered', 'lost'] }],
  ['the answer was lost, and the next try did not get through', { replies: ['answered', 'lost', 'not sent'] }],
  ['the first delete arrives late', { replies: ['answered', 'not sent', 'answered', 'lost'] }],
  ['renewing was not answered', { answers: [outageAnswer, renewedAnswer] }],
])('%s: the next try has the session', async (_, handoff) => {
  const { records, receive } = await handedOff(handoff);
  let step = await receive();
  expect(step).toMatchObject({ screen: 'outage' });
  while ('screen' in step && step.screen === 'outage') step = await pressButton(step);
  expect(step).toEqual({ to: appUrl });
  expect(records.size).toBe(0);
});

test.each<[string, Handoff]>([
  ['somebody else than the record is for', { sealed: { ...session, uid: 'uid-of-ravi' } }],
  ['a user of another project', { sealed: { ...session, projectId: 'other' } }],
  ['nobody, since a bit of it was changed', { flaw: 1 }],
])('a box with %s is spent, and no token is asked for', async (_, handoff) => {
  const { records, sent, receive } = await handedOff(handoff);
  expect(await receive()).toEqual({ screen: 'spent' });
  expect(records.size).toBe(0);
  expect(sent).toEqual([]);
});

test.each<[string, Handoff]>([
  ['whose session has ended', { answers: [endedAnswer] }],
  ['that is older than two minutes', { replies: [403] }],
  ['that another reader deletes in between', { replies: ['answered', 404] }],
])('a record %s is a kind line, and who is kept stays', async (_, handoff) => {
  await storeSession({ ...session, uid: 'uid-of-ravi' });
  expect(await (await handedOff(handoff)).receive()).toEqual({ screen: 'spent' });
  expect(await readStoredSession()).toMatchObject({ uid: 'uid-of-ravi' });
});

test('a secret of no record is a kind line, and no token is asked for', async () => {
  const { sent } = await handedOff();
  expect(await receiveHandoff('A'.repeat(43))).toEqual({ screen: 'spent' });
  expect(sent).toEqual([]);
});

test('a record that is gone at the next try is somebody else’s, unless a delete of ours was not answered', async () => {
  const { records, receive } = await handedOff({ replies: ['lost'] });
  const first = await receive();
  records.clear();
  expect(await pressButton(first)).toEqual({ screen: 'spent' });
});

test('a record that has expired meanwhile is spent, a lost answer or not', async () => {
  const { receive } = await handedOff({ replies: ['answered', 'not sent', 403] });
  expect(await pressButton(await receive())).toEqual({ screen: 'spent' });
});
