import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { rejectIfLate } from '../../../account/clock.ts';
import { referrerPath } from './measured-pages.ts';
import type { RunResults } from './rounds.ts';

/** The conditions of all measurements: a slow phone on a slow network. */
export const slowPhoneConditions = {
  /** The processor's slowdown factor. */
  cpuSlowdown: 4,
  /** The network's speed in bits per second. */
  downloadBits: 1_600_000,
  uploadBits: 750_000,
  /** The network's delay between a request and its answer, in milliseconds. */
  latencyMs: 150,
  /** The size of the screen in CSS pixels. */
  viewport: { width: 360, height: 740 },
} as const;

/** The time limit of one step of a run, in ms. */
const stepLimitMs = 45_000;

/**
 * The measurements of page-probe.js, in ms since the start of the navigation. The time of an event is null until the
 * event happens.
 */
type ProbeRecord = Readonly<Record<'visible' | 'interactive' | 'firstPaint' | 'largestPaint', number | null>> & {
  /** The loaded files, beginning with the page itself. `bytes` is the size of the body as sent (brotli). */
  readonly files: readonly { path: string; start: number; end: number; bytes: number }[];
};
type ProbeWindow = { readonly bench: { readonly done: Promise<void>; record(): ProbeRecord } };

const probe = readFileSync(join(import.meta.dirname, 'page-probe.js'), 'utf8');

/**
 * Opens a page with a form as a first-time visitor, until the form is usable. Throws if the form never becomes usable.
 */
export async function measureFormVisit(
  browser: Browser,
  address: string,
  awaited: 'card' | 'form',
): Promise<RunResults> {
  const { visible, interactive, files } = await visit(browser, address, awaited);
  if (visible === null || interactive === null) throw new Error(`${address}: the probe has no measurements.`);
  const traffic = { ...bytesOf('JS', files, interactive, /\.m?js$/), ...bytesOf('all', files, interactive) };
  const requests = files.filter(({ start }) => start <= interactive).length;
  return { 'visible, ms': visible, 'interactive, ms': interactive, ...traffic, requests };
}

/** Opens a page of the site and waits for its load event and its largest paint. */
export async function measureSiteVisit(browser: Browser, address: string): Promise<RunResults> {
  const { firstPaint, largestPaint, files } = await visit(browser, address, 'paint');
  if (firstPaint === null || largestPaint === null) throw new Error(`${address}: nothing was painted.`);
  const traffic = { ...bytesOf('HTML', files.slice(0, 1)), ...bytesOf('JS', files, undefined, /\.m?js$/) };
  return { 'first paint, ms': firstPaint, 'largest paint, ms': largestPaint, ...traffic, requests: files.length };
}

/** Returns the size in kB (1000 bytes) of the files that had arrived completely before the time `until`. */
function bytesOf(
  name: string,
  files: ProbeRecord['files'],
  until = Number.POSITIVE_INFINITY,
  ending = /(?:)/,
): RunResults {
  const arrived = files.filter(({ path, end }) => end <= until && ending.test(path));
  return { [`${name}, kB`]: arrived.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 };
}

/**
 * Visits a page until its form is usable. A card reports when it is usable. A bare form is usable when it is visible.
 */
function visit(browser: Browser, address: string, awaited: 'card' | 'form' | 'paint'): Promise<ProbeRecord> {
  return measureOnSlowPhone(browser, address, async (page) => {
    await page.addInitScript({ content: `window.awaited = ${JSON.stringify(awaited)};\n${probe}` });
    await page.goto(address, { waitUntil: awaited === 'paint' ? 'load' : 'commit' });
    const done = page.evaluate(() => (window as unknown as ProbeWindow).bench.done);
    await rejectIfLate(stepLimitMs, done, new Error(`${address}: not usable within ${stepLimitMs / 1000} s`));
    return page.evaluate(() => (window as unknown as ProbeWindow).bench.record());
  });
}

/**
 * Runs `measure` on a page in a new browser context under `slowPhoneConditions`. The visitor comes from another site,
 * as visitors of a search engine do. From an empty tab, only pages with a `Cross-Origin-Opener-Policy` would start a
 * new browser process, so only these pages would seem slower.
 */
export async function measureOnSlowPhone<Result>(
  browser: Browser,
  address: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: slowPhoneConditions.viewport, locale: 'en-IN' });
  try {
    context.setDefaultTimeout(stepLimitMs);
    const page = await context.newPage();
    const start = new URL(referrerPath, address);
    start.hostname = '127.0.0.1';
    await page.goto(start.href);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowPhoneConditions.latencyMs,
      downloadThroughput: slowPhoneConditions.downloadBits / 8,
      uploadThroughput: slowPhoneConditions.uploadBits / 8,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhoneConditions.cpuSlowdown });
    return await measure(page);
  } finally {
    await context.close();
  }
}
