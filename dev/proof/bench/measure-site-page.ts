import type { Browser } from '@playwright/test';
import { withinLimit } from '../../build/within-limit.ts';
import { layoutShift } from './layout-shift.ts';
import { readRecord } from './measure-form.ts';
import type { LayoutShift, ProbeWindow } from './probe-record.ts';
import { stepLimitMs } from './ruler.ts';
import { type Traffic, traffic } from './traffic.ts';
import { withPage } from './with-page.ts';

/** The main pages of the site. */
export const sitePaths = ['/', '/features', '/plans', '/pricing', '/downloads', '/login'] as const;

/** One visit of a page, until its network has been quiet for half a second. Times in ms since the start of the navigation. */
export type SiteRun = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly shifts: readonly LayoutShift[];
  readonly traffic: Traffic;
};

export function measureSitePage(browser: Browser, origin: string, path: string): Promise<SiteRun> {
  return withPage(browser, { kind: 'site', address: `${origin}${path}` }, async ({ page, quiet }) => {
    // On a slow machine the network is quiet long before the first paint.
    await withinLimit(
      page.evaluate(() => (window as unknown as ProbeWindow).bench.painted),
      stepLimitMs,
      `${path}: nothing was painted within ${stepLimitMs / 1000} s`,
    );
    await quiet(path);
    const { firstPaint, largestPaint, shifts, files } = await readRecord(page);
    if (firstPaint === null || largestPaint === null) throw new Error(`${path}: nothing was painted.`);
    return {
      firstPaint,
      largestPaint,
      layoutShift: layoutShift(shifts),
      shifts,
      traffic: traffic(files, Number.POSITIVE_INFINITY),
    };
  });
}
