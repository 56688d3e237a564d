import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { firestore } = read('firebase.json') as { firestore: Record<string, string> };

test('rules and indexes are deployed together, by the line that the owner is given', () => {
  expect(firestore).toEqual({ rules: 'firestore.rules', indexes: 'firestore.indexes.json' });
  expect(readFileSync('docs/go-live.md', 'utf8')).toContain('--only hosting,firestore --config dist/firebase.json');
});

// What the owner's commands ask by keeps the index that Firestore makes by itself; emulators answer without any.
// A field that only ever grows makes every write to its index go to the same place:
// https://firebase.google.com/docs/firestore/best-practices#hotspots
test('no time that only grows has an index of its own, nor has the sealed box: nothing asks by them', () => {
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

// Firestore deletes at the time in the field, so it must be one to come: https://firebase.google.com/docs/firestore/ttl
test('hand-offs that nobody came for are deleted by their end, never by their beginning', () => {
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
