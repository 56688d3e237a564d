import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The numbers of passed and failed tests. */
export type TestCounts = {
  readonly passed: number;
  readonly failed: number;
  /**
   * A line for each failed test, with its file, its titles and the first lines of its error. Absent if the tool does
   * not name failed tests.
   */
  readonly failures?: readonly string[];
};
/** The numbers of passed and failed tests, in total and for each Playwright project. */
export type BrowserCounts = TestCounts & { readonly projects: Readonly<Record<string, TestCounts>> };

type VitestTest = { status: string; fullName: string; failureMessages?: string[] };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; message?: string; assertionResults: VitestTest[] }[];
};
/** A file or a group of tests. */
type PlaywrightSuite = { title: string; suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] };
type PlaywrightTest = {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { errors?: { message?: string }[] }[];
};
type PlaywrightSpec = { title: string; tests: PlaywrightTest[] };
type PlaywrightReport = { errors: { message?: string }[]; suites: PlaywrightSuite[] };

/** Counts the tests of vitest's JSON report. A file that does not load counts as one failure. */
export function readVitestReport(file: string, exitCode: number): TestCounts {
  const report = read<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const isBroken = ({ status, assertionResults }: VitestReport['testResults'][number]): boolean =>
    status === 'failed' && assertionResults.length === 0;
  const failures = report.testResults.flatMap((tested) => {
    if (isBroken(tested)) return [failure([relative('', tested.name), 'does not load'], tested.message)];
    const failed = tested.assertionResults.filter(({ status }) => status === 'failed');
    return failed.map((test) => failure([relative('', tested.name), test.fullName], test.failureMessages?.[0]));
  });
  const failed = report.numFailedTests + report.testResults.filter(isBroken).length;
  return { passed: report.numPassedTests, failed: atLeastOne(failed, exitCode), failures };
}

/** A test that ran: its file as an absolute path, its groups and its own title. */
export type TestResult = { readonly file: string; readonly title: string; readonly isPassed: boolean };

/** Returns every test of vitest's JSON report that ran. Throws if there is no report. */
export function readVitestTests(file: string): readonly TestResult[] {
  const report = read<VitestReport>(file);
  if (!report) throw new Error('vitest has written no report.');
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ file: name, title: fullName, isPassed: status === 'passed' })),
  );
}

/** Counts the tests of Playwright's JSON report. A flaky test and an error outside any test count as failures. */
export function readPlaywrightReport(file: string, exitCode: number): BrowserCounts {
  const report = read<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1, projects: {} };
  const projects: Record<string, { passed: number; failed: number }> = {};
  const failures: string[] = [];
  for (const { titles, projectName, status, results } of report.suites.flatMap((suite) => testsIn(suite, []))) {
    projects[projectName] ??= { passed: 0, failed: 0 };
    if (status === 'expected') projects[projectName].passed += 1;
    else if (status !== 'skipped') {
      projects[projectName].failed += 1;
      failures.push(failure(titles, results.flatMap(({ errors = [] }) => errors)[0]?.message));
    }
  }
  failures.push(...report.errors.map(({ message }) => failure(['outside of any test'], message)));
  const passed = Object.values(projects).reduce((sum, counts) => sum + counts.passed, 0);
  return { passed, failed: atLeastOne(failures.length, exitCode), failures, projects };
}

/** Returns every test of a file's suite, with its file, groups and own title. */
function testsIn({ title, suites = [], specs = [] }: PlaywrightSuite, around: readonly string[]) {
  const titles = [...around, title];
  const own = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, titles: [...titles, spec.title] })));
  return [...own, ...suites.flatMap((suite): typeof own => testsIn(suite, titles))];
}

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

/** A tool that exits with an error counts as a failure, even if its report has no failure. */
const atLeastOne = (failed: number, exitCode: number): number => (exitCode === 0 ? failed : Math.max(1, failed));

/** Joins the text to one line, since some continuous integration pages show only the last lines. */
function failure(titles: readonly string[], error = ''): string {
  const reported = stripVTControlCharacters(error).replace(/\s+/g, ' ').trim().slice(0, 400);
  return `${titles.join(' › ')}: ${reported}`;
}
