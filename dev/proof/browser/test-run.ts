import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServicePorts } from '../../base/ports.ts';
import { CommandError } from '../../base/run-tool.ts';

/** A build for the browser tests, and the ports that the built files contain. */
export type TestRun = {
  /** The run's folder, which contains `widget/`, `site/`, the logs and the results. */
  readonly folder: string;
  /** `httpsApp`: the http port of the application, to which its https address forwards every request. */
  readonly ports: ServicePorts & { readonly partner: number; readonly https: number; readonly httpsApp: number };
};

/** The folder, inside the folder of a run, for the build with App Check. */
export const appCheckBuildFolderName = 'app-check';

/** The folder of all runs; `last.json` names the latest build. */
export const testRunsFolder = join('.cache', 'e2e');
const lastRun = join(testRunsFolder, 'last.json');

/** Reads the run in ACCT_TEST_RUN, else the latest. Throws a CommandError if there is none. */
export function readTestRun(): TestRun {
  const file = process.env.ACCT_TEST_RUN || lastRun;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestRun;
  } catch (error) {
    throw new CommandError(`No built test run in ${file}: run "npm run browser" once without --no-build (${error}).`);
  }
}

/** Stores a built run for this process's children and for later `--no-build` runs. */
export function storeTestRun(run: TestRun): void {
  const file = join(run.folder, 'run.json');
  mkdirSync(run.folder, { recursive: true });
  for (const path of [file, lastRun]) writeFileSync(path, JSON.stringify(run, null, 2));
  process.env.ACCT_TEST_RUN = file;
}
