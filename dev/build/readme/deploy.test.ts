import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the rules look into no other document, which would be billed as a read', () => {
  expect(readFileSync('firestore.rules', 'utf8')).not.toMatch(/(?<![.\w])(get|exists)(After)?\(/);
});
