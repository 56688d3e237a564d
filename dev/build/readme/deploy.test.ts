import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/deploy.md', 'utf8');

test('the rules look into no other document, which would be billed as a read', () => {
  expect(readFileSync('firestore.rules', 'utf8')).not.toMatch(/(?<![.\w])(get|exists)(After)?\(/);
});

test('the steps name every setting that stops a build or belongs to one of them', () => {
  for (const name of [
    'VITE_PARTNER_ORIGINS',
    'VITE_INSTALLER_PATH',
    'VITE_SITE_ORIGIN',
    'ACCT_WITHOUT_EARLIER_RELEASES',
  ])
    expect(page).toContain(name);
});
