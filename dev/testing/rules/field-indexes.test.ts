import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { firestore } = read('firebase.json') as { firestore: Record<string, string> };

test('rules and indexes are deployed together, by the line that the owner is given', () => {
  expect(firestore).toEqual({ rules: 'firestore.rules', indexes: 'firestore.indexes.json' });
  expect(readFileSync('README.md', 'utf8')).toContain('--only hosting,firestore --config dist/firebase.json');
});

// A field that only ever grows makes every write to its index go to the same place:
// https://firebase.google.com/docs/firestore/best-practices#hotspots
test('of the times only updatedAt, which nothing asks by, has no index of its own', () => {
  const { indexes, fieldOverrides } = read('firestore.indexes.json');
  expect(indexes).toEqual([]);
  expect(fieldOverrides).toEqual([{ collectionGroup: 'user_profiles', fieldPath: 'updatedAt', indexes: [] }]);
});
