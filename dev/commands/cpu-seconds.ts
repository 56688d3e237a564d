import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from '../base/print-table.ts';
import { CommandError } from '../base/run-tool.ts';
import { type CpuTime, measureCpu } from '../proof/runner/measure-cpu.ts';

/**
 * `npm run cpu-seconds [-- FOLDER...] [--turns N] [--script NAME]`: runs `npm test`, or another script, in each folder
 * in turn (by default in this one), and prints the CPU seconds of all processes of each run. The exit code is 1 if a
 * run failed.
 */
export async function runCpuSecondsCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { turns: { type: 'string', default: '1' }, script: { type: 'string', default: 'test' } },
  });
  const turns = Number(values.turns);
  if (!Number.isInteger(turns) || turns < 1)
    throw new CommandError(`--turns ${values.turns}: write a whole number, 1 or more.`);
  const folders = (positionals.length > 0 ? positionals : ['.']).map((folder) => resolve(folder));
  for (const folder of folders) assertInstalled(folder);
  const runs: { readonly folder: string; readonly use: CpuTime }[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    // Alternates the order, so that all folders are affected equally if the machine becomes slower.
    for (const folder of turn % 2 === 0 ? folders : [...folders].reverse()) {
      runs.push({ folder, use: await measureCpu(['npm', 'run', ...values.script.split(' ')], folder) });
    }
  }
  const cell = (seconds: number): string => seconds.toFixed(1);
  const rows = runs.map(({ folder, use }) => {
    const seconds = [use.user + use.system, use.user, use.system, use.wall].map(cell);
    return [folder, ...seconds, use.exitCode === 0 ? 'passed' : 'failed'];
  });
  printTable(`CPU seconds of npm run ${values.script}`, ['folder', 'sum', 'user', 'system', 'wall', ''], rows);
  return runs.every(({ use }) => use.exitCode === 0) ? 0 : 1;
}

/** Throws a CommandError if packages are missing, because their installation would be measured too. */
function assertInstalled(folder: string): void {
  for (const part of ['', join('examples', 'application')]) {
    if (!existsSync(join(folder, part, 'node_modules', '.package-lock.json')))
      throw new CommandError(`${join(folder, part)} has no packages: run npm test there once.`);
  }
}
