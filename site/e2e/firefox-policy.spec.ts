import { launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../dev/e2e/find-firefox.ts';
import { expect, test } from '../../dev/e2e/test.ts';
import { allPaths } from './places.ts';

const executablePath = findFirefox();

if (executablePath === undefined && !process.env.CI) {
  console.warn('Content policies are NOT checked in Firefox here: install firefox-esr, or set FIREFOX_PATH.');
} else {
  test('no page breaks its content policy in Firefox, /login with the card included', async ({ services }) => {
    if (executablePath === undefined) throw new Error('Firefox is missing, and must not be in continuous integration.');
    // Thirty-one pages in one browser, which starts slowly on a busy machine.
    test.setTimeout(90_000);
    // Playwright cannot drive a stock Firefox; puppeteer can, over WebDriver BiDi.
    const browser = await launch({ browser: 'firefox', executablePath, headless: true });
    try {
      const page = await browser.newPage();
      await watchViolations(page);
      for (const path of allPaths) expect(await violationsOn(page, services.site + path), path).toEqual([]);
    } finally {
      await browser.close();
    }
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
