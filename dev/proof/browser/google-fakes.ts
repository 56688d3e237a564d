import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';

/** The fake of each of Google's scripts, by host and path. */
const files: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'www.google.com': {
    '/recaptcha/api.js': 'fake-recaptcha.js',
    '/recaptcha/enterprise.js': 'fake-recaptcha-enterprise.js',
  },
  'apis.google.com': { '/js/api.js': 'fake-gapi.js' },
};

/** True for the address of a script that has a fake. */
export const isFakedAddress = ({ protocol, hostname, pathname }: URL): boolean =>
  protocol === 'https:' && files[hostname]?.[pathname] !== undefined;

/**
 * Handlers that serve the fakes, by Google's host names. They close the connection of a request for any other address.
 */
export const googleFakes: Readonly<Record<string, RequestListener>> = Object.fromEntries(
  Object.entries(files).map(([host, fakes]) => [
    host,
    ({ url = '' }, response) => {
      const file = fakes[new URL(url, `https://${host}`).pathname];
      if (file === undefined) response.destroy();
      else
        response
          .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
          .end(readFileSync(join(import.meta.dirname, 'fakes', file)));
    },
  ]),
);

/**
 * Returns Chromium's argument that maps Google's hosts to a local port and makes every other outside host unresolvable.
 * Unlike Playwright's routes it does not pause each request.
 */
export function hostRulesArgument(port: number): string {
  const google = Object.keys(files).map((host) => `MAP ${host}:443 127.0.0.1:${port}`);
  const own = ['localhost', '*.localhost', '127.0.0.1'].map((host) => `EXCLUDE ${host}`);
  return `--host-resolver-rules=${[...google, 'MAP * ~NOTFOUND', ...own].join(', ')}`;
}
