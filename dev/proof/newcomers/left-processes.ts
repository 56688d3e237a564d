import { existsSync, readdirSync, readFileSync } from 'node:fs';

export type LeftProcess = { readonly pid: number; readonly name: string };

/**
 * The processes in whose environment this stands, by Linux's /proc; none are known elsewhere, where only taken ports tell of one.
 * One that ends while it is looked at, or is another user's, is not among them.
 */
export function leftProcesses(variable: string): readonly LeftProcess[] {
  if (!existsSync('/proc/self/environ')) return [];
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid);
  return pids.flatMap((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(variable)) return [];
      const name = readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' ').trim().slice(0, 80);
      return [{ pid: Number(pid), name }];
    } catch {
      return []; // It has ended, or is not ours.
    }
  });
}
