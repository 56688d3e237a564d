import { spawnSync } from 'node:child_process';

/** A number that is the same for the same commit, so that what failed once fails again. */
export function seedOfCommit(): number {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  // A copy of the sources without git has no commit.
  return status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) : Math.floor(Math.random() * 1_000_000);
}

/** The option of Playwright and of vitest for one of `count` shares of the tests. */
export const shardOf = (seed: number, count: number): string => `--shard=${(seed % count) + 1}/${count}`;
