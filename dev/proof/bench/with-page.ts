import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { elsewhere } from './bench-pages.ts';
import type { PageKind } from './probe-record.ts';
import { ruler, stepLimitMs } from './ruler.ts';
import { watchNetwork } from './watch-network.ts';

const probe = readFileSync(join(import.meta.dirname, 'page-probe.js'), 'utf8');

export type Visit = { readonly kind: PageKind; readonly address: string };
export type MeasuredPage = {
  readonly page: Page;
  /** Every host with its port that the page asked for anything, data: addresses aside. */
  readonly hosts: ReadonlySet<string>;
  /** Resolves once nothing has been under way for half a second; throws one line that begins with `whatFor` when that never comes. */
  readonly quiet: (whatFor: string) => Promise<void>;
};

/**
 * Runs `measure` on a page that has just begun to open, in a fresh browser context with the ruler's brakes on and the probe in it.
 * The visitor comes from another site, as from a search: only a browser driven by a program opens its first page in an empty one,
 * which would save the pages without a `Cross-Origin-Opener-Policy`, and only them, a new process.
 */
export async function withPage<Result>(
  browser: Browser,
  { kind, address }: Visit,
  measure: (measured: MeasuredPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: ruler.viewport, locale: 'en-IN' });
  try {
    context.setDefaultTimeout(stepLimitMs);
    const page = await context.newPage();
    const start = new URL(elsewhere, address);
    start.hostname = '127.0.0.1';
    await page.goto(start.href);
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (/^https?:$/.test(protocol)) hosts.add(host);
    });
    const quiet = watchNetwork(page);
    await page.addInitScript({ content: `window.benchKind = ${JSON.stringify(kind)};\n${probe}` });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ruler.latencyMs,
      downloadThroughput: ruler.downloadBits / 8,
      uploadThroughput: ruler.uploadBits / 8,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: ruler.cpuSlowdown });
    await page.goto(address, { waitUntil: 'commit' });
    return await measure({ page, hosts, quiet });
  } finally {
    await context.close();
  }
}
