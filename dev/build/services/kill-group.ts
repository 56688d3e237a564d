import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const stopLimitMs = 5_000;

/** Sends a signal to a child that was started `detached`, and to all that it started. */
export function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // The group may have ended between the check and the call; anything else is a real fault.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Ends such a child: asked first, by `signal`, made to after five seconds. */
export async function endGroup(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  killGroup(child, signal);
  const impatient = setTimeout(() => killGroup(child, 'SIGKILL'), stopLimitMs);
  await ended;
  clearTimeout(impatient);
}
