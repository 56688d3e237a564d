import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readTestRun } from '../browser/test-run.ts';
import type { Project } from './projects.ts';
import type { Stage } from './start-pages.ts';

/** How the browser tests tell the long suite's table what stood on a console: a file for each page, in the run's folder. */
const fileOf = ({ id }: Pick<Project, 'id'>, stage: Stage): string =>
  join(readTestRun().folder, 'frameworks', `${id}-${stage}.json`);

export function noteLines(project: Pick<Project, 'id'>, stage: Stage, lines: readonly string[]): void {
  const file = fileOf(project, stage);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(lines));
}

/** How many; undefined where the test has not come so far. */
export function notedLines(project: Pick<Project, 'id'>, stage: Stage): number | undefined {
  const file = fileOf(project, stage);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]).length : undefined;
}
