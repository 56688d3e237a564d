import type { Counts } from './suite/read-report.ts';

/** How a part of the long suite is to run. */
export type ProofOptions = {
  /** A sample instead of the whole: all parts together then take at most ten minutes. */
  readonly short: boolean;
  /** What a sample is drawn with; the same number draws the same. */
  readonly seed: number;
  /** Whether a part with a table in docs/reliability.md writes it there. */
  readonly write: boolean;
};

/** One row of the long suite's table (proof-parts.ts). */
export type ProofPart = {
  /** What it proves, in one line. */
  readonly proves: string;
  /**
   * What has to be there first; each is seen to once for all parts of a run. `whole-chromium`: where the headless shell does not do;
   * `package`: a build with the card's package.
   */
  readonly needs: readonly ('chromium' | 'whole-chromium' | 'firefox' | 'webkit' | 'build' | 'package')[];
  /** Prints its table and counts what it has proved. Throws when it cannot run at all, which counts as one failure. */
  readonly run: (options: ProofOptions) => Promise<Counts>;
};
