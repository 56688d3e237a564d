// Runs a command that ends with the process that started this one (spawnTied), even if that is killed: then the
// channel to it closes. This process leads the group of the command and of all that the command starts.
import { spawn } from 'node:child_process';

const graceMs = 3_000;

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });

// A signal to the group reaches the command by itself; its end ends this process.
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
  // What the command has left behind would outlive everybody.
  if (!process.connected) signalAll('SIGKILL');
  if (signal === null) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
