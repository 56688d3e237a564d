/** A test in Playwright's JSON report. */
export type BrowserTest = {
  /** Path from the root of the project. */
  readonly file: string;
  /** Of the groups around it, and its own. */
  readonly titles: readonly string[];
  readonly ok: boolean;
  /** Of one worker. */
  readonly seconds: number;
};

type Suite = { title: string; file: string; suites?: Suite[]; specs?: Spec[] };
type Spec = { title: string; ok: boolean; tests: { results: { duration: number }[] }[] };

/** Every test of a report, in its order; a list of tests that have not run is one as well. */
export function readBrowserTests(report: { readonly suites: readonly Suite[] }): readonly BrowserTest[] {
  // The outermost suites are the files.
  return report.suites.flatMap((file) => testsIn(file, file.file, []));
}

function testsIn({ suites = [], specs = [] }: Suite, file: string, titles: readonly string[]): BrowserTest[] {
  const own = specs.map(({ title, ok, tests }) => ({
    file,
    titles: [...titles, title],
    ok,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  }));
  return [...own, ...suites.flatMap((suite) => testsIn(suite, file, [...titles, suite.title]))];
}
