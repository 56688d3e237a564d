import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

type Env = Readonly<Record<string, string | undefined>>;

/** The environment, and below it the settings of `.env.production` in a folder, where there is such a file. */
export function readEnvFile(folder: string, env: Env = process.env): Env {
  const file = join(folder, '.env.production');
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...env } : env;
}
