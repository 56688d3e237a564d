import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTool, type ToolOptions } from '../../build/run-tool.ts';
import { type Counts, readVitestReport } from './read-report.ts';

/** Runs vitest's projects and counts the tests; `args` and `options` go to vitest. */
export async function unitStep(args: readonly string[], options: ToolOptions = {}): Promise<Counts> {
  const report = join('.cache', `unit-${process.pid}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runTool('vitest', ['run', ...reporters, ...args], options);
  const counts = readVitestReport(report, code);
  rmSync(report, { force: true });
  return counts;
}
