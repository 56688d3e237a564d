import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import type { Settings } from '../settings.ts';
import type { VisitorRequest } from './read-request.ts';

/** The three cookies that the site's card writes below the base domain. */
const siteCookieNames = ({ cookiePrefix: prefix }: Settings): readonly string[] =>
  ['auth_token', 'user_id', 'company_id'].map((name) => `${prefix}_${name}`);

/** The three cookies, as far as they arrived. Only the token proves anything; anybody can write the other two. */
export function readSiteCookies({ cookies }: VisitorRequest, settings: Settings) {
  const names = siteCookieNames(settings).filter((name) => cookies.some(([found]) => found === name));
  const [tokenName, , companyName] = siteCookieNames(settings);
  // Every value: a page below the base domain can put its own before ours, by a longer `Path`.
  const tokens = [...new Set(cookies.filter(([name]) => name === tokenName).map(([, value]) => value))];
  return { tokens, companyId: cookies.find(([name]) => name === companyName)?.[1], names };
}

const third = { path: '/', secure: true, sameSite: 'None' } as const;

/** Deletes the site's three cookies, as /session?sign-out does too. */
export function deleteSiteCookies(context: Context, settings: Settings): void {
  for (const name of siteCookieNames(settings))
    deleteCookie(context, name, { ...third, domain: settings.cookieDomain });
}

/** Folders of a path that are looked at. */
const deepest = 5;
/** Bytes of the lines that delete them: nginx passes 4 kB of headers (`proxy_buffer_size`), and the others need one. */
const mostBytes = 2900;
const lineBytes = 'Set-Cookie: =; Max-Age=0; Domain=; Path=; Secure; SameSite=None; Partitioned'.length + 4;

/** Deletes every token that can have arrived at `page`, by each domain, path and partition (RFC 6265, 5.3). */
export function deletePlantedTokens(context: Context, settings: Settings, page: string): void {
  const [name = ''] = siteCookieNames(settings);
  const host = new URL(settings.appOrigin).hostname.split('.');
  const above = host.map((_, index) => `.${host.slice(index).join('.')}`).slice(0, -1);
  const parts = new URL(page, settings.appOrigin).pathname.split('/').slice(1, deepest + 1);
  // No cookie can name a path with a semicolon, which ends its attribute.
  const folders = parts
    .map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    .filter((each) => !each.includes(';'));
  const paths = new Set(['/', ...folders.flatMap((folder) => [folder, `${folder}/`])]);
  let left = mostBytes;
  // First those that a page of another host below the base domain can plant.
  for (const domain of new Set([settings.cookieDomain, ...above, '']))
    for (const path of paths)
      for (const partitioned of [false, true]) {
        left -= lineBytes + name.length + domain.length + path.length;
        if (left >= 0) deleteCookie(context, name, { ...third, path, partitioned, ...(domain && { domain }) });
      }
}
