import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports } from '../../build/ports.ts';
import { CommandError } from '../../build/run-tool.ts';

/** One build for the browser tests: its ports are baked into the files, so both are remembered together. */
export type TestRun = {
  /** Holds `widget/`, `site/`, the logs and the results. */
  readonly folder: string;
  /** `httpsApp`: where the application answers that stands behind the https front. */
  readonly ports: Ports & { readonly partner: number; readonly https: number; readonly httpsApp: number };
};

/** Folder of a run that holds the build with App Check, where its proof has made one. */
export const checkedBuild = 'app-check';

/** Where the runs live; `last.json` remembers the latest that was built. */
export const runsFolder = join('.cache', 'e2e');
const lastRun = join(runsFolder, 'last.json');

/** Reads the run that ACCT_TEST_RUN names, else the latest; a CommandError when there is none. */
export function readTestRun(): TestRun {
  const file = process.env.ACCT_TEST_RUN || lastRun;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestRun;
  } catch (error) {
    throw new CommandError(`No built test run in ${file}: run "npm run browser" once without --no-build (${error}).`);
  }
}

/** Remembers a run that has been built, for this process's children and for later `--no-build` runs. */
export function rememberTestRun(run: TestRun): void {
  const file = join(run.folder, 'run.json');
  mkdirSync(run.folder, { recursive: true });
  for (const path of [file, lastRun]) writeFileSync(path, JSON.stringify(run, null, 2));
  process.env.ACCT_TEST_RUN = file;
}
