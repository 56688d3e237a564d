import type { Page } from '@playwright/test';
import type { TestServices } from '../../dev/proof/browser/test-services.ts';
import { fromBase64Url } from '../core/base64-url.ts';
import { deriveHandoff } from '../core/handoff/derive-handoff.ts';
import { openSession } from '../core/handoff/open-session.ts';
import type { KeptSession } from '../core/kept-session.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';

const html = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>${body}`;

/** A keeper that tells the page what it was asked, in `window.keeperCalls`. */
const tellingKeeper = `
  const tell = (call) => (window.keeperCalls = [...(window.keeperCalls ?? []), call]);
  export const keep = async (session) => tell(session);
  export const forget = async () => tell('forget');
`;

/**
 * /session of the site, which only stands there: these tests end where the card has handed over. Resolves to what
 * follows the `#` of its address once a page is there.
 */
export async function serveSessionPage(page: Page, site: string): Promise<() => Promise<string>> {
  await page.route(new RegExp(`^${site}(/hi)?/session$`), (route) =>
    route.fulfill({ contentType: 'text/html', body: html('') }),
  );
  return async () => {
    await page.waitForURL(new RegExp(`^${site}(/hi)?/session#`));
    return new URL(page.url()).hash.slice(1);
  };
}

/** `/session/keeper.js` of the site. */
export const serveKeeper = (page: Page, site: string, body = tellingKeeper): Promise<unknown> =>
  page.route(`${site}/session/keeper.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }));

type StoredHandoff = {
  readonly uid: string;
  readonly box: Uint8Array<ArrayBuffer>;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};
type Backend = { readDocument(path: string): Promise<Record<string, unknown> | null> };

/** The record that a secret leads to, with its box open; null where there is none. */
export async function readHandoff(
  backend: Backend,
  secret: string,
): Promise<{ readonly record: StoredHandoff; readonly session: KeptSession | null } | null> {
  const { id, key } = await deriveHandoff(fromBase64Url(secret));
  const record = (await backend.readDocument(`session_handoffs/${id}`)) as StoredHandoff | null;
  return record && { record, session: await openSession(key, record.box) };
}

/**
 * Opens a page of another site that holds the card, itself in a frame of a page below the cookie domain; `sandbox`:
 * what the frame may.
 */
export async function openFramedCard(page: Page, services: TestServices, sandbox: string): Promise<CardPage> {
  const outer = `${services.httpsPartner}/outer`;
  const frame = `<iframe title="Card" src="${services.httpsOutside}/card" width="500" height="900" sandbox="${sandbox}"></iframe>`;
  await page.route(outer, (route) => route.fulfill({ contentType: 'text/html', body: html(frame) }));
  await new CardPage(page).open(services.httpsOutside, {
    'app-url': services.httpsApp,
    'cookie-domain': '.acct.localhost',
  });
  await page.goto(outer);
  return new CardPage(page, en, page.frameLocator('iframe').locator('acct-auth-card'));
}
