import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CommandError } from '../command-error.ts';
import { findOnPath } from '../find-on-path.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The program, and Debian's package of it. */
export const headlessShell = 'chromium-headless-shell';
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Path of a Chrome or Chromium: `$CHROME_PATH`, one on the PATH, or the one Playwright downloaded; undefined where
 * there is none. Throws a CommandError when `$CHROME_PATH` names no file.
 */
export function findBrowser(env: Readonly<NodeJS.ProcessEnv> = process.env): string | undefined {
  const named = env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new CommandError(`CHROME_PATH=${named} does not exist: correct it or unset it.`);
  }
  return findOnPath(names, env) ?? [macApplication, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * Path of the browser that the tests drive: `$CHROME_PATH`, Chromium's headless shell on the PATH, which shows the same
 * with a fifth less work, else what `findBrowser` finds.
 */
export function findTestBrowser(env: Readonly<NodeJS.ProcessEnv> = process.env): string | undefined {
  return (env.CHROME_PATH ? undefined : findOnPath([headlessShell], env)) ?? findBrowser(env);
}

/** Path of a Firefox: `$FIREFOX_PATH` or one on the PATH; undefined where there is none. */
export function findFirefox(env: Readonly<NodeJS.ProcessEnv> = process.env): string | undefined {
  const named = env.FIREFOX_PATH;
  return named && existsSync(named) ? named : findOnPath(['firefox-esr', 'firefox'], env);
}
