import type { Browser, Request } from '@playwright/test';
import { elsewhere } from './bench-pages.ts';
import { application, applicationPages, sessionToRenew } from './renewal-ground.ts';
import { withPage } from './with-page.ts';

/** One way from the application and back to it. */
export type RenewalRun = {
  /** ms from asking the application, which redirects, until its page begins to arrive. */
  readonly took: number;
  /** Between its redirect and its page: the site's page and the token service, bodies as sent. */
  readonly requests: number;
  readonly bytes: number;
};

/**
 * A visitor whose token has ended comes to the application, which sends them through the site's /session, or just once to another page of
 * its own. `origin`: of the built site. Throws one line when they are not back.
 */
export function measureRenewal(browser: Browser, through: 'session' | 'nothing', origin: string): Promise<RenewalRun> {
  return withPage(browser, { kind: 'site', address: `${origin}${elsewhere}` }, async ({ page, quiet }) => {
    // A string: the module's address means nothing outside the browser.
    await page.evaluate(`import('/session/keeper.js').then(({ keep }) => keep(${JSON.stringify(sessionToRenew)}))`);
    await quiet('Renewal');
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const start = `${application}${applicationPages[through]}`;
    const end = `${application}${applicationPages.back}`;
    await page.goto(start, { waitUntil: 'commit' });
    await page.waitForURL(end);
    const timing = (address: string) => requests.find((request) => request.url() === address)?.timing();
    const [first, last] = [timing(start), timing(end)];
    const between = requests.filter((request) => !request.url().startsWith(application));
    const sizes = await Promise.all(between.map((request) => request.sizes()));
    return {
      took: last && first ? last.startTime + last.responseStart - first.startTime : Number.NaN,
      requests: between.length,
      bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    };
  });
}
