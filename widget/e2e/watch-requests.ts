import type { Page } from '@playwright/test';

const last = '/nothing-more-was-asked-for';

/** Notes the address of everything the page asks for from now on. */
export function watchRequests(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return {
    asked,
    /** Lets `ms` of the page's installed clock pass, and resolves to all that was asked for until then. */
    async after(ms: number): Promise<readonly string[]> {
      await page.clock.runFor(ms);
      // Requests are told in their order: once this one has been answered, all before it have been told.
      await page.route(`**${last}`, (route) => route.fulfill({ body: '' }));
      await page.evaluate((path) => fetch(path).then(() => undefined), last);
      return asked.filter((address) => !address.endsWith(last));
    },
  };
}
