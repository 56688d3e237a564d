import type { Page } from '@playwright/test';

const last = '/nothing-more-was-asked-for';

/** Returns a list that collects the addresses that a page requests from now on. */
export function watchRequests(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return {
    asked,
    /** Advances the page's clock by `ms`. Resolves to all requests until the end of this time. */
    async after(ms: number): Promise<readonly string[]> {
      await page.clock.runFor(ms);
      // Requests are reported in order, so all earlier requests are recorded when this request is answered.
      await page.route(`**${last}`, (route) => route.fulfill({ body: '' }));
      await page.evaluate((path) => fetch(path).then(() => undefined), last);
      return asked.filter((address) => !address.endsWith(last));
    },
  };
}
