import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storedData } from '../../../site/content/facts/stored-data.ts';
import { provisionRequestRecord, requiredProfileFields } from '../../../widget/core/account-records.ts';
import { asProvisionRequest } from '../provision/provision-request.ts';

const fieldsOf = (place: keyof typeof storedData): readonly string[] => Object.values(storedData[place]).flat().sort();

// What the notice lists is what is written: by the card, and by the owner's own commands.
test('the privacy notice lists the fields that the card writes into a profile, and no other', () => {
  expect(fieldsOf('user_profiles')).toEqual([...requiredProfileFields].sort());
});

test('the privacy notice lists the fields that card and owner write into a request, and no other', () => {
  const written = new Set([
    ...Object.keys(provisionRequestRecord('uid', 'A company')),
    ...Object.keys(asProvisionRequest('uid', {})),
  ]);
  expect(fieldsOf('provision_requests')).toEqual([...written].sort());
});

test('the privacy notice lists the fields that the rules allow in a hand-off, and no other', () => {
  const [, fields = ''] =
    /function isHandoff\(\) \{[\s\S]*?hasFields\(\[([^\]]*)\], \[\]\)/.exec(readFileSync('firestore.rules', 'utf8')) ??
    [];
  const allowed = fields.split(',').map((name) => name.trim().slice(1, -1));
  expect(fieldsOf('session_handoffs')).toEqual(allowed.sort());
});
