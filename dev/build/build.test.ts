import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { launchStop, ownerFacts } from '../../site/content/facts/owner-facts.ts';
import { goodSettings } from './settings/good-settings.ts';
import { settingNames } from './settings-schema.ts';

test('what is in the way of a live build is said at once, settings and facts together, and nothing is built', () => {
  const faults = { VITE_SITE_ORIGIN: 'https://www.hisaab.test/', VITE_FIREBASE_PROJECT_ID: 'Hisaab Prod' };
  const none = Object.fromEntries(settingNames.map((name) => [name, '']));
  // What is for builds that are measured here must not open the way.
  const env = { ...process.env, ...none, ...goodSettings.env, ...faults, ACCT_PLACEHOLDERS: '1' };
  const written = (): number | undefined => statSync('dist', { throwIfNoEntry: false })?.mtimeMs;
  const before = written();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dev/run.mjs', 'build'], { env, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  const [first, ...lines] = stderr.trimEnd().split('\n');
  expect(first).toBe('Build settings, each explained in .env.example:');
  expect(lines.slice(0, 2).map((line) => line.replace(/:(?!\/).*/, ''))).toEqual([
    '  VITE_SITE_ORIGIN=https://www.hisaab.test/ ends with a slash',
    '  VITE_FIREBASE_PROJECT_ID=Hisaab Prod is not a project id',
  ]);
  const facts = lines.filter((line) => line.startsWith('A live build needs '));
  expect(facts).toHaveLength(launchStop(ownerFacts) === null ? 0 : 1);
  expect(written()).toBe(before);
});
