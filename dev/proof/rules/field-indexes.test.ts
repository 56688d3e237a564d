import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { firestore } = read('firebase.json') as { firestore: Record<string, string> };

test('rules and indexes are deployed together by the command in docs/go-live.md', () => {
  expect(firestore).toEqual({ rules: 'firestore.rules', indexes: 'firestore.indexes.json' });
  expect(readFileSync('docs/go-live.md', 'utf8')).toContain('--only hosting,firestore --config dist/firebase.json');
});

// Firestore would index these fields automatically. An index on an ever-growing value concentrates all writes on one
// server: https://firebase.google.com/docs/firestore/best-practices#hotspots
test('no index contains a time that grows with each write or the encrypted field "box", because no command queries them', () => {
  const { indexes, fieldOverrides } = read('firestore.indexes.json') as Record<string, Override[]>;
  expect(indexes).toEqual([]);
  expect(fieldOverrides?.map((field) => [field.collectionGroup, field.fieldPath, field.indexes])).toEqual([
    ['user_profiles', 'updatedAt', []],
    ['consents', 'recordedAt', []],
    ['session_handoffs', 'createdAt', []],
    ['session_handoffs', 'box', []],
    ['session_handoffs', 'expiresAt', []],
  ]);
});

// Firestore deletes a document at the time in this field, so the time must be in the future:
// https://firebase.google.com/docs/firestore/ttl
test('unused hand-offs are deleted by their expiry time, never by their creation time', () => {
  const { fieldOverrides } = read('firestore.indexes.json') as Record<string, Override[]>;
  expect(
    fieldOverrides?.flatMap(({ collectionGroup, fieldPath, ttl }) => (ttl ? [[collectionGroup, fieldPath]] : [])),
  ).toEqual([['session_handoffs', 'expiresAt']]);
});

type Override = {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly ttl?: boolean;
  readonly indexes: readonly unknown[];
};
