import { spawn } from 'node:child_process';

export type Ran = { readonly ok: boolean; readonly output: string; readonly seconds: number };

/** Other people's tools: no colours to read past, and nothing sent to their makers. */
export const quietTools = {
  NO_COLOR: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
} as const;

/** Runs a command in a folder and keeps to itself what it prints; what the tests around it have set of Node is not its own. */
export async function runCaptured(cwd: string, command: string, args: readonly string[]): Promise<Ran> {
  const started = performance.now();
  const { NODE_ENV: _, FORCE_COLOR: __, ...env } = process.env;
  const child = spawn(command, args, {
    cwd,
    env: { ...env, ...quietTools },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  const take = (chunk: string): void => {
    output += chunk;
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  return { ok: code === 0, output, seconds: (performance.now() - started) / 1000 };
}
