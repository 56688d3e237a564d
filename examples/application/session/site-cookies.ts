import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import type { Settings } from '../settings.ts';
import type { RequestParts } from './read-request-parts.ts';

/** Returns the names of the three cookies that the sign-in card on the site writes for the base domain. */
const siteCookieNames = ({ cookiePrefix: prefix }: Settings): readonly string[] =>
  ['auth_token', 'user_id', 'company_id'].map((name) => `${prefix}_${name}`);

/** Reads the site's three cookies from a request. Only the token is signed; the other two prove nothing. */
export function readSiteCookies({ cookies }: RequestParts, settings: Settings) {
  const names = siteCookieNames(settings).filter((name) => cookies.some(([found]) => found === name));
  const [tokenName, , companyName] = siteCookieNames(settings);
  // Reads all values of the cookie. A page below the base domain can set a cookie of the same name with a longer
  // `Path`, and browsers send the cookie with the longer path first.
  const tokens = [...new Set(cookies.filter(([name]) => name === tokenName).map(([, value]) => value))];
  return { tokens, companyId: cookies.find(([name]) => name === companyName)?.[1], names };
}

const third = { path: '/', secure: true, sameSite: 'None' } as const;

/** Deletes the site's three cookies, like the site's /session?sign-out. */
export function deleteSiteCookies(context: Context, settings: Settings): void {
  for (const name of siteCookieNames(settings))
    deleteCookie(context, name, { ...third, domain: settings.cookieDomain });
}

/** The greatest number of folders in a path for which cookies are deleted. */
const deepest = 5;
/**
 * The maximum size in bytes of the headers that delete cookies. The proxy nginx accepts 4 kB of headers
 * (`proxy_buffer_size`), and the other headers need 1 kB.
 */
const mostBytes = 2900;
const lineBytes = 'Set-Cookie: =; Max-Age=0; Domain=; Path=; Secure; SameSite=None; Partitioned'.length + 4;

/** Deletes every token that a browser can have sent to `page`, for each domain, path and partition (RFC 6265, 5.3). */
export function deletePlantedTokens(context: Context, settings: Settings, page: string): void {
  const [name = ''] = siteCookieNames(settings);
  const host = new URL(settings.appOrigin).hostname.split('.');
  const above = host.map((_, index) => `.${host.slice(index).join('.')}`).slice(0, -1);
  const parts = new URL(page, settings.appOrigin).pathname.split('/').slice(1, deepest + 1);
  // A semicolon ends the attribute `Path`, so no cookie has a path with a semicolon.
  const folders = parts
    .map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    .filter((each) => !each.includes(';'));
  const paths = new Set(['/', ...folders.flatMap((folder) => [folder, `${folder}/`])]);
  let left = mostBytes;
  // Lists first the cookies that another host below the base domain can plant.
  for (const domain of new Set([settings.cookieDomain, ...above, '']))
    for (const path of paths)
      for (const partitioned of [false, true]) {
        left -= lineBytes + name.length + domain.length + path.length;
        if (left >= 0) deleteCookie(context, name, { ...third, path, partitioned, ...(domain && { domain }) });
      }
}
