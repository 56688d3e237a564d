import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenAsService } from '../../services/service.ts';

export type SlowServerOptions = {
  /** The HTML of the slow pages, by path. Every other file comes from `origin` without a delay. */
  readonly pages: ReadonlyMap<string, string>;
  readonly origin: string;
  /**
   * The minimum size of a piece in bytes. A piece ends after an element and never within a word, because half a word
   * would be painted with another width.
   */
  readonly piece: number;
  /** Milliseconds between two pieces. */
  readonly pause: number;
};

/** Starts a server whose pages arrive in pieces, so that the browser paints the page between two pieces. */
export async function startSlowServer({ pages, origin, piece, pause }: SlowServerOptions) {
  const server = createServer((request, response) => {
    const html = pages.get(request.url ?? '');
    if (html !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      sendInPieces(Buffer.from(html), response, piece, pause);
      return;
    }
    fetch(origin + request.url).then(
      async (answer) => {
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
        response.end(Buffer.from(await answer.arrayBuffer()));
      },
      (error: Error) => response.writeHead(502).end(error.message),
    );
  });
  const { stop } = await listenAsService(server, 0, { name: 'Slow server', address: 'http://localhost' });
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}

function sendInPieces(body: Buffer, response: ServerResponse, piece: number, pause: number): void {
  let sent = 0;
  const timer = setInterval(() => {
    const closing = body.indexOf('</', sent + piece);
    const next = closing < 0 ? body.length : body.indexOf('>', closing) + 1;
    response.write(body.subarray(sent, next));
    sent = next;
    if (sent < body.length) return;
    clearInterval(timer);
    response.end();
  }, pause);
}
