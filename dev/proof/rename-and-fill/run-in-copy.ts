import { spawn } from 'node:child_process';

export type Ended = { readonly code: number | null; readonly output: string };

/** What the tests around this process have set, and the settings of the developer's shell, are not the copy's. */
const inherited = /^(VITE|NODE_ENV$|TEST$|ACCT_DIST$|ACCT_TEST_RUN$)/;

/** Runs Node with `args` in a copy of the sources, as from a fresh shell; resolves with its exit code and all it printed. */
export function runInCopy(folder: string, args: readonly string[], { echo = false } = {}): Promise<Ended> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const take = (chunk: string): void => {
    output += chunk;
    if (echo) process.stdout.write(chunk);
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve({ code, output }));
  });
}
