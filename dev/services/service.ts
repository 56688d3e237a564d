import { setMaxListeners } from 'node:events';
import type { Server } from 'node:net';

/** A child process or a server of this process that runs until it is stopped. */
export type Service = {
  /** The name that the developer sees, such as "Auth emulator". */
  readonly name: string;
  /** The service's origin, without a trailing slash. */
  readonly address: string;
  /** A remark for the table of addresses. */
  readonly note?: string;
  /** Resolves to a line of text if the service ends without `stop`. Never rejects. */
  readonly died: Promise<string>;
  stop(): Promise<void>;
};

type ClosableServer = Server & { closeAllConnections?(): void };

/** Turns a server of this process into a Service that listens on 127.0.0.1. */
export async function listenAsService(
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

/**
 * Starts all services at once and calls `onReady`. Waits for Ctrl-C, a termination signal or the end of a service, then
 * stops all started services. Returns the exit code: 0 after Ctrl-C, 1 if a service has ended (printed in one line).
 * Rejects with the first error if a service cannot be started.
 */
export async function runServices(
  starting: readonly Promise<Service>[],
  onReady: (services: readonly Service[]) => void,
): Promise<number> {
  setMaxListeners(20, process);
  const interrupted = interruption();
  const started: Service[] = [];
  const all = Promise.all(
    starting.map(async (starter) => {
      const service = await starter;
      started.push(service);
      return service;
    }),
  );
  try {
    const services = await Promise.race([all, interrupted]);
    if (!services) return 0;
    onReady(services);
    const death = await Promise.race([interrupted, ...services.map((service) => service.died)]);
    if (death === undefined) return 0;
    console.error(`${death}. Everything else has been stopped.`);
    return 1;
  } finally {
    // Stops only the services that have started. A service that has not started yet is a child process, which ends
    // together with this process.
    await Promise.all(started.map((service) => service.stop()));
  }
}

/**
 * Resolves at Ctrl-C or a termination signal. Also resolves when the parent process ends, because the shell that npm
 * starts does not forward the signal that ends npm.
 */
function interruption(): Promise<undefined> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(undefined));
    const watch = setInterval(() => process.ppid !== parent && resolve(undefined), 500);
    watch.unref();
  });
}

/** Prints the table of addresses and the time since this process began. */
export function printAddresses(services: readonly Service[], pages: readonly (readonly [string, string])[]): void {
  const rows = [
    ...services.map(({ name, address, note = '' }) => [name, `${address}/`, note] as const),
    ...pages.map(([name, address]) => [name, address, ''] as const),
  ];
  const [first, second] = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map(([name, address, note]) =>
    `  ${name.padEnd(first ?? 0)}  ${address.padEnd(second ?? 0)}  ${note}`.trimEnd(),
  );
  console.log(`\n${lines.join('\n')}\n\nReady in ${(performance.now() / 1000).toFixed(1)} s. Ctrl-C ends all of it.`);
}
