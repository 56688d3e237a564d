import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type Boxes, compareBoxes, type Difference, widths } from './boxes.ts';
import { boxesProbe } from './boxes-probe.ts';
import type { LooksList, ViewBoxes } from './looks-list.ts';
import type { LooksView } from './looks-views.ts';

/** Where pictures of what has changed are left. */
export const pictures = join('.cache', 'looks');
const themes = ['light', 'dark'] as const;

/** A view at one width in one theme. */
export type Result = {
  /** For the table. */
  readonly kind: string;
  /** In words: view, width, theme. */
  readonly at: string;
  /** From the list. */
  readonly differences: readonly Difference[];
  /** From the same view by day. */
  readonly atNight: readonly Difference[];
};
export type Measured = { readonly view: LooksView; readonly boxes: ViewBoxes; readonly results: readonly Result[] };

/** Opens each view in turn in a page of its own, and measures it at every width, by day and by night; `listed`: what it is held against. */
export async function measureLooks(
  browser: Browser,
  views: readonly LooksView[],
  listed: LooksList | null,
): Promise<readonly Measured[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-IN' });
  const measured: Measured[] = [];
  for (const view of views) {
    await page.setViewportSize({ width: widths[0], height: 900 });
    await view.open(page);
    const results: Result[] = [];
    const boxes: Record<number, Boxes> = {};
    for (const width of widths) {
      for (const colorScheme of themes) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const now = await settledBoxes(page);
        // By night a page is laid out as by day, so the list holds each view once.
        boxes[width] ??= now;
        const differences = compareBoxes(now, listed?.views.get(view.name)?.[width] ?? {});
        const atNight = compareBoxes(now, boxes[width]);
        const at = `${view.name}, ${width} px, ${colorScheme}`;
        if (listed && differences.length > 0) await takePicture(page, at, differences);
        results.push({ kind: `${view.name.split(',')[0]}s in ${view.language}`, at, differences, atNight });
      }
    }
    measured.push({ view, boxes: boxes as ViewBoxes, results });
  }
  await page.close();
  return measured;
}

/** Whether a heading pushed out of its place by hand is seen to differ: proof that the comparison finds what it is for. */
export async function findsPlanted(page: Page, view: LooksView): Promise<boolean> {
  await page.setViewportSize({ width: widths[0], height: 900 });
  await view.open(page);
  const before = await settledBoxes(page);
  await page.locator('h1').evaluate((heading) => {
    heading.style.marginTop = '80px';
  });
  return compareBoxes(await settledBoxes(page), before).some(({ name }) => /h1$/.test(name));
}

/** Once two frames show the same. */
async function settledBoxes(page: Page): Promise<Boxes> {
  let last = '';
  for (let frame = 0; frame < 60; frame++) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const now = await page.evaluate(boxesProbe, {});
    if (JSON.stringify(now) === last) return now;
    last = JSON.stringify(now);
  }
  throw new Error(`${page.url()} does not stand still.`);
}

async function takePicture(page: Page, at: string, differences: readonly Difference[]): Promise<void> {
  await page.evaluate(boxesProbe, { marked: differences.map(({ name }) => name) });
  await page.screenshot({ fullPage: true, path: join(pictures, `${at.replace(/[^\w-]+/g, '-')}.png`) });
  await page.evaluate(boxesProbe, {});
}
