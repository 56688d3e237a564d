import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { pageTexts } from './page-texts.ts';
import { renderMessagePage } from './pages/page.ts';

const { title, line } = pageTexts.tooManyCookies;

/**
 * Answers a request whose headers exceed 16 kB with a page of instructions. Node's own answer would be empty. Another
 * page can make the headers so large by setting cookies.
 */
export function explainHeaderOverflow(server: EventEmitter): void {
  server.on('clientError', async ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || code === 'ECONNRESET') return socket.destroy();
    const isOverflow = /^HPE_HEADER_OVERFLOW$/.test(`${code}`);
    const status = isOverflow ? '431 Request Header Fields Too Large' : '400 Bad Request';
    const body = isOverflow ? `${await renderMessagePage(title, line)}` : '';
    const headers = ['Content-Type: text/html; charset=utf-8', 'Cache-Control: no-store', 'Connection: close'];
    return socket.end(
      [`HTTP/1.1 ${status}`, ...headers, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'),
    );
  });
}
