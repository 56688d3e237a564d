import { EventEmitter, once } from 'node:events';
import type { Browser, Page } from 'puppeteer-core';

export type WatchedPage = {
  readonly page: Page;
  /** What the page has reported as an error since the last call. */
  takeErrors(): readonly string[];
  /** Whether the page reports this line too, soon or since the call of takeErrors before the last: a card prints it once its words have come. */
  reportsToo(line: string): Promise<boolean>;
};

const limit = 30_000;
const lateLine = 10_000;
/** Of the sites' policy; a browser that does not know it says so and goes without. */
const laterDirective = "Content-Security-Policy directive 'require-trusted-types-for'";

/** A page `width` px wide, where nothing moves by itself. */
export async function openWatched(browser: Browser, width: number): Promise<WatchedPage> {
  const page = await browser.newPage();
  page.setDefaultTimeout(limit);
  await page.setViewport({ width, height: 800 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  let taken: string[] = [];
  let errors: string[] = [];
  const lines = new EventEmitter();
  const report = (line: string): void => {
    errors.push(line);
    lines.emit(line);
  };
  page.on('pageerror', (error) => report(`error: ${(error as Error).message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.includes(laterDirective)) report(`console: ${text.slice(0, 80)}`);
  });
  return {
    page,
    takeErrors() {
      taken = errors;
      errors = [];
      return taken;
    },
    async reportsToo(line) {
      if (taken.includes(line) || errors.includes(line)) return true;
      return await once(lines, line, { signal: AbortSignal.timeout(lateLine) }).then(
        () => true,
        () => false,
      );
    },
  };
}
