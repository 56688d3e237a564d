import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { withinLimit } from '../../build/within-limit.ts';
import type { BenchPage } from './bench-pages.ts';
import { layoutShift } from './layout-shift.ts';
import type { FetchedFile, LayoutShift, ProbeRecord, ProbeWindow } from './probe-record.ts';
import { stepLimitMs } from './ruler.ts';
import { type Traffic, traffic } from './traffic.ts';
import { withPage } from './with-page.ts';

/** One visit of a page with a form, nothing touched. Times in ms since the start of the navigation. */
export type FormRun = {
  readonly visible: number;
  readonly interactive: number;
  readonly untilVisible: Traffic;
  readonly untilInteractive: Traffic;
  /** Once the network had been quiet for half a second. */
  readonly untilQuiet: Traffic;
  /** Hosts other than the page's own that were asked for anything. */
  readonly otherHosts: readonly string[];
  readonly layoutShift: number;
  readonly shifts: readonly LayoutShift[];
  /** Everything that was asked for until then, the page first: for finding out where the time goes. */
  readonly files: readonly FetchedFile[];
};

export type FormOptions = {
  readonly origin: string;
  /** Folder for a picture of the page as measured, taken after the measurement; none for a run that counts. */
  readonly pictures?: string;
};

/** Opens the page as a first-time visitor and waits until it can be used. Throws one line when that does not happen. */
export function measureForm(browser: Browser, bench: BenchPage, { origin, pictures }: FormOptions): Promise<FormRun> {
  const address = `${origin}${bench.path}`;
  return withPage(browser, { kind: bench.kind, address }, async ({ page, hosts, quiet }) => {
    await withinLimit(
      page.evaluate(() => (window as unknown as ProbeWindow).bench.usable),
      stepLimitMs,
      `${bench.name}: no e-mail field that can be used within ${stepLimitMs / 1000} s`,
    );
    await quiet(bench.name);
    const record = await readRecord(page);
    const { visible, interactive, files, shifts } = record;
    if (visible === null || interactive === null) throw new Error(`${bench.name}: the probe lost its readings.`);
    if (pictures) await provePage(page, bench, pictures);
    return {
      visible,
      interactive,
      untilVisible: traffic(files, visible),
      untilInteractive: traffic(files, interactive),
      untilQuiet: traffic(files, Number.POSITIVE_INFINITY),
      otherHosts: [...hosts].filter((host) => host !== new URL(origin).host),
      layoutShift: layoutShift(shifts),
      shifts,
      files,
    };
  });
}

export const readRecord = (page: Page): Promise<ProbeRecord> =>
  page.evaluate(() => (window as unknown as ProbeWindow).bench.record());

/** A picture for the eye, and a proof that the field found is one that takes an address (not the card's: that would be its first touch). */
async function provePage(page: Page, { name, kind }: BenchPage, pictures: string): Promise<void> {
  await page.screenshot({ path: join(pictures, `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.png`) });
  if (kind === 'card') return;
  const field = page.locator('input[type=email], input[name=email], input[autocomplete*=username]').first();
  await field.fill('asha@example.com');
  if ((await field.inputValue()) !== 'asha@example.com') throw new Error(`${name}: its e-mail field takes no text.`);
}
