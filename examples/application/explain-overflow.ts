import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { linePage } from './pages/page.ts';
import { texts } from './texts.ts';

const { title, line } = texts.tooManyCookies;

/**
 * Node refuses a request with more than 16 kB of headers before anything of ours sees it, with an empty page. A page
 * below the base domain can bring that about with a few cookies, so the answer says what to clear.
 */
export function explainOverflow(server: EventEmitter): void {
  server.on('clientError', async ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || code === 'ECONNRESET') return socket.destroy();
    const isOverflow = /^HPE_HEADER_OVERFLOW$/.test(`${code}`);
    const status = isOverflow ? '431 Request Header Fields Too Large' : '400 Bad Request';
    const body = isOverflow ? `${await linePage(title, line)}` : '';
    const headers = ['Content-Type: text/html; charset=utf-8', 'Cache-Control: no-store', 'Connection: close'];
    return socket.end(
      [`HTTP/1.1 ${status}`, ...headers, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'),
    );
  });
}
