import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openRulesGround, type RulesGround } from './rules-ground.ts';
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

let today: RulesGround;
let later: RulesGround;
beforeAll(async () => {
  const { official } = inject('firestore');
  today = await openRulesGround(official, 'demo-rules-today');
  later = await openRulesGround(official, 'demo-rules-later', laterRules());
});

const answer = (ground: RulesGround, fields: SentFields, stored?: SentFields) =>
  ground.answerTo({ by: asha, path: `user_profiles/${uid}`, stored, asks: { merge: fields } });

describe('rules deployed before the card that writes a further field', () => {
  test('take the record of the card of today, new and later', async () => {
    expect(await answer(later, newProfile())).toBe('taken');
    expect(await answer(later, laterProfile(), newProfile())).toBe('taken');
  });

  test('take the field when the card writes it, at once, later or never', async () => {
    expect(await answer(later, newProfile({ [further]: licence }))).toBe('taken');
    expect(await answer(later, laterProfile(), newProfile({ [further]: licence }))).toBe('taken');
    expect(await answer(later, laterProfile({ [further]: licence }), newProfile())).toBe('taken');
  });

  test.each([
    ['too long', 'x'.repeat(11)],
    ['no text', 7],
  ])('refuse what is %s, and still demand what every card writes', async (_, value) => {
    expect(await answer(later, newProfile({ [further]: value }))).toBe('refused');
    expect(await answer(later, newProfile({ [further]: licence, phone: undefined }))).toBe('refused');
  });
});

describe('a card that writes a further field, deployed before its rules', () => {
  test('is refused the field, and may write the record without it, as it does', async () => {
    expect(await answer(today, newProfile({ [further]: licence }))).toBe('refused');
    expect(await answer(today, newProfile())).toBe('taken');
    expect(await answer(today, laterProfile({ [further]: licence }), newProfile())).toBe('refused');
    expect(await answer(today, laterProfile(), newProfile())).toBe('taken');
  });
});
