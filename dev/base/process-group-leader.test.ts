import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../proof/unit/temporary-folder.ts';

/** A script that prints its own process id and that of a child that ignores SIGTERM. */
const child = `
  const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log(process.pid)";
  console.log(process.pid);
  require('node:child_process').spawn(process.execPath, ['-e', deaf], { stdio: 'inherit' });
  setInterval(() => {}, 1000);`;

const started: number[] = [];
afterAll(() => {
  for (const pid of started) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
});

/** Starts a process that runs `call`. Returns the process and the two process ids that the script in `child` prints. */
async function startCommand(call: string): Promise<{ readonly command: ChildProcess; readonly pids: number[] }> {
  const script = `const child = ${JSON.stringify(child)}; ${call}; setInterval(() => {}, 1000);`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  const command = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const pids: number[] = [];
  for await (const line of createInterface(command.stdout)) {
    pids.push(Number(/\d+$/.exec(line)?.[0]));
    if (pids.length === 2) break;
  }
  started.push(command.pid ?? 0, ...pids);
  return { command, pids };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    return false;
  }
}

const services = JSON.stringify(resolve('dev/services/start-child.ts'));
const logFile = JSON.stringify(join(temporaryFolder('tied'), 'child.log'));
const service = `
  const { startChild } = await import(${services});
  const shown = { name: 'Sample', address: '', logFile: ${logFile}, ready: /^[0-9]+$/, echo: /^[0-9]+$/ };
  await startChild({ ...shown, command: process.execPath, args: ['-e', child] })`;
const tool = `
  const { runTool } = await import(${JSON.stringify(resolve('dev/base/run-tool.ts'))});
  void runTool('tsx', ['-e', child])`;

test.concurrent.each([
  ['a service', 'SIGTERM', service],
  ['a service', 'SIGKILL', service],
  ['a tool', 'SIGTERM', tool],
] as const)('%s and its descendants end when %s ends the command', async (_, signal, call) => {
  const { command, pids } = await startCommand(call);
  expect(pids.map(isRunning)).toEqual([true, true]);
  const ended = once(command, 'exit');
  command.kill(signal);
  await ended;
  await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), 20_000);
});

test('a missing program is reported by its name, with exit code 127', async () => {
  const args = [resolve('dev/base/process-group-leader.mjs'), 'no-such-program'];
  const tied = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
  const [[code], [printed]] = await Promise.all([once(tied, 'exit'), once(tied.stderr ?? tied, 'data')]);
  expect([code, `${printed}`]).toEqual([127, 'spawn no-such-program ENOENT\n']);
});
