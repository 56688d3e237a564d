import { spawnSync } from 'node:child_process';
import type { TestCounts } from './runner/read-report.ts';

/** The options of a part's run. */
export type ProofOptions = {
  /** True to run only a sample. */
  readonly short: boolean;
  /** The seed of the sample. */
  readonly seed: number;
  /** A signal that aborts at Ctrl-C and when the part's time is over. */
  readonly signal: AbortSignal;
};

/** A row of the list in proof-parts.ts. */
export type ProofPart = {
  /** States what the part proves, in one line. */
  readonly proves: string;
  /**
   * Names the preparations that the part needs. `whole-chromium` is a full browser, and `package` a build that includes
   * the package.
   */
  readonly needs: readonly ('chromium' | 'whole-chromium' | 'firefox' | 'webkit' | 'build' | 'package')[];
  /** The part's time limit in minutes. A part that takes longer ends and fails. */
  readonly minutes: number;
  /**
   * Runs the part: either Playwright's tests for this part, or a function. The function returns the counts of the
   * part's results, and throws if the part cannot run.
   */
  readonly runner: 'browser' | ((options: ProofOptions) => Promise<TestCounts>);
  /** True if a short run of all parts skips this part, because the part takes longer than any other. */
  readonly isWholeOnly?: true;
};

/** Returns a number that is the same for the same commit, so that a failure can be repeated. */
export function readCommitSeed(): number {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  // Uses a random number in a copy of the sources without git, which has no commit.
  return status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) : Math.floor(Math.random() * 1_000_000);
}

/** Returns the option with which Playwright and vitest run only one of `count` shares of the tests. */
export const shardOption = (seed: number, count: number): string => `--shard=${(seed % count) + 1}/${count}`;
