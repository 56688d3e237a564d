import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { getPortVariable } from '../base/ports.ts';
import { freePorts } from './free-ports.ts';

/** Returns every process of this machine with its id, its parent's id and its command line. */
function processes() {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent, ...command] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), command: command.join(' ') };
  });
}

/** Returns all descendants of a process. */
function descendants(of: number) {
  const all = processes();
  const below = (parent: number): typeof all =>
    all.filter((each) => each.parent === parent).flatMap((child) => [child, ...below(child.pid)]);
  return below(of);
}

/** Reads lines until one matches. Resolves to false if the output ends without such a line. */
async function printsLine(output: Readable, expected: RegExp): Promise<boolean> {
  for await (const line of createInterface(output)) if (expected.test(line)) return true;
  return false;
}

test('npm run session-check leaves no process behind when SIGTERM ends it', async () => {
  const ports = await freePorts(2);
  const names = (['auth', 'firestore'] as const).map(getPortVariable);
  const env = { ...process.env, ...Object.fromEntries(names.map((name, index) => [name, `${ports[index]}`])) };
  const args = ['dev/run.mjs', 'session-check', 'http://localhost:1'];
  const command = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(command, 'exit');
  const complaints = text(command.stderr);
  const waits = await printsLine(command.stdout, /^Nothing answers at /);
  if (!waits) throw new Error(`the command ended before its services ran: ${await complaints}`);
  const tree = descendants(command.pid ?? 0);
  expect(tree.map((each) => each.command).join('\n')).toContain('auth-emulator-process.mjs');
  command.kill('SIGTERM');
  await ended;
  const left = () => {
    const running = processes();
    return tree.filter(({ pid, command }) => running.some((each) => each.pid === pid && each.command === command));
  };
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
});
