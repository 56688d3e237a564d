import { type SpawnOptions, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CommandError } from '../../base/run-tool.ts';
import type { GuideCommand } from './go-live-steps.ts';
import type { StepFinding } from './guide.ts';
import type { GuideServices } from './run-guide.ts';

type Program = readonly [program: string, args: readonly string[]];

/**
 * Returns the program that runs a command, with its arguments. `npm run` and `npx firebase` are run by the same Node as
 * this process, so that they need no shell.
 */
export function findProgramForCommand([first = '', second = '', ...rest]: readonly string[]): Program {
  if (first === 'npm' && second === 'run') {
    const [script = '', ...args] = rest.filter((word) => word !== '--');
    return [process.execPath, [join('dev', 'run.mjs'), script, ...args]];
  }
  if (first !== 'npx') return [first, [second, ...rest].filter((word) => word !== '')];
  const tools = dirname(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
  return [process.execPath, [join(tools, 'lib', 'bin', 'firebase.js'), ...rest]];
}

/** The exit code for a program that was ended by a signal. Shells report the same code after Ctrl-C. */
const interruptedCode = 130;

type Ended = { readonly code: number; readonly output: string; readonly errors: string };

/** Runs a program until it ends. Resolves to its exit code and the output of its piped streams. */
function runToEnd([program, args]: Program, options: SpawnOptions): Promise<Ended> {
  return new Promise((resolve) => {
    // On Windows gcloud is a script, so it must be started by a shell. Its arguments need no quotes.
    const shell = process.platform === 'win32' && program === 'gcloud';
    const child = spawn(program, args, { ...options, shell });
    const texts = { output: '', errors: '' };
    child.stdout?.on('data', (chunk) => {
      texts.output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      texts.errors += chunk;
    });
    child.once('error', ({ message }) => resolve({ code: 127, output: message, errors: message }));
    child.once('close', (code) => resolve({ code: code ?? interruptedCode, ...texts }));
  });
}

/** Returns a function that runs the guide's commands in a folder, with the terminal's input. */
export const createCommandRunner =
  (cwd = '.'): GuideServices['run'] =>
  ({ run, env, fills }: GuideCommand) =>
    runToEnd(findProgramForCommand(run), {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['inherit', fills === undefined ? 'inherit' : 'pipe', 'inherit'],
    });

/**
 * Returns a function that runs the doctor in a new process. This process has already loaded the files, and would not
 * see the changes of the guide. `doctor` contains the arguments with which Node starts the doctor.
 */
export const createDoctorRunner =
  (cwd = '.', doctor: readonly string[] = [join('dev', 'run.mjs'), 'doctor']): GuideServices['check'] =>
  async (step) => {
    const args = [...doctor, '--json', ...(step === null ? [] : ['--step', step])];
    const { code, output, errors } = await runToEnd([process.execPath, args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (code === interruptedCode) throw new CommandError('\nStopped. Nothing is lost: npm run go-live continues here.');
    if (!output.trimStart().startsWith('{'))
      throw new CommandError(errors.trim() || output.trim() || 'The doctor printed nothing.');
    return (JSON.parse(output) as { readonly findings: readonly StepFinding[] }).findings;
  };
