import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createFirestoreBackend } from '../browser/firestore-backend.ts';
import { allRequests } from './requests/all-requests.ts';
import { openRulesFixture, type RulesFixture } from './rules-fixture.ts';
import { uid } from './sample-records.ts';

let fixture: RulesFixture;
beforeAll(async () => {
  fixture = await openRulesFixture(inject('firestore').official, 'demo-rules-requests');
});

describe.each(Object.entries(allRequests))('%s', (_, requests) => {
  test.each(requests)('$title: $answer', async (request) => {
    expect(await fixture.answerTo(request)).toBe(request.answer);
  });
});

test('no two requests of a group have the same title', () => {
  for (const [group, requests] of Object.entries(allRequests)) {
    const titles = requests.map(({ title }) => title);
    expect(new Set(titles).size, group).toBe(titles.length);
  }
});

const project = 'demo-rules-handoffs';
const path = `session_handoffs/${'aB3-_'.padEnd(43, 'x')}`;

test('a hand-off is deleted once: of 20 who come for it together one is let on, and whoever comes later finds nothing', async () => {
  const { official } = inject('firestore');
  const fixture = await openRulesFixture(official, project);
  await createFirestoreBackend(`${official}`).writeDocument(path, { uid, createdAt: new Date() }, project);
  const deleteOnce = async (): Promise<number> => {
    const name = `projects/${project}/databases/(default)/documents/${path}`;
    // As /session takes the record: without a token, and only if it is there.
    return (await fetch(`${official}/v1/${name}?currentDocument.exists=true`, { method: 'DELETE' })).status;
  };
  const answers = await Promise.all(Array.from({ length: 20 }, deleteOnce));
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(answers.filter((status) => status !== 200 && status !== 404 && status !== 409)).toEqual([]);
  expect(await deleteOnce()).toBe(404);
  expect(await fixture.answerTo({ by: null, path, asks: 'get' })).toBe('taken');
});
