import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { goLiveSteps } from '../../owner/go-live/go-live-steps.ts';
import { copySources } from '../copy-sources.ts';
import { findExampleNames, runNodeInFolder } from './renamed-copy.ts';

vi.setConfig({ testTimeout: 10 * 60_000 });
const folder = copySources('walk');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  // Removes the private key, which walk-as-owner.ts has stored next to the folder.
  rmSync(`${folder}.pem`, { force: true });
});

const transcriptFile = '.cache/owner-walk.txt';

test('npm run go-live leads an owner from an empty start to an accepted live build of another brand, although it is interrupted twice', async () => {
  const transcript = await runNodeInFolder(folder, ['--import', 'tsx', 'dev/proof/owner-setup/walk-as-owner.ts']);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(transcriptFile, transcript);
  expect(transcript.match(/\^C\n\nStopped in step "\w+"\. Nothing is lost: \d answers/g)).toHaveLength(2);
  expect(transcript).toMatch(/All steps are done\. .*\n\nExit code 0\n/);
  expect(transcript).toContain('It answers VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, ');
  expect(transcript).toContain('It answers VITE_WITHDRAWAL_KEY.');
  // Each question is printed with a wrong answer, then a line with the fault, then the question again.
  const refused = transcript.matchAll(/^(\w+)(?: \(.*\))?(?: \[.*\])?: .+\n {2}\1[ =].*\.\n(?=(?: {2}.*\n)*\1\b)/gm);
  const names = Array.from(refused, ([, name]) => name);
  expect(names.sort()).toEqual(goLiveSteps.flatMap(({ asks = [] }) => asks).sort());
  expect(transcript).toContain('  WRONG        Project khata-and-company has no database');
  const dist = join(folder, 'dist');
  expect(readFileSync(join(dist, 'site/index.html'), 'utf8')).toContain('<title>Khata &amp; Company: ');
  expect(readFileSync(join(dist, 'site/contact.html'), 'utf8')).toMatch(
    /Shop (?:"|&quot;)4(?:"|&quot;) #12, Lakshmi Road<br\/?>Pune 411005/,
  );
  // The simulated owner does not change the example's colours.
  const examples = findExampleNames(dist).filter((line) => !/: #[0-9a-f]{6}$/.test(line));
  expect(examples).toEqual([]);
  expect(execFileSync('git', ['tag'], { cwd: folder, encoding: 'utf8' })).toMatch(/^live-\d{4}-\d\d-\d\d-\d{4}\n$/);
});
