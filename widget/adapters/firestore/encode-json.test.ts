import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { encodeJson, type Json } from './encode-json.ts';

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
