import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a tool of node_modules/.bin, its output straight to ours; resolves with its exit code. */
export function runTool(tool: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join('node_modules', '.bin', tool), args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** A tool that is one test as a whole. */
export async function runToolAsOneTest(
  tool: string,
  args: readonly string[],
): Promise<{ passed: number; failed: number }> {
  return (await runTool(tool, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
