import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTestRun } from '../browser/test-run.ts';
import type { Finding, NotRun } from './finding.ts';
import type { Ruler } from './rulers.ts';

/** What rulers said of one page, one state of the card, or one policy. */
export type Seen = {
  readonly kind: 'page' | 'card state' | 'policy';
  /** A page by its English path, a state by its scenario. */
  readonly view: string;
  readonly language: string;
  readonly answers: { readonly [Name in Ruler]?: readonly Finding[] | NotRun };
};

const folder = (): string => join(readTestRun().folder, 'rulers');

/** A folder of this run for what a ruler needs in files; `name` must be one test's own. */
export const rulerFolder = (name: string): string => join(folder(), 'work', name);

/** Forgets what was seen before. */
export const forgetSeen = (): void => rmSync(folder(), { recursive: true, force: true });

/** Keeps what one test has seen for the table. `name`: the test's own. */
export function keepSeen(name: string, seen: readonly Seen[]): void {
  mkdirSync(join(folder(), 'seen'), { recursive: true });
  writeFileSync(join(folder(), 'seen', `${name.replace(/[^\w-]/g, '_')}.json`), JSON.stringify(seen));
}

/** What all tests have seen since it was last forgotten. */
export function readSeen(): readonly Seen[] {
  const kept = join(folder(), 'seen');
  return readdirSync(kept).flatMap((file) => JSON.parse(readFileSync(join(kept, file), 'utf8')) as Seen[]);
}
