import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type DocumentData, doc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailToken, laterProfile, newProfile, openRulesGround, store, uid } from './rules-ground.ts';

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

let today: RulesTestEnvironment;
let later: RulesTestEnvironment;
beforeAll(async () => {
  today = await openRulesGround('demo-rules-today');
  later = await openRulesGround('demo-rules-later', laterRules());
});
beforeEach(() => Promise.all([today.clearFirestore(), later.clearFirestore()]));
afterAll(() => Promise.all([today.cleanup(), later.cleanup()]));

const path = `user_profiles/${uid}`;
const write = (ground: RulesTestEnvironment, fields: DocumentData): Promise<void> =>
  setDoc(doc(ground.authenticatedContext(uid, emailToken).firestore(), path), fields, { merge: true });

describe('rules deployed before the card that writes a further field', () => {
  test('take the record of the card of today, new and later', async () => {
    await assertSucceeds(write(later, newProfile()));
    await assertSucceeds(write(later, laterProfile()));
  });

  test('take the field when the card writes it, at once, later or never', async () => {
    await assertSucceeds(write(later, newProfile({ [further]: licence })));
    await assertSucceeds(write(later, laterProfile()));
    await store(later, path, newProfile());
    await assertSucceeds(write(later, laterProfile({ [further]: licence })));
  });

  test.each([
    ['too long', 'x'.repeat(11)],
    ['no text', 7],
  ])('refuse what is %s, and still demand what every card writes', async (_, value) => {
    await assertFails(write(later, newProfile({ [further]: value })));
    await assertFails(write(later, newProfile({ [further]: licence, phone: undefined })));
  });
});

describe('a card that writes a further field, deployed before its rules', () => {
  test('is refused the field, and may write the record without it, as it does', async () => {
    await assertFails(write(today, newProfile({ [further]: licence })));
    await assertSucceeds(write(today, newProfile()));
    await assertFails(write(today, laterProfile({ [further]: licence })));
    await assertSucceeds(write(today, laterProfile()));
  });
});
