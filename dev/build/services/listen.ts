import type { Server } from 'node:net';
import type { Service } from './service.ts';

type ClosableServer = Server & { closeAllConnections?(): void };

/** Turns a server of this process into a Service that listens on 127.0.0.1. */
export async function listen(
  server: ClosableServer,
  port: number,
  shown: Pick<Service, 'name' | 'address' | 'note'>,
): Promise<Service> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    ...shown,
    died: new Promise<never>(() => {}),
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections?.();
      }),
  };
}
