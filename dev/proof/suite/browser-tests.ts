/** A test in Playwright's JSON report. */
export type BrowserTest = {
  /** Path from the root of the project. */
  readonly file: string;
  /** Of the groups around it, and its own. */
  readonly titles: readonly string[];
  /** Without their "@". */
  readonly tags: readonly string[];
  readonly ok: boolean;
  /** Of one worker. */
  readonly seconds: number;
  /** The first one's message. */
  readonly error: string | undefined;
  /** What the test measured, by name: its annotations. */
  readonly measured: Readonly<Record<string, string>>;
};

/** A file or a group of tests in Playwright's JSON report. */
export type PlaywrightSuite = { title: string; file: string; suites?: PlaywrightSuite[]; specs?: Spec[] };
type Spec = {
  title: string;
  ok: boolean;
  tags: string[];
  tests: {
    results: { duration: number; errors?: { message?: string }[] }[];
    annotations?: { type: string; description?: string }[];
  }[];
};

/** Every test of a report, in its order; a list of tests that have not run is one as well. */
export function readBrowserTests(report: { readonly suites: readonly PlaywrightSuite[] }): readonly BrowserTest[] {
  // The outermost suites are the files.
  return report.suites.flatMap((file) => testsIn(file, file.file, []));
}

function testsIn({ suites = [], specs = [] }: PlaywrightSuite, file: string, titles: readonly string[]): BrowserTest[] {
  const own = specs.map(({ title, ok, tags, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const seconds = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
    const error = results.flatMap(({ errors = [] }) => errors)[0]?.message;
    const annotations = tests.flatMap((test) => test.annotations ?? []);
    const measured = Object.fromEntries(annotations.map(({ type, description = '' }) => [type, description]));
    return { file, titles: [...titles, title], tags, ok, seconds, error, measured };
  });
  return [...own, ...suites.flatMap((suite) => testsIn(suite, file, [...titles, suite.title]))];
}
