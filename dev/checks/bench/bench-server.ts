import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { listenAsService, type Service } from '../../services/service.ts';

type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

/** The headers that this server does not copy from the site's server. */
const replaced = ['cache-control', 'connection', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding'];

/**
 * Serves a build from memory. Files are compressed once (brotli 11), and browsers do not cache them. `pages` has the
 * HTML of additional pages by path. `site` is the origin of the site's server.
 */
export function startBenchServer(port: number, pages: ReadonlyMap<string, string>, site: string): Promise<Service> {
  const answers = new Map<string, Promise<Answer>>();
  const make = async (path: string): Promise<Answer> => {
    const html = pages.get(path);
    if (html !== undefined) return compressed(200, { 'content-type': 'text/html; charset=utf-8' }, Buffer.from(html));
    const response = await fetch(site + path, { headers: { 'accept-encoding': 'identity' }, redirect: 'manual' });
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !replaced.includes(name)));
    return compressed(response.status, headers, Buffer.from(await response.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', site);
    const answer = answers.get(pathname) ?? make(pathname);
    answers.set(pathname, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: Error) => response.writeHead(500, { 'content-type': 'text/plain' }).end(error.message),
    );
  });
  // Keeps connections open, so that a run does not need a new handshake.
  server.keepAliveTimeout = 60_000;
  return listenAsService(server, port, { name: 'Bench', address: `http://localhost:${port}` });
}

function compressed(status: number, headers: Readonly<Record<string, string>>, content: Buffer): Answer {
  const body = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  const encoding = { 'content-encoding': 'br', 'content-length': String(body.length), 'cache-control': 'no-store' };
  return { status, headers: { ...headers, ...encoding }, body };
}
