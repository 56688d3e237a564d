import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { steps } from '../../owner/go-live/steps.ts';
import { copySources } from '../copy-sources.ts';
import { findExampleNames, runIn } from './renamed-copy.ts';

vi.setConfig({ testTimeout: 10 * 60_000 });
const folder = copySources('walk');
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 }));

const transcriptFile = '.cache/owner-walk.txt';

test('npm run go-live leads from nothing to an accepted live build of another brand, interrupted twice', async () => {
  const transcript = await runIn(folder, ['--import', 'tsx', 'dev/proof/owner-setup/walk-as-owner.ts']);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(transcriptFile, transcript);
  expect(transcript.match(/\^C\n\nStopped in step "\w+"\. Nothing is lost: \d answers/g)).toHaveLength(2);
  expect(transcript).toMatch(/All steps are done\. .*\n\nExit code 0\n/);
  // Each question is also there with a wrong answer.
  for (const name of steps.flatMap(({ asks = [] }) => asks)) {
    const answered = transcript
      .split('\n')
      .filter((line) => line.startsWith(`${name}: `) || line.startsWith(`${name} (`) || line.startsWith(`${name} [`));
    // Commands fill these in.
    const isFilled = /^VITE_(?:WITHDRAWAL_KEY|FIREBASE_(?!PROJECT_ID))/.test(name);
    expect(answered.length, name).toBeGreaterThanOrEqual(isFilled ? 0 : 2);
  }
  expect(transcript).toContain('  WRONG        Project khata-and-company has no database');
  const dist = join(folder, 'dist');
  expect(readFileSync(join(dist, 'site/index.html'), 'utf8')).toContain('<title>Khata &amp; Company: ');
  expect(readFileSync(join(dist, 'site/contact.html'), 'utf8')).toMatch(
    /Shop (?:"|&quot;)4(?:"|&quot;) #12, Lakshmi Road<br\/?>Pune 411005/,
  );
  // The owner of this walk keeps the example's colours.
  const names = findExampleNames(dist).filter((line) => !/: #[0-9a-f]{6}$/.test(line));
  expect(names).toEqual([]);
  expect(execFileSync('git', ['tag'], { cwd: folder, encoding: 'utf8' })).toMatch(/^live-\d{4}-\d\d-\d\d-\d{4}\n$/);
});
