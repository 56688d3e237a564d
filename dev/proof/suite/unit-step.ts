import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTool, type ToolOptions } from '../../build/run-tool.ts';
import { type Counts, readVitestReport } from './read-report.ts';

/** Runs vitest's projects (unit tests, access rules, contracts) and counts the tests; `args` and `env` go to vitest. */
export async function unitStep(args: readonly string[], env: ToolOptions['env'] = {}): Promise<Counts> {
  const report = join('.cache', `unit-${process.pid}.json`);
  const code = await runTool(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    { env },
  );
  const counts = readVitestReport(report, code);
  rmSync(report, { force: true });
  return counts;
}
