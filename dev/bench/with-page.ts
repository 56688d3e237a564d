import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { PageKind } from './probe-record.ts';
import { ruler, stepLimitMs } from './ruler.ts';

const probe = readFileSync(join(import.meta.dirname, 'page-probe.js'), 'utf8');

export type MeasuredPage = {
  readonly page: Page;
  /** Every host with its port that the page asked for anything, data: addresses aside. */
  readonly hosts: ReadonlySet<string>;
};

/** Runs `measure` on an empty page of a fresh browser context that has the ruler's brakes on and the probe in it. */
export async function withPage<Result>(
  browser: Browser,
  kind: PageKind,
  measure: (measured: MeasuredPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: ruler.viewport, locale: 'en-IN' });
  try {
    context.setDefaultTimeout(stepLimitMs);
    const page = await context.newPage();
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (/^https?:$/.test(protocol)) hosts.add(host);
    });
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
    return await measure({ page, hosts });
  } finally {
    await context.close();
  }
}
