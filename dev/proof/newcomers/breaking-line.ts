import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A line to the package registry that breaks in the middle. */
export type BreakingLine = {
  /** For npm's `https-proxy`. */
  readonly address: string;
  readonly isBroken: () => boolean;
  /** From now on it carries whatever is asked for. */
  readonly mend: () => void;
  readonly stop: () => Promise<void>;
};

/** A proxy for https on 127.0.0.1 that looks into nothing; once `bytes` have come through it, it ends every connection, and each new one. */
export async function breakingLine(bytes: number): Promise<BreakingLine> {
  const open = new Set<Socket>();
  let carried = 0;
  let limit = bytes;
  const isBroken = (): boolean => carried >= limit;
  const server = createServer((_, response) => {
    response.writeHead(501).end('This line carries https alone.');
  });
  server.on('connect', (request, near: Socket) => {
    const [host = '', port] = (request.url ?? '').split(':');
    if (isBroken()) return near.destroy();
    const far = connect(Number(port ?? 443), host, () => near.write('HTTP/1.1 200 Connection Established\r\n\r\n'));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      // A cut connection is what this is for: each end hears of it by the end of the other.
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
    }
    // Before the pipe, so that what breaks the line does not arrive.
    far.on('data', (chunk: Buffer) => {
      carried += chunk.length;
      if (isBroken()) for (const socket of open) socket.destroy();
    });
    near.pipe(far).pipe(near);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isBroken,
    mend: () => {
      limit = Number.POSITIVE_INFINITY;
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
