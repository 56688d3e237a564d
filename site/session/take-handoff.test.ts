import { expect, test } from 'vitest';
import { sealSession } from '../../widget/core/handoff/seal-session.ts';
import type { KeptSession } from '../../widget/core/kept-session.ts';
import type { askServer } from './ask-server.ts';
import { takeHandoff } from './take-handoff.ts';

const projectId = 'demo-acct';
const session: KeptSession = {
  refreshToken: 'refresh-token',
  uid: 'uid-of-asha',
  account: 'asha@example.com',
  companyId: null,
  projectId,
  since: 1_800_000_000,
};
type Reply = 'answered' | 'lost' | 'not sent' | 429 | 503 | 504;

/** A database with one hand-off in it. `replies`: what becomes of each request to come; answered unless it says otherwise. */
const handedOff = (...replies: Reply[]) => handedOffBy(session, replies);

async function handedOffBy(sealed: KeptSession, replies: Reply[] = [], flaw = 0) {
  const { secret, id, box } = await sealSession(sealed);
  box[0] = (box[0] ?? 0) ^ flaw;
  const fields = {
    uid: { stringValue: session.uid },
    box: { bytesValue: btoa(String.fromCharCode(...box)) },
  };
  const records = new Map([[id, { fields }]]);
  const state = { isExpired: false };
  const ask = (async (url: string, init?: RequestInit) => {
    const reply = replies.shift() ?? 'answered';
    const name = new URL(url).pathname.split('/').pop() ?? '';
    const record = records.get(name);
    if (reply === 'not sent') return null;
    if (typeof reply === 'number') return { status: reply, body: {} };
    if (init?.method === 'DELETE') records.delete(name);
    if (reply === 'lost') return null;
    if (!record) return { status: 404, body: {} };
    return state.isExpired && !init ? { status: 403, body: {} } : { status: 200, body: record };
  }) as typeof askServer;
  const take = () => takeHandoff(secret, projectId, ask);
  return { records, state, take };
}
const retry = async (taken: Awaited<ReturnType<typeof takeHandoff>>) => {
  if (typeof taken !== 'function') throw new Error(`no second try after ${JSON.stringify(taken)}`);
  return taken();
};

test('the record is taken out of the database, and another taker comes too late', async () => {
  const { records, take } = await handedOff();
  expect(await take()).toEqual(session);
  expect(records.size).toBe(0);
  expect(await take()).toBe('spent');
});

test.each<[string, Reply[]]>([
  ['reading was not answered', ['lost']],
  ['taking was not sent', ['answered', 'not sent']],
  ['taking found an outage', ['answered', 503]],
  ['a gateway gave up', [504, 'answered', 504]],
  ['it was one of too many', [429]],
  ['the answer to taking was lost', ['answered', 'lost']],
  ['the answer was lost, and the next try did not get through', ['answered', 'lost', 'not sent']],
  ['the first delete arrives between the two requests of the next try', ['answered', 'not sent', 'answered', 'lost']],
])('%s: the next try has the session', async (_, replies) => {
  const { records, take } = await handedOff(...replies);
  let taken = await take();
  while (typeof taken === 'function') taken = await taken();
  expect(taken).toEqual(session);
  expect(records.size).toBe(0);
});

test.each<[string, KeptSession, number]>([
  ['somebody else than the record is for', { ...session, uid: 'uid-of-ravi' }, 0],
  ['a user of another project', { ...session, projectId: 'other' }, 0],
  ['nobody, since a bit of it was changed', session, 1],
])('a box with %s is spent', async (_, sealed, flaw) => {
  const { records, take } = await handedOffBy(sealed, [], flaw);
  expect(await take()).toBe('spent');
  expect(records.size).toBe(0);
});

test('a record that is gone at the next try is somebody else’s, unless a delete of ours was not answered', async () => {
  const { records, take } = await handedOff('lost');
  const first = await take();
  records.clear();
  expect(await retry(first)).toBe('spent');
});

test('a record that has expired meanwhile is spent, a lost answer or not', async () => {
  const { state, take } = await handedOff('answered', 'not sent');
  const first = await take();
  state.isExpired = true;
  expect(await retry(first)).toBe('spent');
});
