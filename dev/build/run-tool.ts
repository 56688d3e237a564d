import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endGroup, killGroup } from './services/kill-group.ts';

export type ToolOptions = {
  /** On top of our own environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Once it is aborted the tool is ended, with all that it has started. */
  readonly signal?: AbortSignal;
};

/** Runs a tool of node_modules/.bin, its output straight to ours; resolves with its exit code. */
export async function runTool(
  tool: string,
  args: readonly string[],
  { env, signal }: ToolOptions = {},
): Promise<number> {
  const child = spawn(join('node_modules', '.bin', tool), args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
    // What can be ended has a group of its own, which Ctrl-C in the terminal does not reach.
    detached: signal !== undefined,
  });
  const end = (): void => void endGroup(child, 'SIGINT');
  const killAtExit = (): void => killGroup(child, 'SIGKILL');
  signal?.addEventListener('abort', end, { once: true });
  if (signal) process.once('exit', killAtExit);
  if (signal?.aborted) end();
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 1));
    });
  } finally {
    signal?.removeEventListener('abort', end);
    process.off('exit', killAtExit);
  }
}
