import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** An error that is printed without its stack, because its message tells the developer what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Returns the full path of the first of `names` that is a program on the PATH of `env`, or undefined. */
export function findProgramOnPath(names: readonly string[], env: Readonly<NodeJS.ProcessEnv>): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  const files = names.flatMap((name) => folders.flatMap((folder) => endings.map((end) => join(folder, name + end))));
  return files.find((file) => existsSync(file));
}

type Stream = 'ignore' | 'inherit' | 'pipe';
type TiedOptions = Pick<SpawnOptions, 'cwd' | 'env'> & {
  /** The destination of the command's standard output and standard error. */
  readonly output: Stream;
};

/**
 * Starts a command as the leader of a process group. The group ends when this process ends, even if this process is
 * killed. Ctrl-C in the terminal reaches only this process.
 */
export const spawnProcessGroup = (
  command: string,
  args: readonly string[],
  { output, ...options }: TiedOptions,
): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'process-group-leader.mjs'), command, ...args], {
    ...options,
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });

const stopLimitMs = 5_000;

/** Sends a signal to a process that `spawnProcessGroup` started, and to its descendants. */
export function sendSignalToProcessGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  signalGroup(child.pid, signal);
}

/**
 * Ends a process that `spawnProcessGroup` started, and its descendants. Sends `signal` first, and SIGKILL five seconds
 * later.
 */
export async function endProcessGroup(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  sendSignalToProcessGroup(child, signal);
  const killTimer = setTimeout(() => sendSignalToProcessGroup(child, 'SIGKILL'), stopLimitMs);
  await ended;
  clearTimeout(killTimer);
  signalGroup(child.pid, 'SIGKILL');
}

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch (error) {
    // The error code ESRCH means that the process group has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export type ToolOptions = {
  /** The environment variables that are added for the tool. */
  readonly env?: Readonly<Record<string, string>>;
  /** Aborting this signal ends the tool and its descendants. */
  readonly signal?: AbortSignal;
};

/** Runs a tool of node_modules/.bin, which prints to the output of this process. Resolves to its exit code. */
export async function runTool(
  tool: string,
  args: readonly string[],
  { env, signal }: ToolOptions = {},
): Promise<number> {
  const child = spawnProcessGroup(join('node_modules', '.bin', tool), args, {
    output: 'inherit',
    env: { ...process.env, ...env },
  });
  const end = (): void => void endProcessGroup(child, 'SIGINT');
  signal?.addEventListener('abort', end, { once: true });
  if (signal?.aborted) end();
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 1));
    });
  } finally {
    signal?.removeEventListener('abort', end);
  }
}
