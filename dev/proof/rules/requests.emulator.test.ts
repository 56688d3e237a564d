import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { encryptSession } from '../../../account/handoff.ts';
import { createFirestoreAdminClient } from '../browser/firestore-admin-client.ts';
import { allRequests } from './requests/all-requests.ts';
import { openRulesFixture, type RulesFixture } from './rules-fixture.ts';
import { ashaEmail, ashaUid } from './sample-records.ts';

let fixture: RulesFixture;
beforeAll(async () => {
  fixture = await openRulesFixture(inject('firestore').official, 'demo-rules-requests');
});

describe.each(Object.entries(allRequests))('%s', (_, requests) => {
  test.each(requests)('the request is $answer: $title', async (request) => {
    expect(await fixture.answerTo(request)).toBe(request.answer);
  });
});

test('no two requests of a group have the same title', () => {
  for (const [group, requests] of Object.entries(allRequests)) {
    const titles = requests.map(({ title }) => title);
    expect(new Set(titles).size, group).toBe(titles.length);
  }
});

test('if three readers read a hand-off at the same time, only one of them gets the session, and a later reader gets no session', async () => {
  const { official } = inject('firestore');
  const projectId = 'demo-rules-handoffs';
  await openRulesFixture(official, projectId);
  vi.stubEnv('VITE_FIRESTORE_EMULATOR', `${official}`);
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', projectId);
  // Sets the build's settings first, since handoff.ts reads them when it is loaded.
  vi.resetModules();
  const { consumeHandoffRecord } = await import('../../../site/session/handoff.ts');
  const { requestJson } = await import('../../../site/session/renewal.ts');
  const since = Math.floor(Date.now() / 1000);
  const session = { refreshToken: 'a token', uid: ashaUid, account: ashaEmail, companyId: null, projectId, since };
  const { secret, id, box } = await encryptSession(session);
  const record = { uid: ashaUid, box, createdAt: new Date() };
  await createFirestoreAdminClient(`${official}`).writeDocument(`session_handoffs/${id}`, record, projectId);
  let reading = 3;
  let release = (): void => undefined;
  const allHaveRead = new Promise<void>((resolve) => {
    release = resolve;
  });
  const ask: typeof requestJson = async (url, init) => {
    if (init?.method === 'DELETE') await allHaveRead;
    const answer = await requestJson<never>(url, init);
    if (!init && --reading === 0) release();
    return answer;
  };
  const taken = await Promise.all(Array.from({ length: 3 }, () => consumeHandoffRecord(secret, ask)));
  expect(taken.filter((each) => each !== 'spent')).toEqual([session]);
  expect(await consumeHandoffRecord(secret, requestJson)).toBe('spent');
});
