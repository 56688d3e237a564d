import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createAccountStore } from '../../../account/account-store.ts';
import {
  createFirestoreDocuments,
  createFirestoreRecordStore,
  type JsonValue,
} from '../../../account/firestore-documents.ts';
import { randomText } from '../../../account/testing/random-text.ts';
import { createFakePorts } from '../fakes/create-fake-ports.ts';
import { waitForPromises } from '../fakes/fake-clock.ts';
import { encodeJson, sendFirestoreRequest } from './send-firestore-request.ts';

describe('encodeJson', () => {
  const prototypes = [Array.prototype, String.prototype, Object.prototype] as object[];
  afterEach(() => {
    for (const prototype of prototypes) Reflect.deleteProperty(prototype, 'toJSON');
  });

  const record = {
    writes: [
      { update: { name: 'a/b', fields: { name: { stringValue: 'A "B" \u2028\ud83d' }, none: { nullValue: null } } } },
    ],
    currentDocument: { exists: false },
    left: undefined,
  };

  test('returns the same text as JSON.stringify', () => {
    expect(encodeJson(record)).toBe(JSON.stringify(record));
    const { json } = fc.letrec<{ json: JsonValue }>((tie) => ({
      json: fc.oneof(
        randomText(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('json') as fc.Arbitrary<JsonValue>, { maxLength: 3 }),
        fc.dictionary(fc.string(), tie('json') as fc.Arbitrary<JsonValue>, { maxKeys: 3 }),
      ),
    }));
    fc.assert(fc.property(json, (value) => encodeJson(value) === JSON.stringify(value)));
  });

  test('returns the same text even if a page adds toJSON to arrays, strings and objects', () => {
    const plain = JSON.stringify(record);
    for (const prototype of prototypes) {
      Object.defineProperty(prototype, 'toJSON', { value: () => 'changed', configurable: true });
    }
    expect(JSON.stringify(record)).not.toBe(plain);
    expect(encodeJson(record)).toBe(plain);
  });
});

// ALREADY_EXISTS and ABORTED both have the HTTP code 409:
// https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto
test.each([
  ['ABORTED', 2],
  ['ALREADY_EXISTS', 1],
])('if Firestore answers %s to a new record, the record is sent %d time(s)', async (status, tries) => {
  let sent = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.endsWith(':commit')) return Response.json([{ found: { name: 'other' } }]);
    sent += 1;
    return sent === 1 ? Response.json({ error: { code: 409, status } }, { status: 409 }) : Response.json({});
  });
  const { clock, host } = createFakePorts();
  const records = createFirestoreRecordStore(createFirestoreDocuments('acct', null, sendFirestoreRequest));
  const store = createAccountStore({ ...records, writeProfile: async () => undefined }, clock);
  const user = { uid: 'u1', email: null, phone: null, displayName: null, providerId: 'password', emailVerified: false };
  const entered = { profile: {}, companyName: 'Rao Stores' };
  const writing = store.write({ ...user, isNewUser: true, idToken: 'token' }, entered, null, host.report);
  await waitForPromises();
  await clock.advance(400);
  await writing;
  expect(sent).toBe(tries);
  vi.unstubAllGlobals();
});
