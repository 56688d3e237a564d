import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { freePorts } from '../../services/free-ports.ts';
import { listenAsService } from '../../services/service.ts';
import { startHttpsHosts } from '../../services/start-https-hosts.ts';
import { googleFakes } from '../browser/google-fakes.ts';

/**
 * Starts a proxy for WebKitGTK. The proxy lets through connections to this machine, serves fakes of Google's scripts,
 * and refuses all other hosts.
 */
export async function startOutsideProxy() {
  const [port = 0, frontPort = 0] = await freePorts(2);
  const front = await startHttpsHosts(frontPort, googleFakes);
  // Lists the open tunnels, because `stop` must close them: the server itself only waits until they close.
  const tunnels = new Set<Socket>();
  const server = createServer().on('connect', ({ url = '' }, socket: Socket) => {
    tunnels.add(socket.once('close', () => tunnels.delete(socket)));
    const { hostname, port: wanted } = new URL(`https://${url}`);
    const onward = connect(hostname.endsWith('localhost') ? Number(wanted) : frontPort, '127.0.0.1');
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    // Closes both connections when one of them closes, since browser and host may close a connection at any time.
    pipeline(socket, onward, socket, () => undefined);
  });
  const proxy = await listenAsService(server, port, { name: 'Proxy', address: `http://127.0.0.1:${port}` });
  return {
    port,
    async stop() {
      for (const tunnel of tunnels) tunnel.destroy();
      await Promise.all([proxy.stop(), front.stop()]);
    },
  };
}
