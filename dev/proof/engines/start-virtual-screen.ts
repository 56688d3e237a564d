import { spawn } from 'node:child_process';
import { CommandError } from '../../build/command-error.ts';
import { findOnPath } from '../../build/find-on-path.ts';
import { endGroup } from '../../build/services/kill-group.ts';
import { withinLimit } from '../../build/within-limit.ts';
import { patience } from './engine.ts';

export type VirtualScreen = {
  /** As X clients take it: ":99". */
  readonly display: string;
  stop(): Promise<void>;
};

/** An X server whose screen nobody sees, under the first free number. Throws a CommandError where it is not installed or does not start. */
export async function startVirtualScreen(): Promise<VirtualScreen> {
  const command = findOnPath(['Xvfb'], process.env);
  if (!command) throw new CommandError('no Xvfb (Debian: xvfb)');
  const child = spawn(command, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said += text;
  });
  const number = new Promise<string>((resolve, reject) => {
    (child.stdio[3] as NodeJS.ReadableStream).once('data', (text: Buffer) => resolve(String(text).trim()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with exit code ${code}: ${said.trim().slice(-200)}`)));
  });
  try {
    return {
      display: `:${await withinLimit(number, patience, 'Xvfb names no display.')}`,
      stop: () => endGroup(child),
    };
  } catch (error) {
    await endGroup(child);
    throw new CommandError((error as Error).message);
  }
}
