import { createServer, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { breakingLine } from './breaking-line.ts';

const registry: Server = createServer((_, response) => response.end('x'.repeat(1000)));
await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
const line = await breakingLine(2500);
afterAll(async () => {
  await line.stop();
  registry.close();
});

/** Asks the registry for a package through the line; the length of what comes, or the error. */
function ask(): Promise<number | string> {
  const { port } = registry.address() as AddressInfo;
  const { hostname, port: its } = new URL(line.address);
  return new Promise((resolve) => {
    const tunnel = request({ host: hostname, port: its, method: 'CONNECT', path: `127.0.0.1:${port}` });
    tunnel.on('error', () => resolve('broken'));
    tunnel.on('connect', (_, socket: Socket) => {
      const asked = request({ createConnection: () => socket, path: '/package' });
      asked.on('error', () => resolve('broken'));
      asked.on('response', (answer) => {
        let length = 0;
        answer.on('data', (chunk: Buffer) => {
          length += chunk.length;
        });
        answer.on('error', () => resolve('broken')).on('end', () => resolve(length));
      });
      asked.end();
    });
    tunnel.end();
  });
}

test('a line carries what is asked for, breaks after so many bytes, and once mended carries again', async () => {
  expect(await ask()).toBe(1000);
  expect(line.isBroken()).toBe(false);
  expect(await ask()).toBe(1000);
  expect(await ask()).toBe('broken');
  expect(await ask()).toBe('broken');
  expect(line.isBroken()).toBe(true);
  line.mend();
  expect(await ask()).toBe(1000);
});
