import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readPorts } from '../base/ports.ts';
import { assertPortsFree, freePorts } from './free-ports.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function takenPort(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as { port: number }).port;
}

test('freePorts returns different free ports below the range of outgoing connections', async () => {
  const [app = 0, site = 0] = await freePorts(2);
  expect(app).not.toBe(site);
  const firstOutgoing = 32_768; // The first port of outgoing connections on Linux. Other systems begin at 49,152.
  expect(Math.max(app, site)).toBeLessThan(firstOutgoing);
  await assertPortsFree({ ...readPorts({}), app, site }, ['app', 'site']);
});

test.each(['127.0.0.1', '0.0.0.0', '::1'])('a port in use on %s is reported with its variable', async (host) => {
  const app = await takenPort(host);
  await expect(assertPortsFree({ ...readPorts({}), app }, ['app'])).rejects.toThrow(
    `Port ${app} (app, ACCT_APP_PORT) is already in use: end the program that uses it, or set another port with that variable.`,
  );
});

test('several ports in use are reported in one line', async () => {
  const [app, site] = [await takenPort('127.0.0.1'), await takenPort('127.0.0.1')];
  const check = assertPortsFree({ ...readPorts({}), app, site }, ['app', 'site']);
  await expect(check).rejects.toThrow(
    `Ports ${app} (app, ACCT_APP_PORT), ${site} (site, ACCT_SITE_PORT) are already in use`,
  );
});
