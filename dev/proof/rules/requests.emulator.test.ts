import { beforeAll, describe, expect, inject, test } from 'vitest';
import { allRequests } from './requests/all-requests.ts';
import { openRulesFixture, type RulesFixture } from './rules-fixture.ts';

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
