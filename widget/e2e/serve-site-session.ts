import type { Page } from '@playwright/test';

const html = '<!doctype html><html lang="en"><meta charset="utf-8"><title>The session page of the site</title>';

/** A keeper that tells the page what it was asked, in `window.keeperCalls`. */
export const tellingKeeper = `
  const tell = (call) => (window.keeperCalls = [...(window.keeperCalls ?? []), call]);
  export const keep = async (session) => tell(session);
  export const forget = async () => tell('forget');
`;

/**
 * /session of the site, which only stands there: these tests end where the card has handed over. Resolves to what follows the `#` of its
 * address once a page is there.
 */
export async function serveSessionPage(page: Page, site: string): Promise<() => Promise<string>> {
  await page.route(new RegExp(`^${site}(/hi)?/session$`), (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  return async () => {
    await page.waitForURL(new RegExp(`^${site}(/hi)?/session#`));
    return new URL(page.url()).hash.slice(1);
  };
}

/** `/session/keeper.js` of the site. */
export const serveKeeper = (page: Page, site: string, body = tellingKeeper): Promise<unknown> =>
  page.route(`${site}/session/keeper.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
