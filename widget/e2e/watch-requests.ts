import type { Page } from '@playwright/test';

const last = '/nothing-more-was-asked-for';

/** Records the addresses that the page requests from now on. */
export function watchRequests(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return {
    asked,
    /** Lets `ms` of the page's installed clock pass. Resolves to all requests until then. */
    async after(ms: number): Promise<readonly string[]> {
      await page.clock.runFor(ms);
      // Requests are reported in order: this one's answer follows the reports of all earlier ones.
      await page.route(`**${last}`, (route) => route.fulfill({ body: '' }));
      await page.evaluate((path) => fetch(path).then(() => undefined), last);
      return asked.filter((address) => !address.endsWith(last));
    },
  };
}
