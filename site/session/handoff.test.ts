import { beforeEach, expect, test, vi } from 'vitest';
import { encryptSession, type StoredSession } from '../../account/handoff.ts';
import { readPendingQuestion, receiveHandoff } from './handoff.ts';
import { appUrl, knownOrigins } from './session-settings.ts';
import { readStoredSession, storeSession } from './stored-session.ts';
import {
  ashaClaims,
  ashaSession,
  clearBrowserStorage,
  createIdToken,
  endedSessionAnswer,
  outageAnswer,
  pressButton,
  renewedSessionAnswer,
  setCookie,
  stubTokenService,
  type TokenServiceAnswer,
} from './testing/asha.ts';

beforeEach(() => {
  clearBrowserStorage();
  document.body.innerHTML = '<p class="account"></p>';
  comesFrom(`${knownOrigins.siteOrigin}/login`);
});

const comesFrom = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

type Reply = 'answered' | 'lost' | 'not sent' | 'aborted' | 403 | 404 | 429 | 503 | 504;
type Handoff = {
  /** The replies to the first requests for the hand-off's record, in order. Each later request succeeds. */
  readonly replies?: Reply[];
  /** The answers of the token service, in order. */
  readonly answers?: readonly TokenServiceAnswer[];
  /** The session in the encrypted record. A `flaw` other than 0 changes the record's first byte. */
  readonly sealed?: StoredSession;
  readonly flaw?: number;
};

/** Stubs a database with a hand-off of this visitor. `receive` runs the code of /session that receives the hand-off. */
async function handedOff({
  replies = [],
  answers = [renewedSessionAnswer],
  sealed = ashaSession,
  flaw = 0,
}: Handoff = {}) {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { secret, id, box } = await encryptSession(sealed);
  box[0] = (box[0] ?? 0) ^ flaw;
  const fields = { uid: { stringValue: ashaSession.uid }, box: { bytesValue: btoa(String.fromCharCode(...box)) } };
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
  ['no session', async () => undefined],
  ['the same visitor’s session', () => storeSession(ashaSession)],
])('a visitor from a trusted page continues without a question if the site stores %s', async (_, before) => {
  await before();
  const { receive, records } = await handedOff();
  expect(await receive()).toEqual({ to: appUrl });
  expect(await readStoredSession()).toEqual({ ...ashaSession, refreshToken: 'second' });
  expect(document.cookie).toContain('acct_user_id=uid-of-asha');
  expect(records.size).toBe(0);
  expect(await receive()).toEqual({ screen: 'spent' });
});

test.each<[string, () => unknown]>([
  ['a page of another site', () => comesFrom('https://partner.example/')],
  ['a page that sends no referrer', () => comesFrom('')],
  ['a trusted page while another user’s session is stored', () => storeSession({ ...ashaSession, uid: 'uid-of-ravi' })],
  ['a trusted page while the cookies are another’s', () => setCookie('acct_user_id=uid-of-ravi')],
])('a visitor from %s is asked whether to continue with the displayed account', async (_, prepare) => {
  await prepare();
  const before = { session: await readStoredSession(), cookie: document.cookie };
  const { receive } = await handedOff();
  const step = await receive();
  expect(step).toHaveProperty('screen');
  expect(document.querySelector('.account')?.textContent).toBe('asha@example.com');
  expect({ session: await readStoredSession(), cookie: document.cookie }).toEqual(before);
  expect(await pressButton(step)).toEqual({ to: appUrl });
  expect(await readStoredSession()).toMatchObject({ uid: ashaSession.uid });
});

test.each([
  ['an unverified address from a partner’s page', 'unconfirmed', {}, 'https://partner.example/'],
  ['an unverified address from a trusted page', 'continue', {}, `${knownOrigins.siteOrigin}/login`],
  ['a verified address from a partner’s page', 'continue', { email_verified: true }, 'https://partner.example/'],
])('a hand-off with %s leads to the screen %s', async (_, screen, more, referrer) => {
  await storeSession({ ...ashaSession, uid: 'uid-of-ravi' });
  comesFrom(referrer);
  const { receive } = await handedOff({ answers: [[200, { id_token: createIdToken({ ...ashaClaims, ...more }) }]] });
  expect(await receive()).toMatchObject({ screen });
});

test.each([
  ['continues while the record still exists', false, { to: appUrl }],
  ['finds the hand-off spent after the record is deleted', true, { screen: 'spent' }],
])('after a write conflict with another page’s delete, the next try %s', async (_, isTaken, result) => {
  const { receive, records } = await handedOff({ replies: ['answered', 'aborted'] });
  const step = await receive();
  if (isTaken) records.clear();
  expect(await pressButton(step)).toEqual(result);
});

