import { createRequire } from 'node:module';
import { join } from 'node:path';
import current, { type Browser } from 'puppeteer-core';
import { CommandError } from '../../build/command-error.ts';
import { prepareBrowser } from '../set-up/prepare-browser.ts';
import { installOldestBrowser } from './install-oldest-browser.ts';

/** The oldest Chromium promised and the machine's own, both driven by Puppeteer, the older one by the version of its time. */
export type Browsers = { readonly oldest: Browser; readonly current: Browser; close(): Promise<void> };

/**
 * One process, since its helper processes do not start in a container; no graphics library comes with it. The https ground has a
 * certificate of its own making.
 */
const oldArguments = [
  '--ignore-certificate-errors',
  '--no-sandbox',
  '--single-process',
  '--no-zygote',
  '--disable-gpu',
  '--hide-scrollbars',
];

/** Throws a CommandError when the oldest browser cannot run here, or is another than the one promised. */
export async function launchBrowsers(): Promise<Browsers> {
  const { executable, folder } = await installOldestBrowser();
  const puppeteer = createRequire(join(folder, 'package.json'))('puppeteer-core') as typeof current;
  const oldest = await puppeteer.launch({ executablePath: executable, args: oldArguments }).catch((error: unknown) => {
    throw new CommandError(`Chromium 80 does not start (Debian: it needs libnss3, libnspr4, libexpat1): ${error}`);
  });
  const version = await oldest.version();
  if (!version.includes('/80.0.3987.')) {
    await oldest.close();
    throw new CommandError(`The oldest browser is not Chromium 80.0.3987 but ${version}.`);
  }
  const own = await current.launch({ executablePath: prepareBrowser(), args: ['--no-sandbox', '--hide-scrollbars'] });
  console.log(`Compared: ${version} and ${await own.version()}`);
  return {
    oldest,
    current: own,
    async close() {
      await Promise.all([oldest.close(), own.close()]);
    },
  };
}
