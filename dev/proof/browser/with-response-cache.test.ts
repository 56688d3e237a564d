import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { freePorts } from '../../services/free-ports.ts';
import { listenAsService, type Service } from '../../services/service.ts';
import { withResponseCache } from './with-response-cache.ts';

let server: Service | undefined;
afterEach(() => server?.stop());

test('the cache repeats a response for the same address and encoding, and forwards every other request', async () => {
  const asked: string[] = [];
  const handler = withResponseCache((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(request.url === '/gone' ? 404 : 200, { etag: '"1"', 'x-of': request.url });
    response.write('half ');
    response.end(Buffer.from('whole'));
  });
  const [port = 0] = await freePorts(1);
  const address = `http://localhost:${port}`;
  server = await listenAsService(createServer(handler), port, { name: 'Site', address });
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(address + path, init);
    return [answer.status, answer.headers.get('x-of'), await answer.text()];
  };
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await ask('/a?b')).toEqual([200, '/a?b', 'half whole']);
    expect(await ask('/gone')).toEqual([404, '/gone', 'half whole']);
  }
  expect(asked).toEqual(['GET /a?b', 'GET /gone']);
  await ask('/a?b', { headers: { 'accept-encoding': 'br' } });
  await ask('/a?b', { headers: { 'accept-encoding': 'br' } });
  await ask('/a?b', { headers: { 'if-none-match': '"1"' } });
  await ask('/a?b', { method: 'HEAD' });
  expect(asked.slice(2)).toEqual(['GET /a?b', 'GET /a?b', 'HEAD /a?b']);
});
