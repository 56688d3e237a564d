import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CommandError, findProgramOnPath } from '../../base/run-tool.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium's name as a program and as a Debian package. */
const headlessShell = 'chromium-headless-shell';
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Looks for Chrome in `$CHROME_PATH`, then on the PATH, then in Playwright. Returns its path or undefined. Throws if
 * `$CHROME_PATH` names no file.
 */
export function findBrowser(env: Readonly<NodeJS.ProcessEnv> = process.env): string | undefined {
  const named = env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new CommandError(`CHROME_PATH=${named} does not exist: correct it or unset it.`);
  }
  return findProgramOnPath(names, env) ?? [macApplication, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * Returns the path of the browser for tests: `$CHROME_PATH` if it is set, else the headless shell, else the result of
 * `findBrowser`. The headless shell needs a fifth less processor time.
 */
export function findTestBrowser(env: Readonly<NodeJS.ProcessEnv> = process.env): string | undefined {
  return (env.CHROME_PATH ? undefined : findProgramOnPath([headlessShell], env)) ?? findBrowser(env);
}

/** Returns the path of a Firefox: `$FIREFOX_PATH` or one on the PATH, or undefined. */
export function findFirefox(env: Readonly<NodeJS.ProcessEnv> = process.env): string | undefined {
  const named = env.FIREFOX_PATH;
  return named && existsSync(named) ? named : findProgramOnPath(['firefox-esr', 'firefox'], env);
}

/**
 * Finds Chrome, or installs Debian's or Playwright's. Prints which browser is used and returns its path. Throws if
 * there is none.
 */
export function prepareBrowser(): string {
  const path = findBrowser() ?? installBrowser();
  console.log(`Browser: ${path}`);
  return path;
}

/** Finds or installs the browser for tests. If Debian's headless shell is available, uses that. */
export function prepareTestBrowser(): string {
  const path = findTestBrowser();
  if (!process.env.CHROME_PATH && !path?.endsWith(headlessShell) && mayUseApt()) {
    console.log(`Browser: installing Debian's ${headlessShell} ...`);
    if (!installPackages([headlessShell])) console.warn(`Browser: ${headlessShell} could not be installed.`);
  }
  const found = findTestBrowser() ?? installBrowser();
  console.log(`Browser: ${found}`);
  return found;
}

function installBrowser(): string {
  if (mayUseApt()) {
    console.log("Browser: none found, installing Debian's chromium ...");
    const path = installPackages(['chromium']) ? findBrowser() : undefined;
    if (path) return path;
  }
  console.log('Browser: none found, downloading Chromium with Playwright ...');
  const path = downloadChromium() ? findBrowser() : undefined;
  if (path) return path;
  throw new CommandError(
    'No Chrome or Chromium found and none could be installed: install one, or set CHROME_PATH to it.',
  );
}

/**
 * Downloads Chromium. Playwright reports a failure several times with traces, so only the first line of the output is
 * printed.
 */
function downloadChromium(): boolean {
  const { status, stderr } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status === 0) return true;
  const why = stderr?.split('\n').find((line) => /error/i.test(line));
  if (why) console.warn(`Browser: ${why.trim()}`);
  return false;
}

/**
 * Installs a font for Hindi if there is none. A failure is only reported, because the tests also run without such a
 * font.
 */
export function prepareHindiFont(): void {
  const { stdout, error } = spawnSync('fc-list', [':lang=hi'], { encoding: 'utf8' });
  if (!error && stdout.trim() !== '') return;
  if (!mayUseApt()) {
    if (process.platform === 'linux')
      console.warn('Font: no Devanagari font found, Hindi pages are drawn as boxes. Install Noto Sans.');
    return;
  }
  console.log('Font: no Devanagari font found, installing fonts-noto-core ...');
  if (!installPackages(['fonts-noto-core'])) console.warn('Font: fonts-noto-core could not be installed.');
}

/** Installs Firefox if there is none. If that fails, the part `engines` of the proof reports it. */
export function prepareFirefox(): void {
  if (findFirefox() || !mayUseApt()) return;
  console.log("Firefox: none found, installing Debian's firefox-esr ...");
  if (!installPackages(['firefox-esr'])) console.warn('Firefox: firefox-esr could not be installed.');
}

/**
 * Installs WebKit's driver and a virtual screen if they are missing. If that fails, the part `engines` of the proof
 * reports it.
 */
export function prepareWebKit(): void {
  const programs = ['WebKitWebDriver', 'xvfb-run', 'xauth'];
  if (programs.every((program) => findProgramOnPath([program], process.env)) || !mayUseApt()) return;
  console.log("WebKit: none found, installing Debian's webkit2gtk-driver, xvfb and xauth ...");
  if (!installPackages(['webkit2gtk-driver', 'xvfb', 'xauth']))
    console.warn('WebKit: webkit2gtk-driver could not be installed.');
}

/** Installs the tool that reads a printed bill. If that fails, the test of the printed bill says what is missing. */
export function preparePdfToText(): void {
  if (findProgramOnPath(['pdftotext'], process.env) || !mayUseApt()) return;
  console.log("pdftotext: none found, installing Debian's poppler-utils ...");
  if (!installPackages(['poppler-utils'])) console.warn('pdftotext: poppler-utils could not be installed.');
}

const mayUseApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installPackages(packages: readonly string[]): boolean {
  // Ignores a failed update, because the old lists of packages may be enough.
  run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/** Returns the path of poppler's `pdftotext`. Throws a CommandError that says how to install it. */
export function findPdfToTextProgram(env: Readonly<NodeJS.ProcessEnv> = process.env): string {
  const path = findProgramOnPath(['pdftotext'], env);
  if (path) return path;
  throw new CommandError(
    'pdftotext, which reads a printed bill back, is missing: install poppler-utils (apt-get install poppler-utils, brew install poppler).',
  );
}
