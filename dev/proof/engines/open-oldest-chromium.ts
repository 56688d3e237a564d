import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type puppeteer from 'puppeteer-core';
import { CommandError } from '../../build/command-error.ts';
import { driveWithPuppeteer } from './drive-with-puppeteer.ts';
import type { Engine } from './engine.ts';

/** Holds the list of what is installed into `folder`. */
const lists = 'dev/proof/oldest-browser';
const folder = resolve('.cache/oldest-browser');
const executablePath = join(folder, 'chromium');

/** Chromium 80, the oldest that is promised, by the Puppeteer of its time. */
export const openOldestChromium: Engine = async ({ scripts, proxyPort }) => {
  install();
  const ofItsTime = createRequire(join(folder, 'package.json'))('puppeteer-core') as typeof puppeteer;
  // One process, since its helper processes do not start in a container; no graphics library comes with it.
  const args = ['--no-sandbox', '--single-process', '--no-zygote', '--disable-gpu', '--ignore-certificate-errors'];
  const browser = await ofItsTime.launch({ executablePath, args: [...args, `--proxy-server=127.0.0.1:${proxyPort}`] });
  return driveWithPuppeteer(browser, scripts);
};

/** Once for each state of the list. */
function install(): void {
  const installed = join(folder, 'installed.json');
  const list = readFileSync(join(lists, 'package-lock.json'));
  if (existsSync(installed) && readFileSync(installed).equals(list)) return;
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(lists, name), join(folder, name));
  // Its install script would fetch a browser of its own.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new CommandError(`npm ci of ${lists} failed: see the lines above.`);
  const packed = readFileSync(join(folder, 'node_modules/chrome-aws-lambda/bin/chromium.br'));
  writeFileSync(executablePath, brotliDecompressSync(packed), { mode: 0o755 });
  writeFileSync(installed, list);
}
