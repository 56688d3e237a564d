import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { freePorts } from '../../build/services/free-ports.ts';
import { listen } from '../../build/services/listen.ts';
import type { Service } from '../../build/services/service.ts';
import { startHttpsFront } from '../browser/start-https-front.ts';

const fakes = join(import.meta.dirname, '../browser/fakes');
/** Google's two scripts, by their host. */
const standIns = {
  'www.google.com': 'fake-recaptcha.js',
  'apis.google.com': 'fake-gapi.js',
} as const;

/**
 * A proxy that every engine can be told to use, whatever it can do for tests besides: what is on this machine is reached, Google's two
 * scripts are stand-ins, and nothing gets out.
 */
export async function startOutsideProxy(): Promise<Service & { readonly port: number }> {
  const [port = 0, frontPort = 0] = await freePorts(2);
  const hosts = Object.entries(standIns).map(([host, file]) => {
    const script = readFileSync(join(fakes, file));
    const answer: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    };
    return [host, answer] as const;
  });
  const front = await startHttpsFront(frontPort, Object.fromEntries(hosts));
  const server = createServer((_request, response) => response.writeHead(403).end());
  // The server counts them, but does not close them itself.
  const tunnels = new Set<Socket>();
  server.on('connect', ({ url = '' }, socket: Socket, head: Buffer) => {
    tunnels.add(socket);
    socket.once('close', () => tunnels.delete(socket));
    const { hostname, port: wanted } = new URL(`https://${url}`);
    const isHere = hostname.endsWith('localhost');
    // The other side may go at any time, as browsers do.
    socket.on('error', () => socket.destroy());
    if (!isHere && !(hostname in standIns)) return void socket.resume().end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const onward = connect(isHere ? Number(wanted) : frontPort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('close', () => onward.destroy());
  });
  const proxy = await listen(server, port, { name: 'Proxy', address: `http://127.0.0.1:${port}` });
  return {
    ...proxy,
    port,
    async stop() {
      for (const socket of tunnels) socket.destroy();
      await Promise.all([proxy.stop(), front.stop()]);
    },
  };
}
