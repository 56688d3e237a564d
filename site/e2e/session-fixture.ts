import type { BrowserContext, Page, Route } from '@playwright/test';
import { documentsRoot } from '../../account/firestore-address.ts';
import { encryptSession, type StoredSession } from '../../account/handoff.ts';
import type { Language } from '../../account/languages.ts';
import type { UnwrittenRecords } from '../../account/unwritten-records.ts';
import { projectId } from '../../dev/base/ports.ts';
import { requestJson } from '../../dev/proof/browser/firestore-admin-client.ts';
import { expect } from '../../dev/proof/browser/test.ts';
import type { TestServices } from '../../dev/proof/browser/test-services.ts';
import { catalogues } from '../content/catalogues.ts';

type Keeper = {
  keep(session: StoredSession, unwritten?: UnwrittenRecords): Promise<boolean>;
  kept(): Promise<StoredSession | null>;
  forget(): Promise<void>;
};
type SignedIn = { readonly localId: string; readonly idToken: string; readonly refreshToken: string };

/** A visitor who has signed up in the Auth emulator: the session that a test can store, and the visitor's ID token. */
export type SignedUpVisitor = { readonly session: StoredSession; readonly idToken: string };

/** Signs a visitor up as the card does, `daysAgo` days before today on the emulator's clock. */
export async function signUp(services: TestServices, email: string, daysAgo = 0): Promise<SignedUpVisitor> {
  const accounts = `${services.auth}/identitytoolkit.googleapis.com/v1`;
  const account = { email, password: 'kalam-kagaz-42', returnSecureToken: true };
  const response = await fetch(`${accounts}/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { localId, idToken, refreshToken } = (await response.json()) as SignedIn;
  const lastLoginAt = Date.now() - daysAgo * 86_400_000;
  if (daysAgo > 0)
    await requestJson('POST', `${accounts}/projects/${projectId}/accounts:update`, {
      localId,
      lastLoginAt: String(lastLoginAt),
    });
  const since = Math.floor(Date.now() / 1000);
  const companyId = `asha-traders-${localId.slice(0, 6)}`;
  return { idToken, session: { refreshToken, uid: localId, account: email, companyId, projectId, since } };
}

const keeper = '/session/keeper.js';

/** Stores a session on the site, as the card on /login does, with the language of the page at `path`. */
export async function storeSessionOnSite(
  page: Page,
  services: TestServices,
  session: StoredSession,
  unwritten?: UnwrittenRecords,
  path = '/careers',
): Promise<void> {
  await page.goto(services.httpsSite + path);
  await storeSessionFromOpenPage(page, session, unwritten);
}

/** Stores a session on the site from a page of the site that is already open. */
export async function storeSessionFromOpenPage(
  page: Page,
  session: StoredSession,
  unwritten?: UnwrittenRecords,
): Promise<void> {
  await page.evaluate(async ([address, ...kept]) => ((await import(address)) as Keeper).keep(...kept), [
    keeper,
    session,
    unwritten,
  ] as const);
}

/** Signs a visitor up and stores the session on the site, as the card on /login does. */
export async function storeSessionOfNewVisitor(
  page: Page,
  services: TestServices,
  email: string,
): Promise<StoredSession> {
  const { session } = await signUp(services, email);
  await storeSessionOnSite(page, services, session);
  return session;
}

/** Resolves to the site's stored session, read on a page of the site. */
export async function readSessionOnSite(page: Page, services: TestServices): Promise<StoredSession | null> {
  await page.goto(`${services.httpsSite}/careers`);
  return page.evaluate(async (address) => ((await import(address)) as Keeper).kept(), keeper);
}

/** Resolves to the three session cookies, keyed by their names without the prefix. */
export async function readSessionCookies(context: BrowserContext): Promise<Readonly<Record<string, string>>> {
  const cookies = (await context.cookies()).filter(({ name }) => /^acct_(auth_token|user_id|company_id)$/.test(name));
  return Object.fromEntries(cookies.map(({ name, value }) => [name.slice('acct_'.length), decodeURIComponent(value)]));
}

/** Waits until site and application have signed out and no cookie of a visitor is left. */
export async function waitForSignOut(page: Page, services: TestServices, language: Language = 'en'): Promise<void> {
  await page.waitForURL(`${services.httpsSite}/session?signed-out${language === 'en' ? '' : `&lang=${language}`}`);
  const { heading } = catalogues[language].session.signedOut;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).filter((name) => /^acct_|_(session|last)$/.test(name))).toEqual([]);
}

/** Resolves to the number of days until the token's cookie expires. */
export async function readDaysUntilCookieExpiry(context: BrowserContext): Promise<number> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'acct_auth_token');
  return ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
}

/**
 * Stores a hand-off as the card does, but bypasses Firestore's rules. Resolves to the address of /session that receives
 * the hand-off.
 */
export async function storeHandoff(services: TestServices, session: StoredSession): Promise<string> {
  const { secret, id, box } = await encryptSession(session);
  const timestamp = (seconds: number) => ({ timestampValue: new Date(Date.now() + seconds * 1000).toISOString() });
  const root = documentsRoot(projectId);
  const fields = {
    uid: { stringValue: session.uid },
    box: { bytesValue: Buffer.from(box).toString('base64') },
    createdAt: timestamp(0),
    expiresAt: timestamp(3600),
  };
  const update = { name: `${root}/session_handoffs/${id}`, fields };
  await requestJson('POST', `${services.firestore}/v1/${root}:commit`, { writes: [{ update }] });
  return `${services.httpsSite}/session#${secret}`;
}

/**
 * Opens the page `from`, which then navigates to `address` by script, as the card and the application do. The referrer
 * is `from`.
 */
export async function openAddressFromPage(page: Page, from: string, address: string): Promise<void> {
  await page.route(from, (route) => fulfillWithEmptyPage(route));
  await page.goto(from);
  await page.evaluate((url) => location.replace(url), address);
}

export const fulfillWithEmptyPage = (route: Route, headers: Readonly<Record<string, string>> = {}): Promise<void> =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>From</title>', headers });
