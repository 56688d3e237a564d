import { connect } from 'node:net';
import type { Service } from './service.ts';

const limitMs = 1000;

/**
 * The developer's own application, which is started and ended by hand: looked at once, never waited for, and its end is
 * not that of the rest.
 */
export async function startOwnApplication(origin: string): Promise<Service> {
  const isThere = await answers(new URL(origin));
  return {
    name: 'Main application',
    address: origin,
    note: isThere ? 'yours' : 'yours: nothing answers there yet, start it whenever you like',
    died: new Promise<never>(() => {}),
    stop: async () => {},
  };
}

/** Whether anything listens there. */
function answers({ hostname: host, port, protocol }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port || (protocol === 'https:' ? 443 : 80)), timeout: limitMs });
    const end = (isThere: boolean) => () => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
}
