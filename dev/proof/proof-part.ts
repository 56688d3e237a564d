import { spawnSync } from 'node:child_process';
import type { Counts } from './suite/read-report.ts';

/** How a part of the proof is to run. */
export type ProofOptions = {
  /** A sample instead of the whole. */
  readonly short: boolean;
  /** What a sample is drawn with; the same number draws the same. */
  readonly seed: number;
  /** Aborted at Ctrl-C, and once the part's time is over. */
  readonly signal: AbortSignal;
};

/** One row of the list in proof-parts.ts. */
export type ProofPart = {
  /** What it proves, in one line. */
  readonly proves: string;
  /** What a part needs, made once a run. `whole-chromium`: no headless shell; `package`: a build with the package. */
  readonly needs: readonly ('chromium' | 'whole-chromium' | 'firefox' | 'webkit' | 'build' | 'package')[];
  /** How long it may take as a whole; what takes longer is ended, and has failed. */
  readonly minutes: number;
  /** `browser`: the Playwright project of that name. Else counts what it proved, and throws if it cannot run. */
  readonly runner: 'browser' | ((options: ProofOptions) => Promise<Counts>);
  /** Whether a short run of everything leaves it out: what has to be installed first takes longer than all the rest. */
  readonly isWholeOnly?: true;
};

/** A number that is the same for the same commit, so that what failed once fails again. */
export function seedOfCommit(): number {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  // A copy of the sources without git has no commit.
  return status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) : Math.floor(Math.random() * 1_000_000);
}

/** The option of Playwright and of vitest for one of `count` shares of the tests. */
export const shardOf = (seed: number, count: number): string => `--shard=${(seed % count) + 1}/${count}`;
