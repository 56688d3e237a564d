import { createServer } from 'node:http';
import { expect, test } from '../../dev/e2e/test.ts';
import { listen } from '../../dev/services/listen.ts';
import { builtPages } from './built-pages.ts';
import { watchPage } from './page-watch.ts';
import { mainAddresses } from './places.ts';

/** Bytes in a piece, and ms between two: slow enough that the browser paints in between. */
const piece = 1_200;
const pause = 30;

/** A 20th of what search engines call good (0.1): where a piece ends, a line or a pixel may be half there. */
const hardlySeen = 0.005;

for (const width of [360, 1280] as const) {
  test(`a page that arrives in pieces never moves what it has shown, ${width} px wide`, async ({ page, services }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 800 });
    const main = builtPages.filter(({ address }) => mainAddresses.includes(address));
    const bodies = new Map(main.map(({ path, html }) => [path, Buffer.from(html)]));
    const server = createServer((request, response) => {
      const body = bodies.get(request.url ?? '');
      if (body) {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        sendInPieces(body, response);
        return;
      }
      fetch(services.site + request.url).then(
        async (answer) => {
          response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
          response.end(Buffer.from(await answer.arrayBuffer()));
        },
        (error: Error) => response.writeHead(502).end(error.message),
      );
    });
    const slow = await listen(server, 0, { name: 'Slow site', address: 'http://localhost' });
    const address = server.address();
    const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
    const watched = await watchPage(page);
    for (const path of bodies.keys()) {
      await page.goto(origin + path);
      expect((await watched()).layoutShift, path).toBeLessThan(hardlySeen);
    }
    await slow.stop();
  });
}

function sendInPieces(body: Buffer, response: { write(part: Buffer): unknown; end(): unknown }): void {
  let sent = 0;
  const timer = setInterval(() => {
    response.write(body.subarray(sent, sent + piece));
    sent += piece;
    if (sent < body.length) return;
    clearInterval(timer);
    response.end();
  }, pause);
}
