import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../unit/temporary-folder.ts';

/**
 * Runs the continuous integration script. The parameters are the shell commands that a fake npm runs as tests and as
 * proof.
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
  return { lines: stdout.trimEnd().split('\n'), status };
}
const counted = (line: string, code: number): string => `echo '${line}'; exit ${code}`;

const named = "echo 'FAILED in browser: login.spec.ts › Back: Timeout'";
const good = counted('700 passed, 0 failed', 0);
test.each<[string, string, string, string[], number]>([
  ['both passed', good, counted('40 passed, 0 failed', 0), ['740 passed, 0 failed'], 0],
  [
    'the tests failed, and the proof still ran',
    "echo '698 passed, 2 failed'; echo 'npm error Test failed.' >&2; exit 1",
    counted('39 passed, 1 failed', 1),
    ['737 passed, 3 failed'],
    1,
  ],
  [
    'failures are repeated just before the last line',
    `${named}; ${counted('698 passed, 1 failed', 1)}`,
    counted('40 passed, 0 failed', 0),
    ['FAILED in browser: login.spec.ts › Back: Timeout', '738 passed, 1 failed'],
    1,
  ],
  ['a command without a count counts as failed', good, 'exit 0', ['700 passed, 1 failed'], 1],
  [
    'a command that ends before its count counts as failed',
    good,
    "echo 'npm ci failed'; exit 1",
    ['700 passed, 1 failed'],
    1,
  ],
  [
    'an exit code counts as a failure without a counted one',
    good,
    counted('40 passed, 0 failed', 1),
    ['740 passed, 1 failed'],
    1,
  ],
])('the last line of the script has the total of tests and proof: %s', (_, tests, proof, last, code) => {
  const { lines, status } = runCi(tests, proof);
  expect([lines.slice(-last.length), status]).toEqual([last, code]);
  expect(lines.slice(0, -1).join('\n'), 'their output is printed').toMatch(/\d{3} passed/);
});
