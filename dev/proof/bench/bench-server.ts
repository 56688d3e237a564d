import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { listen } from '../../build/services/listen.ts';
import type { Service } from '../../build/services/service.ts';
import { afterSignUp, type BenchPage, elsewhere, elsewherePage } from './bench-pages.ts';
import { fakeHanko } from './fake-hanko.ts';
import { peerFiles } from './peers.ts';

export type BenchServerOptions = {
  readonly port: number;
  readonly pages: readonly BenchPage[];
  /** Origin of the built site as it would be hosted; its headers are passed on. */
  readonly site: string;
};
type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

const hankoPath = '/bench/fake/hanko';
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
/** What every answer gets anew, whatever the hosting said. */
const replaced = ['cache-control', 'connection', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding'];

/**
 * One HTTP/1.1 server for all pages: each file is compressed once (brotli 11), kept in memory and sent as it is, so that neither
 * compression nor the disk is ever in a measurement; nothing may be cached by the browser.
 */
export function startBenchServer({ port, pages, site }: BenchServerOptions): Promise<Service> {
  const html = new Map(pages.flatMap((page) => (page.html === undefined ? [] : [[page.path, page.html] as const])));
  html.set(elsewhere, elsewherePage);
  const kept = new Map<string, Promise<Answer>>();
  const make = async (path: string): Promise<Answer> => {
    const page = html.get(path);
    if (page !== undefined) return compressed(200, { 'content-type': 'text/html; charset=utf-8' }, Buffer.from(page));
    const file = peerFiles[path];
    if (file !== undefined) {
      const type = types[extname(file)] ?? 'application/octet-stream';
      return compressed(200, { 'content-type': `${type}; charset=utf-8` }, await readFile(file));
    }
    const call = path.startsWith(hankoPath) ? fakeHanko[path.slice(hankoPath.length)] : undefined;
    if (call) return compressed(200, { 'content-type': 'application/json' }, Buffer.from(JSON.stringify(call)));
    return fromSite(`${site}${path}`);
  };
  const answer = (request: IncomingMessage): Promise<Answer> => {
    const { pathname } = new URL(request.url ?? '/', site);
    const made = kept.get(pathname) ?? make(pathname);
    kept.set(pathname, made);
    return made;
  };
  const server = createServer((request, response) => {
    if (request.url?.startsWith(afterSignUp)) {
      response.writeHead(204).end();
      return;
    }
    answer(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: Error) => response.writeHead(500, { 'content-type': 'text/plain' }).end(error.message),
    );
  });
  // A connection that ends between two runs would cost the next one a new handshake.
  server.keepAliveTimeout = 60_000;
  return listen(server, port, { name: 'Bench', address: `http://localhost:${port}` });
}

async function fromSite(address: string): Promise<Answer> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' }, redirect: 'manual' });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !replaced.includes(name)));
  return compressed(response.status, headers, Buffer.from(await response.arrayBuffer()));
}

function compressed(status: number, headers: Readonly<Record<string, string>>, content: Buffer): Answer {
  const body = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  const encoding = { 'content-encoding': 'br', 'content-length': String(body.length), 'cache-control': 'no-store' };
  return { status, headers: { ...headers, ...encoding }, body };
}
