import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readSession, type SessionOptions } from './read-session.ts';
import { sessionPage } from './session-page.ts';

export type MainAppOptions = SessionOptions & {
  /** Base domain of the three cookies: `localhost` or `.acct.localhost`. */
  readonly cookieDomain: string;
  /** Full address of the site's login page. */
  readonly loginUrl: string;
};

/**
 * An example of the main application: `/` and `/login` show the session, `/session.json` gives it to tests,
 * POST `/sign-out` clears the cookies. A development aid: answers loopback only and refuses projects that are not `demo-`.
 */
export function createMainApp(options: MainAppOptions): RequestListener {
  if (!options.projectId.startsWith('demo-')) throw new Error('The example application serves demo- projects only.');
  return (request, response) => {
    if (!/^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '')) {
      return send(response, 403, 'text/plain', 'The example application answers this machine only.');
    }
    void answer(request, response, options).catch((error: Error) => {
      console.error(`Main application: ${error.message}`);
      send(response, 500, 'text/plain', 'The example application failed: see its console.');
    });
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, options: MainAppOptions): Promise<void> {
  const path = (request.url ?? '/').split('?')[0];
  if (request.method === 'POST' && path === '/sign-out') return signOut(request, response, options);
  if (request.method !== 'GET') return send(response, 405, 'text/plain', 'Only GET, and POST /sign-out.');
  if (path !== '/' && path !== '/login' && path !== '/session.json')
    return send(response, 404, 'text/plain', 'Not found.');
  const session = await readSession(request.headers.cookie, options);
  if (path === '/session.json') return send(response, 200, 'application/json', JSON.stringify(session));
  send(response, 200, 'text/html', sessionPage(session, options));
}

function signOut(
  request: IncomingMessage,
  response: ServerResponse,
  { cookiePrefix, cookieDomain }: MainAppOptions,
): void {
  // The cookies are SameSite=None, so any page could post here: only our own form may.
  const { origin, host } = request.headers;
  if (origin !== undefined && origin.replace(/^https?:\/\//, '') !== host) {
    send(response, 403, 'text/plain', 'Sign out from the application itself.');
    return;
  }
  const cookies = ['auth_token', 'user_id', 'company_id'].map(
    (name) => `${cookiePrefix}_${name}=; Domain=${cookieDomain}; Path=/; Max-Age=0; Secure; SameSite=None`,
  );
  response.writeHead(303, { 'set-cookie': cookies, location: '/' }).end();
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; connect-src 'self'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'",
  });
  response.end(body);
}
