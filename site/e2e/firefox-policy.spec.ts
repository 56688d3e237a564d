import { type Browser, launch, type Page } from 'puppeteer-core';
import { test as base, expect } from '../../dev/proof/browser/test.ts';
import { findFirefox } from '../../dev/proof/set-up/find-browser.ts';
import { allPaths } from './places.ts';

/** Playwright cannot drive a stock Firefox; puppeteer can, over WebDriver BiDi. It starts slowly: one for all tests of a worker. */
const test = base.extend<object, { readonly firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const executablePath = findFirefox();
      if (executablePath === undefined) throw new Error('No Firefox found: install firefox-esr, or set FIREFOX_PATH.');
      const firefox = await launch({ browser: 'firefox', executablePath, headless: true });
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

for (const path of allPaths) {
  test(`${path} keeps its content policy in Firefox`, { tag: '@proof:rare' }, async ({ firefox, services }) => {
    const page = await firefox.newPage();
    await watchViolations(page);
    expect(await violationsOn(page, services.site + path)).toEqual([]);
    await page.close();
  });
}

async function watchViolations(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

async function violationsOn(page: Page, url: string): Promise<string[]> {
  await page.goto(url, { waitUntil: 'load' });
  const island = await page.$('[data-island]');
  if (island) {
    await island.scrollIntoView();
    await page.waitForSelector('[data-awake]');
  }
  if (url.endsWith('/login')) await page.waitForSelector('acct-auth-card >>> input');
  return page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}
