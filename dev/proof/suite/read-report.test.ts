import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../unit/temporary-folder.ts';
import { readPlaywrightReport, readVitestReport } from './read-report.ts';

const folder = temporaryFolder('report');
const report = (content: unknown): string => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const loaded = {
  name: resolve('core/fields.test.ts'),
  status: 'failed',
  assertionResults: [
    { status: 'passed', fullName: 'a' },
    { status: 'failed', fullName: 'b holds', failureMessages: ['\u001b[31mexpected 1\n  to be 2\u001b[39m'] },
  ],
};
const broken = { name: resolve('core/x.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] };

test('vitest: tests are counted, a file that does not load is a failure', () => {
  const file = report({ numPassedTests: 5, numFailedTests: 1, testResults: [loaded, broken] });
  expect(readVitestReport(file, 1)).toEqual({
    passed: 5,
    failed: 2,
    failures: ['core/fields.test.ts › b holds: expected 1 to be 2', 'core/x.test.ts › does not load: no such file'],
  });
});

const failed = {
  title: 'keeps the name',
  ok: false,
  tests: [{ results: [{ duration: 9, errors: [{ message: 'Timeout' }] }] }],
};
const suites = [
  {
    title: 'login.spec.ts',
    file: 'login.spec.ts',
    suites: [{ title: 'Back', file: 'login.spec.ts', specs: [failed] }],
  },
];

test('playwright: a flaky test and an error outside of tests are failures', () => {
  const file = report({ stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [{ message: 'port taken' }], suites });
  expect(readPlaywrightReport(file, 1)).toEqual({
    passed: 7,
    failed: 3,
    failures: ['login.spec.ts › Back › keeps the name: Timeout', 'outside of any test: port taken'],
  });
});

test('a bad exit code is never zero failures, a missing report never a success', () => {
  const file = report({ stats: { expected: 7, unexpected: 0, flaky: 0 }, errors: [], suites: [] });
  expect(readPlaywrightReport(file, 0)).toMatchObject({ passed: 7, failed: 0 });
  expect(readPlaywrightReport(file, 1)).toMatchObject({ passed: 7, failed: 1 });
  expect(readVitestReport(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
});
