import { runTool } from '../../build/run-tool.ts';
import type { Counts } from './read-report.ts';

/** A tool that is one test as a whole. */
export async function runToolAsOneTest(tool: string, args: readonly string[]): Promise<Counts> {
  return (await runTool(tool, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
