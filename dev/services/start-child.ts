import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, isAbsolute, relative } from 'node:path';
import { createInterface } from 'node:readline';
import {
  CommandError,
  endProcessGroup,
  findProgramOnPath,
  sendSignalToProcessGroup,
  spawnProcessGroup,
} from '../base/run-tool.ts';
import type { Service } from './service.ts';

export type ChildProcessOptions = Pick<Service, 'name' | 'address' | 'note'> & {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The child's working folder. The default is the folder of this process. */
  readonly cwd?: string;
  /** The file for the child's whole output. */
  readonly logFile: string;
  /** Matches the line that the child prints when it is ready. */
  readonly ready: RegExp;
  /** Matches lines that are also printed on the developer's console. */
  readonly echo?: RegExp;
  /** Rewrites a line before it is printed on the developer's console. By default lines stay unchanged. */
  readonly rewriteLine?: (line: string) => string;
};

const startLimitMs = 180_000;

/**
 * Starts a child and resolves when the child prints its ready line. Throws a CommandError if the child ends first, or
 * is not ready after three minutes.
 */
export async function startChild({
  command,
  args,
  env,
  cwd,
  logFile,
  ready,
  echo,
  rewriteLine = (line) => line,
  ...shown
}: ChildProcessOptions): Promise<Service> {
  const environment = { ...process.env, ...env };
  if (!isAbsolute(command) && findProgramOnPath([command], environment) === undefined) {
    throw new CommandError(`${shown.name} cannot start: there is no ${command} on the PATH`);
  }
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const where = `its log: ${relative(process.cwd(), logFile)}`;
  // Ctrl-C in the terminal reaches only this process, which then ends the children in order.
  const child = spawnProcessGroup(command, args, { output: 'pipe', env: environment, ...(cwd && { cwd }) });

  let stopping = false;
  let lastLine = '';
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', (code, signal) => resolve(`ended (${signal ?? `exit code ${code}`})`));
  });
  void ended.then(() => log.end());
  const died = ended.then((how) => (stopping ? new Promise<never>(() => {}) : `${shown.name} ${how}; ${where}`));

  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => {
      sendSignalToProcessGroup(child, 'SIGKILL');
      reject(new CommandError(`${shown.name} was not ready within ${startLimitMs / 1000} s; ${where}`));
    }, startLimitMs);
    const read = (line: string): void => {
      log.write(`${line}\n`);
      if (line.trim() !== '') lastLine = line.trim();
      if (echo?.test(line)) console.log(`[${shown.name}] ${rewriteLine(line.trim())}`);
      if (!ready.test(line)) return;
      clearTimeout(limit);
      resolve();
    };
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', read);
    void ended.then((how) => {
      clearTimeout(limit);
      reject(new CommandError(`${shown.name} ${how}${lastLine && ` after printing "${lastLine}"`}; ${where}`));
    });
  });

  const stop = async (): Promise<void> => {
    stopping = true;
    await endProcessGroup(child);
    await ended;
  };
  return { ...shown, died, stop };
}
