import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createAccountStore } from '../../../account/account-store.ts';
import { systemClock } from '../../../account/clock.ts';
import { consentName, type LegalEditions } from '../../../account/consent.ts';
import { createFirestoreDocuments, createFirestoreRecordStore } from '../../../account/firestore-documents.ts';
import { shownEditions } from '../../../site/content/facts/editions.ts';
import { sendFirestoreRequest } from '../../../widget/adapters/firestore/send-firestore-request.ts';
import { createFirestoreAdminClient } from '../browser/firestore-admin-client.ts';
import { openRulesFixture, type RulesFixture } from './rules-fixture.ts';
import type { SentFields } from './rules-request.ts';
import { ashaUid, newProfile, newUser, profileAtLaterSignIn, visitorAsha } from './sample-records.ts';

/** A field that only a later version of card and rules has. */
const laterField = 'shopLicence';
const licence = 'MH-12-3456';

/** Returns today's rules with this later field added to the lists and checks. */
function laterRules(): string {
  const rules = readFileSync('firestore.rules', 'utf8');
  const listed = rules.replace(
    /(function optionalProfileFields\(\) \{\s*return \[)([^\]]*)/,
    (_, before, list) => `${before}${list ? `${list}, ` : ''}'${laterField}'`,
  );
  const judged = listed.replace(
    /( +)&& \(isUnchanged\('displayName'\)/,
    (line, indent) =>
      `${indent}&& (isUnchanged('${laterField}') || isTextUpTo(data.get('${laterField}', null), 10))\n${line}`,
  );
  expect(judged.split(laterField)).toHaveLength(4);
  return judged;
}

let fixture: RulesFixture;
beforeAll(async () => {
  fixture = await openRulesFixture(inject('firestore').official, 'demo-rules-later', laterRules());
});

const answer = (fields: SentFields, stored?: SentFields) =>
  fixture.answerTo({ by: visitorAsha, path: `user_profiles/${ashaUid}`, stored, operation: { merge: fields } });

// The opposite order, a later card on today's rules, is tested by requests such as "with an unknown field" in
// requests/user-profile-requests.ts.
describe('when the rules know a new field before the card writes it, the rules', () => {
  test('accept profiles without the field at sign-up and at later sign-ins', async () => {
    expect(await answer(newProfile())).toBe('allowed');
    expect(await answer(profileAtLaterSignIn(), newProfile())).toBe('allowed');
  });

  test('accept profiles with the field at sign-up and at later sign-ins', async () => {
    expect(await answer(newProfile({ [laterField]: licence }))).toBe('allowed');
    expect(await answer(profileAtLaterSignIn(), newProfile({ [laterField]: licence }))).toBe('allowed');
    expect(await answer(profileAtLaterSignIn({ [laterField]: licence }), newProfile())).toBe('allowed');
  });
});

const [edition] = shownEditions;
const laterEdition = { notice: '2030-01-01', terms: edition.terms };
const today = readFileSync('firestore.rules', 'utf8');
const beforeConsents = today.replace(/match \/consents[\s\S]*?\n {6}\}\n/, '');
const ofTwoLanguages = today.replace('.concat(scheduledLanguages())', '');
const ofLaterEdition = today.replace(
  /shownEditions\(\) \{\s*return \{/,
  (line) => `${line} '2030-01-01': ${JSON.stringify(laterEdition).replaceAll('"', "'")},`,
);

test('card and rules with different editions of the consent work together, whichever is deployed first', async () => {
  expect(new Set([today, beforeConsents, ofTwoLanguages, ofLaterEdition]).size).toBe(4);
  const project = 'demo-rules-consents';
  const origin = `${inject('firestore').official}`;
  type Row = readonly [rules: string, shown: LegalEditions | null, first: unknown, later: unknown, language?: 'ta'];
  const rows: readonly Row[] = [
    [today, null, null, null],
    [today, edition, 'given', 'given'],
    [today, edition, 'given', 'given', 'ta'],
    [ofTwoLanguages, edition, null, 'told', 'ta'],
    [beforeConsents, edition, null, 'told'],
    [today, laterEdition, null, 'told'],
    [ofLaterEdition, edition, 'given', 'given'],
  ];
  for (const [rules, editions, first, later, language = 'en'] of rows) {
    const { tokenOf, replaceRules } = await openRulesFixture(origin, project, rules);
    const { readDocument } = createFirestoreAdminClient(origin);
    /** Resolves to the consent recorded after a sign-in, and the codes reported to the integrator. */
    const signsIn = async (isNewUser: boolean) => {
      const reported: string[] = [];
      const visitor = { ...newUser, isNewUser, idToken: tokenOf(visitorAsha) };
      const shown = { language, button: 'sign-up', kind: isNewUser ? 'given' : 'told' } as const;
      await createAccountStore(
        createFirestoreRecordStore(createFirestoreDocuments(project, origin, sendFirestoreRequest)),
        systemClock,
      ).write(visitor, { profile: {}, companyName: null }, editions && { ...shown, editions }, ({ code }) =>
        reported.push(code),
      );
      expect(await readDocument(`user_profiles/${ashaUid}`, project)).toMatchObject({
        uid: ashaUid,
        signupMethod: 'password',
      });
      const name = consentName(editions ?? edition);
      const record = await readDocument(`user_profiles/${ashaUid}/consents/${name}`, project);
      return { kind: record?.kind ?? null, reported };
    };
    const isLeftOut = editions !== null && first === null;
    expect(await signsIn(true)).toEqual({ kind: first, reported: isLeftOut ? ['store/profile-incomplete'] : [] });
    // Rules that know consents refuse an unknown edition at each sign-in. Under the rules `beforeConsents`, the card
    // does not write the consent again at a later sign-in.
    const isAskedAgain = isLeftOut && rules !== beforeConsents;
    expect(await signsIn(false)).toEqual({ kind: first, reported: isAskedAgain ? ['store/profile-incomplete'] : [] });
    await replaceRules(ofLaterEdition);
    expect(await signsIn(false)).toEqual({ kind: later, reported: [] });
  }
});
