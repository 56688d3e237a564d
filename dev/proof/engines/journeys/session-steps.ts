import type { AppSession } from '../../../../examples/application/session-report.ts';
import { texts } from '../../../../examples/application/texts.ts';
import type { JourneyPage } from '../journey-page.ts';
import type { JourneyGround } from './journey.ts';

/** Waits until the application stands at its path and greets, and resolves with what it knows by its cookies alone. */
export async function arriveInApp(page: JourneyPage, app: string, path = '/'): Promise<AppSession> {
  await page.waitForAddress(app + path);
  await page.waitForText(path === '/account' ? texts.session.title : texts.signedIn.title);
  return page.evaluate<AppSession>("return (await fetch('/session.json')).json()");
}

/** Signs out in the application, and is on the site's home page without a session. */
export async function signOut({ page, services, visitor }: JourneyGround): Promise<void> {
  await page.click({ role: 'button', name: texts.signedIn.signOut });
  await page.waitForAddress(`${services.httpsSite}/`);
  // Some browsers forget what a page has deleted a moment later.
  await page.until('a browser without session cookies', async () => (await sessionCookieNames(visitor)).length === 0);
}

/** The names of the site's cookies, in their order. */
export async function sessionCookieNames(visitor: JourneyGround['visitor']): Promise<readonly string[]> {
  return (await visitor.cookieNames()).filter((name) => name.startsWith('acct_')).sort();
}

/** Throws where the two differ, in a line that names both. */
export function expectSame(what: string, found: unknown, wanted: unknown): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (is !== should) throw new Error(`${what}: ${is}, not ${should}`);
}
