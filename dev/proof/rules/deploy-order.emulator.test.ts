import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openRulesFixture, type RulesFixture } from './rules-fixture.ts';
import type { SentFields } from './rules-request.ts';
import { asha, laterProfile, newProfile, uid } from './sample-records.ts';

/** A field that neither card nor rules of today have, as a later version may bring it. */
const further = 'shopLicence';
const licence = 'MH-12-3456';

/** The rules of today with that field: in the list, and judged. */
function laterRules(): string {
  const rules = readFileSync('firestore.rules', 'utf8');
  const listed = rules.replace(
    /(function optionalProfileFields\(\) \{\s*return \[)([^\]]*)/,
    (_, before, list) => `${before}${list ? `${list}, ` : ''}'${further}'`,
  );
  const judged = listed.replace(
    /( +)&& \(isUnchanged\('displayName'\)/,
    (line, indent) =>
      `${indent}&& (isUnchanged('${further}') || isTextUpTo(data.get('${further}', null), 10))\n${line}`,
  );
  expect(judged.split(further)).toHaveLength(4);
  return judged;
}

let fixture: RulesFixture;
beforeAll(async () => {
  fixture = await openRulesFixture(inject('firestore').official, 'demo-rules-later', laterRules());
});

const answer = (fields: SentFields, stored?: SentFields) =>
  fixture.answerTo({ by: asha, path: `user_profiles/${uid}`, stored, asks: { merge: fields } });

// A card of tomorrow on the rules of today: "with a field of its own" and the like, in requests/user-profiles.ts.
describe('rules deployed before the card that writes a further field', () => {
  test('take the record of the card of today, new and later', async () => {
    expect(await answer(newProfile())).toBe('taken');
    expect(await answer(laterProfile(), newProfile())).toBe('taken');
  });

  test('take the field when the card writes it, at once, later or never', async () => {
    expect(await answer(newProfile({ [further]: licence }))).toBe('taken');
    expect(await answer(laterProfile(), newProfile({ [further]: licence }))).toBe('taken');
    expect(await answer(laterProfile({ [further]: licence }), newProfile())).toBe('taken');
  });
});
