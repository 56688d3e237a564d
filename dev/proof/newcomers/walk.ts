import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { leftProcesses } from './left-processes.ts';
import { markName, type Shell } from './newcomers-shell.ts';

export type Walk = {
  /** All that it has printed so far, without colours. */
  readonly printed: () => string;
  /** Resolves once something like this is printed; rejects where the command ends before, or nothing of it comes within `seconds`. */
  readonly prints: (pattern: RegExp, seconds: number) => Promise<void>;
  /**
   * Resolves with the exit code, 130 after Ctrl-C, once it has ended by itself; rejects after `seconds`, or where a process of it is there still after
   * `patience`, in seconds as well.
   */
  readonly ends: (seconds: number, patience?: number) => Promise<number>;
  /** Ctrl-C, as a terminal sends it to all in the foreground; resolves and rejects as `ends` does. */
  readonly interrupt: () => Promise<number>;
  /** Ends whatever there still is of it. */
  readonly clear: () => void;
};

/** Seconds that a command has for its end after Ctrl-C, and that what it has begun has for its own. */
const aWhile = 30;

/** What a shell says of a command that Ctrl-C has ended. */
export const interrupted = 130;

/** Types a command in a folder, as somebody with this shell. */
export function walk(folder: string, command: string, shell: Shell): Walk {
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, args, { cwd: folder, env: shell, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += stripVTControlCharacters(chunk);
    });
  }
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject).once('exit', (its, signal) => resolve(signal === 'SIGINT' ? interrupted : (its ?? 1)));
  });
  let code: number | undefined;
  ended.then(
    (its) => {
      code = its;
    },
    (error: Error) => {
      output += error.message;
      code = 1;
    },
  );

  const left = () => leftProcesses(`${markName}=${shell[markName]}`);
  const fail = (what: string): never => {
    throw new Error(`${command} ${what}; its last lines:\n${output.trimEnd().split('\n').slice(-15).join('\n')}`);
  };
  const until = async (isDone: () => boolean, seconds: number, what: () => string): Promise<void> => {
    const limit = Date.now() + seconds * 1000;
    while (!isDone()) {
      if (Date.now() > limit) fail(what());
      await pause(100);
    }
  };
  const ends = async (seconds: number, patience = aWhile): Promise<number> => {
    await until(
      () => code !== undefined,
      seconds,
      () => `has not ended within ${seconds} s`,
    );
    await until(
      () => left().length === 0,
      patience,
      () =>
        `has left ${left()
          .map(({ name }) => name)
          .join(', ')}`,
    );
    return code ?? 1;
  };
  return {
    printed: () => output,
    async prints(pattern, seconds) {
      const isDone = (): boolean => pattern.test(output) || code !== undefined;
      await until(isDone, seconds, () => `has not printed ${pattern} within ${seconds} s`);
      if (!pattern.test(output)) fail(`ended (exit code ${code}) without printing ${pattern}`);
    },
    ends,
    interrupt() {
      if (child.pid !== undefined && code === undefined) process.kill(-child.pid, 'SIGINT');
      return ends(aWhile);
    },
    clear() {
      for (const { pid } of left()) process.kill(pid, 'SIGKILL');
    },
  };
}
