import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingNames } from '../../settings/build-settings.ts';
import { brand } from '../../site/brand.ts';
import { closedAccountStorageDays, ownerFacts } from '../../site/content/facts/owner-facts.ts';
import { checkFacts } from '../settings/check-facts.ts';
import { formatFaultLine } from '../settings/setting-problem.ts';
import { validSettings } from '../settings/valid-settings.ts';

test('a live build reports all faults of settings and facts at once, and builds nothing', () => {
  const faults = { VITE_SITE_ORIGIN: 'https://www.hisaab.test/', VITE_FIREBASE_PROJECT_ID: 'Hisaab Prod' };
  const none = Object.fromEntries(settingNames.map((name) => [name, '']));
  // Checks these facts with a fault added, because a real owner's facts may have none.
  const facts = { ...ownerFacts, closedAccountsKeptFor: closedAccountStorageDays };
  // ACCT_PLACEHOLDERS allows faults, but only in builds that are not published. A live build must stop all the same.
  const env = { ...process.env, ...none, ...validSettings.env, ...faults, ACCT_PLACEHOLDERS: '1' };
  const written = (): number | undefined => statSync('dist', { throwIfNoEntry: false })?.mtimeMs;
  const before = written();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dev/run.mjs', 'build'], { env, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  for (const line of [
    'environment: VITE_SITE_ORIGIN=https://www.hisaab.test/ ends with a slash',
    'environment: VITE_FIREBASE_PROJECT_ID=Hisaab Prod is not a project id',
    ...checkFacts(facts, brand).slice(0, 1).map(formatFaultLine),
  ]) {
    expect(stderr).toContain(`\n  ${line}: `);
  }
  expect(stderr).toMatch(/\nAnswer again: npm run go-live -- --step names, .*--step project/);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(written()).toBe(before);
});
