import { test as base } from '../browser/test.ts';
import { findBrowser } from '../set-up/find-browser.ts';

const executablePath = findBrowser();

/**
 * `test` with pages as rulers need them: in the whole browser, since its headless shell audits no forms; open to the rulers' scripts, which the pages' own
 * policies would keep out; and at rest.
 */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ...(executablePath && { executablePath }) }),
    { scope: 'worker' },
  ],
  page: async ({ page, allowConsole }, use) => {
    // HTML_CodeSniffer's own, of a text that it lacks.
    allowConsole(/^console error: Translation for "\w+" does not exist/);
    await use(page);
  },
  bypassCSP: true,
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});
