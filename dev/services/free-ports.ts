import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { getPortVariable, type ServiceName, type ServicePorts } from '../base/ports.ts';
import { CommandError } from '../base/run-tool.ts';

/**
 * The ports in this range are lower than those of outgoing connections. Otherwise a connection could take a port before
 * the server for which it was found starts.
 */
const portRange = { first: 20_000, end: 32_000 };

/** Finds `count` different TCP ports that are free on both loopback addresses. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(portRange.first, portRange.end);
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}

/** Throws a CommandError of one line that names every taken port and the variable that changes it. */
export async function assertPortsFree(ports: ServicePorts, services: readonly ServiceName[]): Promise<void> {
  const taken: string[] = [];
  for (const service of services) {
    if (!(await isFree(ports[service]))) taken.push(`${ports[service]} (${service}, ${getPortVariable(service)})`);
  }
  if (taken.length === 0) return;
  const what = taken.length === 1 ? `Port ${taken[0]} is` : `Ports ${taken.join(', ')} are`;
  throw new CommandError(
    `${what} already in use: end the program that uses it, or set another port with that variable.`,
  );
}

/** Checks both loopback addresses, because a server on either address would answer requests to `localhost`. */
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
