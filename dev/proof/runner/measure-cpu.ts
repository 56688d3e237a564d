import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../base/run-tool.ts';

/** The CPU seconds and the elapsed seconds of a command. */
export type CpuTime = {
  readonly user: number;
  readonly system: number;
  readonly wall: number;
  readonly exitCode: number;
};

const remedy = 'run it as root, or in a group of your own: systemd-run --user --scope npm run cpu-seconds';

/**
 * Runs a command in a control group of its own. Returns the CPU seconds of all its processes, including those that left
 * their parent or were killed. Ends processes that the command leaves behind. Throws a CommandError if the system has
 * no control groups.
 */
export async function measureCpu(command: readonly string[], folder: string): Promise<CpuTime> {
  const group = join(findOwnGroup(read('/proc/self/mountinfo'), read('/proc/self/cgroup')), `acct-cpu-${process.pid}`);
  try {
    mkdirSync(group);
  } catch (error) {
    throw new CommandError(`No control group can be made (${(error as Error).message}): ${remedy}.`);
  }
  const started = performance.now();
  // The shell enters the control group before `exec` replaces the shell by the command.
  const enter = 'echo $$ > "$0/cgroup.procs" && exec "$@"';
  const child = spawn('sh', ['-c', enter, group, ...command], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  const wall = (performance.now() - started) / 1000;
  writeFileSync(join(group, 'cgroup.kill'), '1');
  const used = parseCpuStat(read(join(group, 'cpu.stat')));
  await removeGroup(group);
  return { ...used, wall, exitCode: code ?? 1 };
}

const read = (file: string): string => readFileSync(file, 'utf8');

/** Returns the folder of this process's control group of version 2. Throws a CommandError if there is no such group. */
export function findOwnGroup(mountinfo: string, cgroup: string): string {
  const mount = mountinfo.split('\n').find((line) => line.includes(' - cgroup2 '));
  const path = /^0::(.*)$/m.exec(cgroup)?.[1];
  const [, , , root = '/', point] = mount?.split(' ') ?? [];
  if (path === undefined || point === undefined)
    throw new CommandError('CPU seconds are measured by control groups of version 2, which only Linux has.');
  // In a container, the file system may be mounted from a group below the root of all groups.
  const below = root !== '/' && path.startsWith(root) ? path.slice(root.length) : path;
  return join(point, below);
}

/** Reads a group's `cpu.stat`. */
export function parseCpuStat(text: string): Pick<CpuTime, 'user' | 'system'> {
  const seconds = (name: string): number => {
    const found = new RegExp(`^${name}_usec (\\d+)$`, 'm').exec(text);
    if (!found) throw new Error(`cpu.stat has no ${name}_usec.`);
    return Number(found[1]) / 1e6;
  };
  return { user: seconds('user'), system: seconds('system') };
}

/** Removes a group once its killed processes have left it. */
async function removeGroup(group: string): Promise<void> {
  while (/^populated 1$/m.test(read(join(group, 'cgroup.events')))) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  rmdirSync(group);
}
