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

test('the report of vitest is counted, and a file that does not load is a failure', () => {
  const failed = {
    status: 'failed',
    fullName: 'b holds',
    failureMessages: ['\u001b[31mexpected 1\n  to be 2\u001b[39m'],
  };
  const loaded = { name: resolve('core/fields.test.ts'), status: 'failed', assertionResults: [failed] };
  const broken = { name: resolve('core/x.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] };
  const file = report({ numPassedTests: 5, numFailedTests: 1, testResults: [loaded, broken] });
  expect(readVitestReport(file, 1)).toEqual({
    passed: 5,
    failed: 2,
    failures: ['core/fields.test.ts › b holds: expected 1 to be 2', 'core/x.test.ts › does not load: no such file'],
  });
});

const spec = (title: string, projectName: string, status: string, ...errors: { message: string }[]) => ({
  title,
  tests: [{ projectName, status, results: [{ errors }] }],
});

test('the report of Playwright is counted by project, and a flaky test or an error outside of tests is a failure', () => {
  const specs = [spec('keeps the name', 'rare', 'unexpected', { message: 'Timeout' }), spec('shows', 'rare', 'flaky')];
  const back = { title: 'Back', specs: [spec('goes', 'quick', 'expected'), ...specs] };
  const file = report({ errors: [{ message: 'port taken' }], suites: [{ title: 'login.spec.ts', suites: [back] }] });
  expect(readPlaywrightReport(file, 1)).toEqual({
    passed: 1,
    failed: 3,
    failures: [
      'login.spec.ts › Back › keeps the name: Timeout',
      'login.spec.ts › Back › shows: ',
      'outside of any test: port taken',
    ],
    projects: { quick: { passed: 1, failed: 0 }, rare: { passed: 0, failed: 2 } },
  });
});

test('a bad exit code and a missing report each count as a failure', () => {
  const file = report({ errors: [], suites: [{ title: 'a.spec.ts', specs: [spec('goes', 'quick', 'expected')] }] });
  expect(readPlaywrightReport(file, 0)).toMatchObject({ passed: 1, failed: 0 });
  expect(readPlaywrightReport(file, 1)).toMatchObject({ passed: 1, failed: 1 });
  for (const readReport of [readPlaywrightReport, readVitestReport])
    expect(readReport(join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 });
});
