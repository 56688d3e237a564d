import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type PlaywrightSuite, readBrowserTests } from './browser-tests.ts';

/** Numbers of tests. */
export type Counts = {
  readonly passed: number;
  readonly failed: number;
  /** A line for each test that failed, where its tool names them: file, titles, the first lines of the error. */
  readonly failures?: readonly string[];
};
type VitestTest = { status: string; fullName: string; failureMessages?: string[] };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; message?: string; assertionResults: VitestTest[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};

/** Counts vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function readVitestReport(file: string, exitCode: number): Counts {
  return read<VitestReport>(file, exitCode, ({ numPassedTests, numFailedTests, testResults }) => {
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    const failures = testResults.flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.map(({ fullName, failureMessages = [] }) => failure(name, [fullName], failureMessages[0]));
    });
    failures.push(...broken.map(({ name, message }) => failure(name, ['does not load'], message)));
    return { passed: numPassedTests, failed: numFailedTests + broken.length, failures };
  });
}

/** Counts Playwright's JSON report; an error outside of any test counts as one failure. */
export function readPlaywrightReport(file: string, exitCode: number): Counts {
  return read<PlaywrightReport>(file, exitCode, ({ stats, errors, suites }) => {
    const failed = readBrowserTests({ suites }).filter(({ ok }) => !ok);
    const failures = failed.map(({ file, titles, error }) => failure(file, titles, error));
    failures.push(...errors.map(({ message }) => failure('outside of any test', [], message)));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, failures };
  });
}

/** A tool that ends badly has at least one failure, whatever its report says. */
function read<Report>(file: string, exitCode: number, count: (report: Report) => Counts): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { failed, ...counts } = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  return { ...counts, failed: exitCode === 0 ? failed : Math.max(1, failed) };
}

/** One line: the last ones are all that some continuous integrations show. */
function failure(file: string, titles: readonly string[], error = ''): string {
  const told = stripVTControlCharacters(error).replace(/\s+/g, ' ').trim().slice(0, 400);
  return `${[relative('', file), ...titles].join(' › ')}: ${told}`;
}