test('the page asks the same question after a reload within two minutes, until it is answered', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  comesFrom('');
  const { receive, records } = await handedOff();
  await receive();
  expect(records.size).toBe(0);
  comesFrom(`${knownOrigins.siteOrigin}/login`);
  vi.setSystemTime(Date.now() + 119_000);
  const step = await readPendingQuestion()?.();
  expect(step, 'the question is asked again').toMatchObject({ screen: 'continue' });
  vi.setSystemTime(Date.now() + 1000);
  expect(readPendingQuestion()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  await (await handedOff()).receive();
  sessionStorage.clear();
  comesFrom('');
  expect(await pressButton(await (await handedOff()).receive())).toEqual({ to: appUrl });
  expect(readPendingQuestion(), 'answered').toBeNull();
});

test('the question names no account if the account has no e-mail address and no phone number', async () => {
  comesFrom('');
  document.querySelector('.account')?.append('somebody');
  const nameless = {
    sub: ashaSession.uid,
    aud: ashaSession.projectId,
    iat: ashaSession.since,
    auth_time: ashaSession.since,
  };
  const { receive } = await handedOff({ answers: [[200, { id_token: createIdToken(nameless) }]] });
  expect(await receive()).toMatchObject({ screen: 'continue' });
  expect(document.querySelector('.account')?.textContent).toBe('somebody');
});

test('if the session has ended before the question is answered, the screen is "spent"; after an outage, the visitor can try again', async () => {
  comesFrom('');
  const late = await handedOff({ answers: [renewedSessionAnswer, endedSessionAnswer] });
  expect(await pressButton(await late.receive())).toEqual({ screen: 'spent' });
  const { receive } = await handedOff({ answers: [renewedSessionAnswer, outageAnswer, renewedSessionAnswer] });
  const step = await pressButton(await receive());
  expect(step).toMatchObject({ screen: 'outage' });
  expect(await pressButton(step)).toEqual({ to: appUrl });
});

test.each<[string, Handoff]>([
  ['the read was not answered', { replies: ['lost'] }],
  ['the delete was not sent', { replies: ['answered', 'not sent'] }],
  ['the delete found an outage', { replies: ['answered', 503] }],
  ['a gateway timed out', { replies: [504, 'answered', 504] }],
  ['there were too many requests', { replies: [429] }],
  ['the answer to the delete was lost', { replies: ['answered', 'lost'] }],
  ['the answer to the delete was lost, and the next try was not sent', { replies: ['answered', 'lost', 'not sent'] }],
  ['the first delete arrived late', { replies: ['answered', 'not sent', 'answered', 'lost'] }],
  ['the renewal was not answered', { answers: [outageAnswer, renewedSessionAnswer] }],
])('a hand-off is received at the next try if %s', async (_, handoff) => {
  const { records, receive } = await handedOff(handoff);
  let step = await receive();
  expect(step).toMatchObject({ screen: 'outage' });
  while ('screen' in step && step.screen === 'outage') step = await pressButton(step);
  expect(step).toEqual({ to: appUrl });
  expect(records.size).toBe(0);
});

test.each<[string, Handoff]>([
  ['another user’s session', { sealed: { ...ashaSession, uid: 'uid-of-ravi' } }],
  ['a session of another project', { sealed: { ...ashaSession, projectId: 'other' } }],
  ['a changed bit', { flaw: 1 }],
])('a hand-off with %s counts as spent, and no token is requested', async (_, handoff) => {
  const { records, sent, receive } = await handedOff(handoff);
  expect(await receive()).toEqual({ screen: 'spent' });
  expect(records.size).toBe(0);
  expect(sent).toEqual([]);
});

test.each<[string, Handoff]>([
  ['one whose session has ended', { answers: [endedSessionAnswer] }],
  ['one that is older than two minutes', { replies: [403] }],
  ['one that another reader deletes in between', { replies: ['answered', 404] }],
])('the stored session stays if /session receives an unusable hand-off: %s', async (_, handoff) => {
  await storeSession({ ...ashaSession, uid: 'uid-of-ravi' });
  expect(await (await handedOff(handoff)).receive()).toEqual({ screen: 'spent' });
  expect(await readStoredSession()).toMatchObject({ uid: 'uid-of-ravi' });
});

test('a secret for which no record is stored leads to the screen "spent", and no token is requested', async () => {
  const { sent } = await handedOff();
  expect(await receiveHandoff('A'.repeat(43))).toEqual({ screen: 'spent' });
  expect(sent).toEqual([]);
});

test('a hand-off counts as spent if its record disappears after a first try that did not delete the record', async () => {
  const { records, receive } = await handedOff({ replies: ['lost'] });
  const first = await receive();
  records.clear();
  expect(await pressButton(first)).toEqual({ screen: 'spent' });
});

test('a hand-off counts as spent if deleting its record fails and the record has expired at the next try', async () => {
  const { receive } = await handedOff({ replies: ['answered', 'not sent', 403] });
  expect(await pressButton(await receive())).toEqual({ screen: 'spent' });
});
