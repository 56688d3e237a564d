import { expect, inject, test } from 'vitest';
import { checkDatabase, checkRecordAccess } from '../../owner/doctor/checks/records.ts';
import { createDoctorContext } from '../../owner/doctor/context.ts';
import { validSettings } from '../../settings/valid-settings.ts';
import { createFirestoreAdminClient } from '../browser/firestore-admin-client.ts';
import { openRulesFixture } from './rules-fixture.ts';

/** Resolves to the findings of `npm run doctor` about a database with these rules, as "status id". */
async function reported(rules?: string): Promise<readonly string[]> {
  const project = 'demo-doctor';
  const firestore = inject('firestore').official ?? '';
  await openRulesFixture(firestore, project, rules);
  await createFirestoreAdminClient(firestore).writeDocument('user_profiles/asha', { displayName: 'Asha' }, project);
  const plain = createDoctorContext({ ...validSettings.env, VITE_FIREBASE_PROJECT_ID: project });
  const services = { ...plain.services, firestore };
  const context = { ...plain, brand: validSettings.brand, services };
  const findings = [...(await checkDatabase(context)), ...(await checkRecordAccess(context))];
  return findings.map(({ id, status }) => `${status} ${id}`);
}

const databaseWith = (rules: string): string =>
  `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${rules} } }`;

test('the doctor finds no fault in a database with our rules', async () => {
  expect(await reported()).toEqual([
    'ok database',
    'ok user_profiles-get',
    'ok provision_requests-get',
    'ok account_requests-get',
    'ok user_profiles-list',
    'ok provision_requests-list',
    'ok account_requests-list',
    'ok session_handoffs-list',
    'ok rules-deployed',
  ]);
});

test('the doctor does not mistake rules that refuse every request for our rules', async () => {
  const found = await reported(databaseWith('match /{path=**} { allow read: if false; }'));
  expect(found.filter((line) => !line.startsWith('ok '))).toEqual(['wrong rules-not-deployed']);
});
