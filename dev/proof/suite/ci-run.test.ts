import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../unit/temporary-folder.ts';

/**
 * Runs continuous integration with an npm that prints and ends as said, first for the tests and then for the long
 * suite.
 */
function runCi(tests: string, proof: string) {
  const folder = temporaryFolder('ci');
  const npm = join(folder, 'npm');
  writeFileSync(
    npm,
    `#!/bin/sh\nif [ "$*" = test ]; then ${tests}; fi\nif [ "$*" = 'run proof -- --short --no-build' ]; then ${proof}; fi\n`,
  );
  chmodSync(npm, 0o755);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { stdout, status } = spawnSync(resolve('.ci/run'), { env, encoding: 'utf8' });
  return { last: stdout.trimEnd().split('\n').at(-1), lines: stdout.split('\n'), status };
}
const counted = (line: string, code: number): string => `echo '${line}'; exit ${code}`;

test('the last line is the sum of both, and what they print is seen', () => {
  const { last, lines, status } = runCi(counted('700 passed, 0 failed', 0), counted('40 passed, 0 failed', 0));
  expect([last, status]).toEqual(['740 passed, 0 failed', 0]);
  expect(lines).toContain('700 passed, 0 failed');
});

test('a failure of the first does not hide what the second finds', () => {
  const failed = "echo '698 passed, 2 failed'; echo 'npm error Test failed.' >&2; exit 1";
  const { last, status } = runCi(failed, counted('39 passed, 1 failed', 1));
  expect([last, status]).toEqual(['737 passed, 3 failed', 1]);
});

test('every failure is named again just before the last line', () => {
  const named = "echo 'FAILED in browser: login.spec.ts › Back: Timeout'";
  const { lines } = runCi(`${named}; ${counted('698 passed, 1 failed', 1)}`, counted('40 passed, 0 failed', 0));
  expect(lines.slice(-3, -1)).toEqual(['FAILED in browser: login.spec.ts › Back: Timeout', '738 passed, 1 failed']);
});

test.each([
  ['ends without a count', 'exit 0'],
  ['ends badly before it could count', "echo 'npm ci failed'; exit 1"],
  ['ends badly though it counted no failure', counted('40 passed, 0 failed', 1)],
])('a command that %s has failed', (_, proof) => {
  const { last, status } = runCi(counted('700 passed, 0 failed', 0), proof);
  expect(last).toMatch(/^7[04]0 passed, 1 failed$/);
  expect(status).toBe(1);
});
