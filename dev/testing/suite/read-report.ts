import { existsSync, readFileSync } from 'node:fs';

/** Numbers of tests. */
export type Counts = { readonly passed: number; readonly failed: number };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/** Counts vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function readVitestReport(file: string, exitCode: number): Counts {
  return read<VitestReport>(file, exitCode, ({ numPassedTests, numFailedTests, testResults }) => {
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numFailedTests + broken.length };
  });
}

/** Counts Playwright's JSON report; an error outside of any test counts as one failure. */
export function readPlaywrightReport(file: string, exitCode: number): Counts {
  return read<PlaywrightReport>(file, exitCode, ({ stats, errors }) => {
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
  });
}

/** A tool that ends badly has at least one failure, whatever its report says. */
function read<Report>(file: string, exitCode: number, count: (report: Report) => Counts): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  return { passed, failed: exitCode === 0 ? failed : Math.max(1, failed) };
}
