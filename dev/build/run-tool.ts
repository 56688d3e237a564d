import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** An error whose message is the whole story for the developer: printed as one line, without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Full path of the first of these programs that the PATH of `env` leads to, or undefined. */
export function findOnPath(names: readonly string[], env: Readonly<NodeJS.ProcessEnv>): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  const files = names.flatMap((name) => folders.flatMap((folder) => endings.map((end) => join(folder, name + end))));
  return files.find((file) => existsSync(file));
}

const stopLimitMs = 5_000;

/** Sends a signal to a child that was started `detached`, and to all that it started. */
export function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  signalGroup(child.pid, signal);
}

/** Ends a child and what it started: asked by `signal`, made to after five seconds. */
export async function endGroup(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  killGroup(child, signal);
  const impatient = setTimeout(() => killGroup(child, 'SIGKILL'), stopLimitMs);
  await ended;
  clearTimeout(impatient);
  signalGroup(child.pid, 'SIGKILL');
}

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch (error) {
    // The group may have ended by now; anything else is a real fault.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

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
