import { describe, expect, test } from 'vitest';
import { createFakePorts } from '../widget/adapters/fakes/create-fake-ports.ts';
import { type SignedInUser, serverTimestamp } from './account-records.ts';
import { createAccountStore } from './account-store.ts';
import type { DisplayedConsent } from './consent.ts';
import {
  createFirestoreDocuments,
  createFirestoreRecordStore,
  createMergeWrite,
  type FirestoreRequestSender,
} from './firestore-documents.ts';

test('createMergeWrite lists the fields of a record, and lets the server set its times', () => {
  const record = { uid: 'u1', email: null, emailVerified: false, updatedAt: serverTimestamp };
  expect(createMergeWrite('documents/user_profiles/u1', record)).toEqual({
    update: {
      name: 'documents/user_profiles/u1',
      fields: { uid: { stringValue: 'u1' }, email: { nullValue: null }, emailVerified: { booleanValue: false } },
    },
    updateMask: { fieldPaths: ['uid', 'email', 'emailVerified'] },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
  });
});

describe('firestore records', () => {
  const company = 'A & B Traders (Pune)';
  const email = 'asha@example.com';

  // docs/every-day.md#costs and docs/go-live.md give the numbers of documents below, because Firestore charges for each
  // document.
  test.each<
    [string, Partial<SignedInUser>, string | null, DisplayedConsent['kind'], { written: number; read: number }]
  >([
    ['a sign-up by e-mail', { providerId: 'password', email }, company, 'given', { written: 3, read: 0 }],
    [
      'a first sign-in by phone',
      { providerId: 'phone', phone: '+919876543210' },
      null,
      'given',
      { written: 2, read: 0 },
    ],
    ['a later sign-in', { isNewUser: false, email }, null, 'told', { written: 1, read: 3 }],
  ])(
    '%s reads and writes as many documents as the guide says, and no requested URL contains an API key',
    async (_, who, companyName, kind, costs) => {
      const counted = { written: 0, read: 0 };
      const addresses: string[] = [];
      const request = (async (url, _token, body) => {
        const { writes = [], documents = [] } = body as { writes?: unknown[]; documents?: string[] };
        addresses.push(url);
        counted.written += writes.length;
        counted.read += documents.length;
        // Every requested document exists, because the visitor has signed in before.
        return documents.map((name) => ({ found: { name, fields: { uid: { stringValue: 'u1' } } } }));
      }) as FirestoreRequestSender;
      const { clock, host } = createFakePorts();
      const user: SignedInUser = {
        uid: 'u1',
        email: null,
        phone: null,
        displayName: null,
        providerId: 'password',
        emailVerified: false,
        isNewUser: true,
        idToken: 'token',
        ...who,
      };
      const editions = { terms: '2026-11-05', notice: '2026-11-05' };
      await createAccountStore(
        createFirestoreRecordStore(createFirestoreDocuments('acct', null, request)),
        clock,
      ).write(user, { profile: {}, companyName }, { editions, language: 'en', button: 'sign-up', kind }, host.report);
      expect(host.reports).toEqual([]);
      expect(counted).toEqual(costs);
      expect(addresses.join()).not.toContain('key=');
    },
  );
});
