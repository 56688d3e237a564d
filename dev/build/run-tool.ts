import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type ToolOptions = {
  /** On top of our own environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether to keep what it prints to itself, errors aside. */
  readonly silent?: boolean;
};

/** Runs a tool of node_modules/.bin, its output straight to ours; resolves with its exit code. */
export function runTool(
  tool: string,
  args: readonly string[],
  { env = {}, silent = false }: ToolOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join('node_modules', '.bin', tool), args, {
      stdio: ['ignore', silent ? 'ignore' : 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
