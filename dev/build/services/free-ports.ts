import { createServer, type Server } from 'node:net';

/** Asks the system for `count` different free TCP ports on 127.0.0.1. */
export async function freePorts(count: number): Promise<number[]> {
  // All are held open until the last is known, so that none is given out twice.
  const servers = await Promise.all(Array.from({ length: count }, () => openServer()));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

function openServer(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
