import { createServer, type Server } from 'node:net';
import { type Ports, portVariable, type ServiceName } from '../base/ports.ts';
import { CommandError } from '../base/run-tool.ts';

/** Asks the system for `count` different free TCP ports on 127.0.0.1. */
export async function freePorts(count: number): Promise<number[]> {
  // All stay open until the last is known, so that none is returned twice.
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

/** Throws one line that names every taken port and the variable that changes it. */
export async function assertPortsFree(ports: Ports, services: readonly ServiceName[]): Promise<void> {
  const taken: string[] = [];
  for (const service of services) {
    if (!(await isFree(ports[service]))) taken.push(`${ports[service]} (${service}, ${portVariable(service)})`);
  }
  if (taken.length === 0) return;
  const what = taken.length === 1 ? `Port ${taken[0]} is` : `Ports ${taken.join(', ')} are`;
  throw new CommandError(`${what} already in use: end what runs there, or set another port by the variable named.`);
}

/** Both loopback addresses count: a server on either would answer for `localhost`. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE') resolve(false);
      else if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') resolve(true);
      else reject(new CommandError(`Port ${port} cannot be used: ${message}`));
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
