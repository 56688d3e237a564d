import { randomUUID } from 'node:crypto';
import { type RequestListener, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';

/** A file that a test has written for the browser. */
type ServedFile = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

const folder = '/of-tests/';

/**
 * Returns a function that lets a handler also serve the files that tests have written. A route of Playwright could
 * serve these files too, but would pause every request of the page and disable the HTTP cache.
 */
export function createServedPages(): (handler: RequestListener) => RequestListener {
  const files = new Map<string, ServedFile>();
  return (handler) => (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(folder)) return handler(request, response);
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.once('end', () => {
        files.set(pathname, JSON.parse(Buffer.concat(chunks).toString()) as ServedFile);
        response.writeHead(204).end();
      });
      return;
    }
    const file = files.get(pathname);
    if (file) response.writeHead(200, file.headers).end(file.body);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end(`No test has written ${pathname}.`);
  };
}

/** Writes a page, or a file of another `content-type`, at a new address of a test's server. Resolves to the address. */
export function servePage(
  origin: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { protocol, host, hostname, port } = new URL(origin);
  const path = folder + randomUUID();
  const file: ServedFile = { body, headers: { 'content-type': 'text/html', ...headers } };
  const [send, secure] =
    protocol === 'https:' ? [requestByHttps, { servername: hostname, rejectUnauthorized: false }] : [requestByHttp, {}];
  return new Promise((resolve, reject) => {
    send({ ...secure, host: '127.0.0.1', port, path, method: 'PUT', headers: { host } }, (answer) => {
      answer.resume();
      if (answer.statusCode === 204) resolve(origin + path);
      else reject(new Error(`${origin} answered ${answer.statusCode} to a page of a test.`));
    })
      .once('error', reject)
      .end(JSON.stringify(file));
  });
}
