import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { serverTime } from '../../core/account-records.ts';
import { encodeJson, type Json, mergeWrite } from './firestore-documents.ts';

describe('encode json', () => {
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

  test('is what JSON.stringify makes of it', () => {
    expect(encodeJson(record)).toBe(JSON.stringify(record));
    const { json } = fc.letrec<{ json: Json }>((tie) => ({
      json: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('json') as fc.Arbitrary<Json>, { maxLength: 3 }),
        fc.dictionary(fc.string(), tie('json') as fc.Arbitrary<Json>, { maxKeys: 3 }),
      ),
    }));
    fc.assert(fc.property(json, (value) => encodeJson(value) === JSON.stringify(value)));
  });

  test('stays so where a page gives lists, texts and objects a toJSON', () => {
    const plain = JSON.stringify(record);
    for (const prototype of prototypes) {
      Object.defineProperty(prototype, 'toJSON', { value: () => 'changed', configurable: true });
    }
    expect(JSON.stringify(record)).not.toBe(plain);
    expect(encodeJson(record)).toBe(plain);
  });
});

test('a record becomes one merge: its fields named, its times left to the server', () => {
  const record = { uid: 'u1', email: null, emailVerified: false, updatedAt: serverTime };
  expect(mergeWrite('documents/user_profiles/u1', record)).toEqual({
    update: {
      name: 'documents/user_profiles/u1',
      fields: { uid: { stringValue: 'u1' }, email: { nullValue: null }, emailVerified: { booleanValue: false } },
    },
    updateMask: { fieldPaths: ['uid', 'email', 'emailVerified'] },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
  });
});

test('what no record of ours holds is refused, not guessed at', () => {
  expect(() => mergeWrite('documents/x/y', { count: 3 })).toThrow(TypeError);
});
