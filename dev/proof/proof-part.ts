import { spawnSync } from 'node:child_process';
import type { TestCounts } from './runner/read-report.ts';

/** The options of a part's run. */
export type ProofOptions = {
  /** Runs a sample. */
  readonly short: boolean;
  /** The seed of the sample. */
  readonly seed: number;
  /** Aborts at Ctrl-C, and when the part's time is over. */
  readonly signal: AbortSignal;
};

/** One row of the list in proof-parts.ts. */
export type ProofPart = {
  /** States what the part proves, in one line. */
  readonly proves: string;
  /** Requirements, prepared once a run. `whole-chromium`: no headless shell; `package`: a build with the package. */
  readonly needs: readonly ('chromium' | 'whole-chromium' | 'firefox' | 'webkit' | 'build' | 'package')[];
  /** The part's time limit in minutes; beyond it the part ends and fails. */
  readonly minutes: number;
  /** `browser`: the Playwright project of that name. A function counts its results, and throws if it cannot run. */
  readonly runner: 'browser' | ((options: ProofOptions) => Promise<TestCounts>);
  /** Skipped in a short run of everything: it takes longer than all other parts. */
  readonly isWholeOnly?: true;
};

/** Returns the same number for the same commit, so that a failure can be repeated. */
export function seedOfCommit(): number {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  // A copy of the sources without git has no commit.
  return status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) : Math.floor(Math.random() * 1_000_000);
}

/** Returns the option of Playwright and vitest for one of `count` shares of the tests. */
export const shardOf = (seed: number, count: number): string => `--shard=${(seed % count) + 1}/${count}`;
