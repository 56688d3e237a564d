import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type puppeteer from 'puppeteer-core';
import { driveWithPuppeteer } from './drive-with-puppeteer.ts';
import type { Engine } from './engine.ts';
import { installLockedPackages } from './install-locked-packages.ts';

/** Opens Chromium 80, the oldest supported one, with the Puppeteer of its time. */
export const openOldestChromium: Engine = async ({ scripts, proxyPort }) => {
  const folder = installLockedPackages('dev/proof/oldest-browser', 'oldest-browser');
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) {
    const packed = readFileSync(join(folder, 'node_modules/chrome-aws-lambda/bin/chromium.br'));
    writeFileSync(`${executablePath}.part`, brotliDecompressSync(packed), { mode: 0o755 });
    renameSync(`${executablePath}.part`, executablePath);
  }
  const oldPuppeteer = createRequire(join(folder, 'package.json'))('puppeteer-core') as typeof puppeteer;
  // Chromium 80 runs as one process and without a graphics library, since its helper processes do not start in a
  // container.
  const args = ['--no-sandbox', '--single-process', '--no-zygote', '--disable-gpu', '--ignore-certificate-errors'];
  const browser = await oldPuppeteer.launch({
    executablePath,
    args: [...args, `--proxy-server=127.0.0.1:${proxyPort}`],
  });
  return driveWithPuppeteer(browser, scripts);
};
