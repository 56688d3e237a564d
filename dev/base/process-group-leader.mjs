// Runs a command for spawnProcessGroup, and ends it when the parent process ends. If the parent is killed, the IPC channel
// closes. This process leads the process group of the command and its descendants.
import { spawn } from 'node:child_process';

const graceMs = 3_000;

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });

// A signal to the process group also reaches the command. This process ends after the command.
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
  // When the parent has ended, no other process would end the descendants of the command.
  if (!process.connected) signalAll('SIGKILL');
  if (signal === null) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
