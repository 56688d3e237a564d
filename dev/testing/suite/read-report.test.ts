import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './read-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'acct-report-'));
const report = (content: unknown): string => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const loaded = { status: 'passed', assertionResults: [{}] };
const broken = { status: 'failed', assertionResults: [] };

test('vitest: tests are counted, a file that does not load is a failure', () => {
  const file = report({ numPassedTests: 5, numFailedTests: 1, testResults: [loaded, broken] });
  expect(readVitestReport(file, 1)).toEqual({ passed: 5, failed: 2 });
});

test('playwright: a flaky test and an error outside of tests are failures', () => {
  const file = report({ stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [{}] });
  expect(readPlaywrightReport(file, 1)).toEqual({ passed: 7, failed: 3 });
});

test('a bad exit code is never zero failures, a missing report never a success', () => {
  const file = report({ stats: { expected: 7, unexpected: 0, flaky: 0 }, errors: [] });
  expect(readPlaywrightReport(file, 0)).toEqual({ passed: 7, failed: 0 });
  expect(readPlaywrightReport(file, 1)).toEqual({ passed: 7, failed: 1 });
  expect(readVitestReport(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
});
