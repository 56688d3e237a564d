import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { StoredSession } from '../../../account/handoff.ts';
import { getCookieNames } from '../../../account/session-cookies.ts';
import { toBase64Url } from '../../../account/token-claims.ts';
import { cookiePrefix } from '../../content/facts/session-cookies.ts';
import { projectId } from '../session-settings.ts';

/** The server's time in seconds since 1970. */
export const sampleServerTime = 1_800_000_000;
/** The session of Asha, who signed in a minute ago. */
export const ashaSession: StoredSession = {
  refreshToken: 'first',
  uid: 'uid-of-asha',
  account: 'asha@example.com',
  companyId: null,
  projectId,
  since: sampleServerTime - 60,
  language: 'en',
};
export const ashaClaims = {
  sub: ashaSession.uid,
  aud: projectId,
  iat: sampleServerTime,
  auth_time: sampleServerTime - 60,
  email: 'asha@example.com',
};
/** Returns an unsigned ID token with these claims. */
export const createIdToken = (given: object): string =>
  `e30.${toBase64Url(new TextEncoder().encode(JSON.stringify(given)))}.`;

/** The status and the body of the token service's answer. */
export type TokenServiceAnswer = readonly [number, object];
export const renewedSessionAnswer: TokenServiceAnswer = [
  200,
  { id_token: createIdToken(ashaClaims), refresh_token: 'second' },
];
export const endedSessionAnswer: TokenServiceAnswer = [400, { error: { message: 'TOKEN_EXPIRED' } }];
export const outageAnswer: TokenServiceAnswer = [503, { error: { message: 'UNAVAILABLE' } }];

/** Deletes the stored session, the tab's storage and the cookies. */
export function clearBrowserStorage(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
  sessionStorage.clear();
  // Max-Age is -1, because happy-dom deletes a cookie with Max-Age=0 only after a millisecond.
  for (const name of Object.values(getCookieNames(cookiePrefix))) setCookie(`${name}=; Max-Age=-1`);
}

/** Sets a cookie in the same way as a card or another page below the cookie domain. */
export function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
  document.cookie = `${cookie}; Path=/; Domain=localhost`;
}

/**
 * Stubs the token service with these answers and repeats the last one. Returns the refresh tokens that were sent.
 * `others` answers all other requests. `meanwhile` does the work of another tab during the first request.
 */
export function stubTokenService(
  answers: readonly TokenServiceAnswer[],
  others: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch')),
  meanwhile: () => Promise<unknown> = async () => undefined,
): readonly string[] {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.includes('securetoken')) return others(url, init);
    sent.push(new URLSearchParams(`${init.body}`).get('refresh_token') ?? '');
    if (sent.length === 1) await meanwhile();
    const [status, answer] = answers[Math.min(sent.length, answers.length) - 1] ?? renewedSessionAnswer;
    return Response.json(answer, { status });
  });
  return sent;
}

export async function pressButton<Step extends object>(step: Step): Promise<Step> {
  if (!('press' in step) || typeof step.press !== 'function') throw new Error(`no button on ${JSON.stringify(step)}`);
  return step.press();
}
