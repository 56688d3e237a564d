import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const stopLimitMs = 5_000;

/** Sends a signal to a child that was started `detached`, and to all that it started. */
export function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  signalGroup(child.pid, signal);
}

/**
 * Ends such a child: asked first, by `signal`, made to after five seconds. What it started and left behind, as npm does
 * with a server that ends later, ends with it.
 */
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
