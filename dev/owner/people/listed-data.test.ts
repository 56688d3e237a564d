import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createProvisionRequestRecord, createUserProfileRecord } from '../../../account/account-records.ts';
import { createConsentRecord } from '../../../account/consent.ts';
import { type FieldDescription, fields } from '../../../account/fields.ts';
import { fieldNames } from '../../../account/form-values.ts';
import { storedData } from '../../../site/content/facts/stored-data.ts';
import { parseProvisionRequest } from '../provision/provision-request.ts';

type Listed = Readonly<Record<string, readonly string[]>>;

/** Returns the stored fields that are not listed, and the listed fields that are not stored. */
function gaps(stored: readonly string[], listed: Listed) {
  const reported = Object.values(listed).flat();
  return {
    unreported: stored.filter((field) => !reported.includes(field)),
    notStored: reported.filter((field) => !stored.includes(field)),
  };
}
const none = { unreported: [], notStored: [] };

/** Returns the fields of the profile of a visitor who has filled in all of Sign Up. */
function fullProfile(): readonly string[] {
  const table: readonly FieldDescription[] = fieldNames.map((name) => fields[name]);
  const entered = table.flatMap(({ profile }) => (profile === undefined ? [] : [[profile, 'typed']]));
  const user = {
    uid: 'uid',
    email: 'asha@example.com',
    displayName: null,
    phone: null,
    emailVerified: false,
    isNewUser: true,
    idToken: 'token',
    providerId: 'password',
  };
  return Object.keys(createUserProfileRecord(user, Object.fromEntries(entered), null));
}

test('the privacy notice lists every field that the card writes into a profile, and no other field', () => {
  expect(gaps(fullProfile(), storedData.user_profiles)).toEqual(none);
});

test('the privacy notice lists every field that the card and the owner’s commands write into a request, and no other field', () => {
  const written = [
    ...Object.keys(createProvisionRequestRecord('uid', 'A company')),
    ...Object.keys(parseProvisionRequest('uid', {})),
  ];
  expect(gaps(written, storedData.provision_requests)).toEqual(none);
});

test('the privacy notice lists every field of a consent that the card writes, and no other field', () => {
  const editions = { notice: '2026-11-23', terms: '2026-11-22' };
  const record = createConsentRecord({ editions, language: 'hi', button: 'google', kind: 'given' }, true);
  expect(gaps(['edition', ...Object.keys(record)], storedData.consents)).toEqual(none);
});

test.each([
  ['session_handoffs', 'isHandoff', []],
  ['account_requests', 'isAccountRequestOf', ['takenAt', 'closedAt']],
] as const)(
  'the privacy notice lists every field in %s that the access rules allow or an owner’s command writes',
  (place, rule, byOwner) => {
    const fields = new RegExp(`function ${rule}\\([^]*?hasFields\\(\\[([^\\]]*)\\], \\[\\]\\)`);
    const [, list = ''] = fields.exec(readFileSync('firestore.rules', 'utf8')) ?? [];
    const allowed = list.split(',').map((name) => name.trim().slice(1, -1));
    expect(gaps([...allowed, ...byOwner], storedData[place])).toEqual(none);
  },
);
