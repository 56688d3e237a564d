import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
} from 'node:fs';
import { rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { CommandError } from '../../build/command-error.ts';

export type OldestBrowserFiles = {
  /** Chromium 80.0.3987, for Linux on x64. */
  readonly executable: string;
  /** Folder whose node_modules hold the driver of that time, puppeteer-core 2.1.1. */
  readonly folder: string;
};

const lists = ['package.json', 'package-lock.json'];

/**
 * Installs the oldest Chromium promised into .cache/oldest-browser, once for each state of dev/proof/oldest-browser/package-lock.json.
 * Throws a CommandError where it cannot run: other machines than Linux on x64, or without the registry.
 */
export async function installOldestBrowser(): Promise<OldestBrowserFiles> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new CommandError(`Chromium 80 runs on Linux with x64 only, not on ${process.platform} with ${process.arch}.`);
  const folder = resolve('.cache/oldest-browser');
  const executable = join(folder, 'chromium');
  if (existsSync(executable) && lists.every((name) => isCopied(name, folder))) return { executable, folder };

  mkdirSync(folder, { recursive: true });
  for (const name of lists) copyFileSync(join('dev/proof/oldest-browser', name), join(folder, name));
  console.log('Installing Chromium 80 (npm ci of dev/proof/oldest-browser) ...');
  // Its install script would fetch a browser of its own.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-progress', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new CommandError('npm ci of dev/proof/oldest-browser failed: see the lines above.');
  const packed = join(folder, 'node_modules/chrome-aws-lambda/bin/chromium.br');
  const unpacked = `${executable}-${process.pid}`;
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(unpacked));
  chmodSync(unpacked, 0o755);
  await rename(unpacked, executable);
  return { executable, folder };
}

function isCopied(name: string, folder: string): boolean {
  const copy = join(folder, name);
  return existsSync(copy) && readFileSync(copy).equals(readFileSync(join('dev/proof/oldest-browser', name)));
}
