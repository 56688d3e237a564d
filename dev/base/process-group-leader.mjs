// Runs a command for spawnProcessGroup, in the process group of this process. When the parent process ends or is
// killed, the IPC channel closes, and this process ends the command and its descendants.
import { spawn } from 'node:child_process';

const graceMs = 3_000;

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });

// Ignores signals to the process group. The command also gets them, and this process has to end after the command.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

function signalAll(signal) {
  if (process.platform === 'win32') child.kill(signal);
  else process.kill(-process.pid, signal);
}

process.once('disconnect', () => {
  signalAll('SIGTERM');
  setTimeout(signalAll, graceMs, 'SIGKILL');
});
child.once('error', ({ message }) => {
  console.error(message);
  process.exit(127);
});
child.once('exit', (code, signal) => {
  // If the parent has ended, only this process can end the descendants of the command.
  if (!process.connected) signalAll('SIGKILL');
  if (signal === null) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
