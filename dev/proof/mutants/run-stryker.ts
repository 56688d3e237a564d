import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { CommandError } from '../../build/command-error.ts';
import { installStryker } from './install-stryker.ts';

const settings = '.cache/mutants/stryker.json';
const report = '.cache/mutants/report.json';
/** Copies of the project in which the mutants live. */
const work = '.cache/mutants/work';

/** Of a mutant in Stryker's report: https://github.com/stryker-mutator/mutation-testing-elements/tree/master/packages/report-schema */
export type ReportedMutant = {
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored';
  /** Lines and columns count from 1; the end is exclusive. */
  readonly location: Record<'start' | 'end', { readonly line: number; readonly column: number }>;
};
export type MutationReport = {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly ReportedMutant[] }>>;
};

/**
 * Has Stryker make every mutant of these files, judge each by the tests of vitest.config.ts that reach it, and report. Two at a time: each
 * holds a vitest. Throws a CommandError where it cannot.
 */
export async function runStryker(files: readonly string[]): Promise<MutationReport> {
  const command = installStryker();
  const options = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'dev/proof/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // More than the tests' own limit: what is only slow is not taken for killed.
    timeoutMS: 20_000,
    mutate: files,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    tempDirName: work,
    ignorePatterns: ['/dist', '/docs', '/examples', '/.cache'],
    // Mutants need no types; and the one that would be read is for a compiler with another interface.
    tsconfigFile: 'none.json',
    warnings: { slow: false },
    allowConsoleColors: false,
  };
  writeFileSync(settings, JSON.stringify(options, null, 2));
  rmSync(report, { force: true });
  const child = spawn(process.execPath, [command, 'run', settings], { stdio: ['ignore', 'inherit', 'inherit'] });
  const killAtExit = (): void => void child.kill();
  process.once('exit', killAtExit);
  const [status] = (await once(child, 'exit')) as [number | null];
  process.off('exit', killAtExit);
  // It leaves them there when it fails.
  rmSync(work, { recursive: true, force: true });
  if (status !== 0 || !existsSync(report))
    throw new CommandError('Stryker could not judge the mutants: see the lines above.');
  return JSON.parse(readFileSync(report, 'utf8')) as MutationReport;
}
