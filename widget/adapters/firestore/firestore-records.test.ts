import { expect, test } from 'vitest';
import type { SignedInUser } from '../../core/account-records.ts';
import { createAccountStore } from '../../core/account-store.ts';
import type { ShownConsent } from '../../core/consent.ts';
import { createFakePorts } from '../fakes/create-fake-ports.ts';
import { type FirestoreRequest, firestoreDocuments } from './firestore-documents.ts';
import { createFirestoreRecords } from './firestore-records.ts';

const company = 'A & B Traders (Pune)';
const email = 'asha@example.com';

// docs/costs.md and docs/deploy.md say so to the owner: Firestore bills documents, not requests.
test.each<[string, Partial<SignedInUser>, string | null, ShownConsent['kind'], { written: number; read: number }]>([
  ['a sign-up by e-mail', { providerId: 'password', email }, company, 'given', { written: 3, read: 0 }],
  ['a first sign-in by phone', { providerId: 'phone', phone: '+919876543210' }, null, 'given', { written: 2, read: 0 }],
  ['a later sign-in', { isNewUser: false, email }, null, 'told', { written: 1, read: 3 }],
])('%s costs so many documents, and no request of it has a key', async (_, who, companyName, kind, costs) => {
  const counted = { written: 0, read: 0 };
  const addresses: string[] = [];
  const request = (async (url, _token, body) => {
    const { writes = [], documents = [] } = body as { writes?: unknown[]; documents?: string[] };
    addresses.push(url);
    counted.written += writes.length;
    counted.read += documents.length;
    // Whoever has signed up before has each of them.
    return documents.map((name) => ({ found: { name, fields: { uid: { stringValue: 'u1' } } } }));
  }) as FirestoreRequest;
  const { clock, host } = createFakePorts();
  const user: SignedInUser = {
    ...{ uid: 'u1', email: null, phone: null, displayName: null, providerId: 'password', emailVerified: false },
    ...{ isNewUser: true, idToken: 'token', ...who },
  };
  const editions = { terms: '2026-11-05', notice: '2026-11-05' };
  await createAccountStore(createFirestoreRecords(firestoreDocuments('acct', null, request)), clock).write(
    user,
    { profile: {}, companyName },
    { editions, language: 'en', button: 'sign-up', kind },
    host.report,
  );
  expect(host.reports).toEqual([]);
  expect(counted).toEqual(costs);
  expect(addresses.join()).not.toContain('key=');
});
