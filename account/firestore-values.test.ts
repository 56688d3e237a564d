import { expect, test } from 'vitest';
import { decodeFields, decodeValue, encodeValue, type FirestoreValue } from './firestore-values.ts';

test.each([
  ['text', 'आशा', { stringValue: 'आशा' }],
  ['an empty text', '', { stringValue: '' }],
  ['true', true, { booleanValue: true }],
  ['false', false, { booleanValue: false }],
  ['null', null, { nullValue: null }],
  ['a time', new Date('2026-11-05T04:30:00Z'), { timestampValue: '2026-11-05T04:30:00.000Z' }],
])('%s is encoded for Firestore, and decoded unchanged', (_, value, encoded) => {
  expect(encodeValue(value)).toEqual(encoded);
  expect(decodeValue(encoded as FirestoreValue)).toEqual(value);
});

test('bytes are encoded in base64 for Firestore', () => {
  expect(encodeValue(Uint8Array.of(0, 250, 255, 62))).toEqual({ bytesValue: 'APr/Pg==' });
});

test.each([[3], [undefined], [['a']], [{ a: 'b' }]])(
  'encodeValue throws for the value %j, because no record has that type',
  (value) => {
    expect(() => encodeValue(value)).toThrow(TypeError);
  },
);

test('a value of a type that the card does not know is returned as Firestore sends it', () => {
  const visits = { integerValue: '3' } as unknown as FirestoreValue;
  expect(decodeFields({ uid: { stringValue: 'u1' }, visits })).toEqual({ uid: 'u1', visits: '3' });
});
