import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Settings } from '../settings.ts';

/** The three cookies that the site's card writes below the base domain. */
const siteCookieNames = ({ cookiePrefix: prefix }: Settings): readonly string[] =>
  ['auth_token', 'user_id', 'company_id'].map((name) => `${prefix}_${name}`);

/** What arrived of the three. Only the token can prove anything: `acct_user_id` and `acct_company_id` are anybody's words. */
export function readSiteCookies(context: Context, settings: Settings) {
  const names = siteCookieNames(settings).filter((name) => getCookie(context, name) !== undefined);
  const [token, , companyId] = siteCookieNames(settings).map((name) => getCookie(context, name));
  return { token, companyId, names };
}

/**
 * The application's own cookies. Over https their names begin with `__Host-`: browsers then take them from this very host alone, so
 * that no other page below the base domain can plant somebody else's session.
 */
const ownName = ({ appOrigin }: Settings, name: 'session' | 'asked'): string =>
  `${appOrigin.startsWith('https:') ? '__Host-' : ''}app_${name}`;
const own = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;

/** The session cookie's value; undefined when there is none. */
export const readSessionCookie = (context: Context, settings: Settings): string | undefined =>
  getCookie(context, ownName(settings, 'session'));

export function writeSessionCookie(context: Context, settings: Settings, value: string, seconds: number): void {
  setCookie(context, ownName(settings, 'session'), value, { ...own, maxAge: seconds });
}

export function deleteSessionCookie(context: Context, settings: Settings): void {
  deleteCookie(context, ownName(settings, 'session'), own);
}

/** Deletes the site's three cookies, as /session?sign-out does too. */
export function deleteSiteCookies(context: Context, settings: Settings): void {
  const site = { path: '/', domain: settings.cookieDomain, secure: true, sameSite: 'None' } as const;
  for (const name of siteCookieNames(settings)) deleteCookie(context, name, site);
}

/** The pages for which this visitor was sent to /session a moment ago, by marks: a browser may open several again at once. */
const asked = (context: Context, settings: Settings): readonly string[] =>
  getCookie(context, ownName(settings, 'asked'))?.split('.') ?? [];
const mark = (path: string): string => createHash('sha256').update(path).digest('base64url').slice(0, 8);

/** Whether this visitor was sent to /session for this page a moment ago. */
export const wasAsked = (context: Context, settings: Settings, path: string): boolean =>
  asked(context, settings).includes(mark(path));

/** Remembers for a minute that the visitor was sent to /session for this page: enough for two slow page loads. */
export function rememberAsked(context: Context, settings: Settings, path: string): void {
  const marks = [...asked(context, settings), mark(path)].slice(-20);
  setCookie(context, ownName(settings, 'asked'), marks.join('.'), { ...own, maxAge: 60 });
}

export function forgetAsked(context: Context, settings: Settings): void {
  if (asked(context, settings).length > 0) deleteCookie(context, ownName(settings, 'asked'), own);
}
