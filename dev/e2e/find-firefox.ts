import { existsSync } from 'node:fs';
import { findOnPath } from '../set-up/find-on-path.ts';

/** Path of a Firefox: `$FIREFOX_PATH` or one on the PATH; undefined where there is none. */
export function findFirefox(env: Readonly<NodeJS.ProcessEnv> = process.env): string | undefined {
  const named = env.FIREFOX_PATH;
  return named && existsSync(named) ? named : findOnPath(['firefox-esr', 'firefox'], env);
}
