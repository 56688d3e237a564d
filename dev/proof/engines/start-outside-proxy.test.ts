import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startOutsideProxy } from './start-outside-proxy.ts';

async function tunnel(port: number, to: string): Promise<{ readonly socket: Socket; readonly answer: string }> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write(`CONNECT ${to} HTTP/1.1\r\nHost: ${to}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return { socket, answer: String(answer).split('\r\n')[0] ?? '' };
}

test('reaches Google’s stand-ins and nothing outside, and stops while browsers hold their tunnels open', async () => {
  const proxy = await startOutsideProxy();
  const refused = await tunnel(proxy.port, 'example.com:443');
  const open = await tunnel(proxy.port, 'www.google.com:443');
  expect(refused.answer).toBe('HTTP/1.1 403 Forbidden');
  expect(open.answer).toBe('HTTP/1.1 200 Connection established');
  await proxy.stop();
  for (const { socket } of [refused, open]) socket.destroy();
});
