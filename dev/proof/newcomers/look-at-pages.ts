import { chromium } from '@playwright/test';
import { brand } from '../../../site/brand.ts';
import { findTestBrowser } from '../set-up/find-browser.ts';

/**
 * Asks for each address as a script does, without a word of HTML: it must answer, and the site's with its name and a heading. Then a
 * browser opens `login`, where one is named, and must show the card's first field. Throws at the first that is not so.
 */
export async function lookAtPages([site = '', ...others]: readonly string[], login?: string): Promise<void> {
  for (const address of [site, ...others]) {
    const answer = await fetch(address, { redirect: 'manual' });
    // The application asks who is there.
    if (answer.status >= 400 && answer.status !== 401) throw new Error(`${address} answers ${answer.status}`);
    const text = await answer.text();
    if (address === site && !(text.includes('<h1') && text.includes(brand.name))) {
      throw new Error(`${address} is not the home page: ${text.slice(0, 300)}`);
    }
  }
  if (login === undefined) return;
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage();
    await page.goto(login);
    await page.locator('acct-auth-card input').first().waitFor({ timeout: 60_000 });
  } finally {
    await browser.close();
  }
}
