import { request as ask, createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createForwardingHandler } from '../../../proof/browser/create-forwarding-handler.ts';
import { freePorts } from '../../../services/free-ports.ts';
import { listenAsService } from '../../../services/service.ts';
import type { EmulatorHosts } from './owner-fixture.ts';

/** True for a request that changes data in either emulator. */
const isChange = (url = ''): boolean => /:commit|accounts:(update|delete)/.test(url);

/**
 * Starts proxies for both emulators. The proxies forward `changes` requests that change data, and then refuse every
 * request. If `isLastLost` is true, the last change is made, but its answer is lost.
 */
export async function startInterruptingProxy(
  origins: EmulatorHosts,
  changes: number,
  { isLastLost = false }: { readonly isLastLost?: boolean } = {},
): Promise<EmulatorHosts & { readonly stop: () => Promise<unknown> }> {
  let seen = 0;
  let isCut = false;
  const before = (origin: string): RequestListener => {
    const port = Number(new URL(origin).port);
    const forward = createForwardingHandler(port);
    return (request, response) => {
      if (isChange(request.url)) seen += 1;
      const isLost = isLastLost && isChange(request.url) && seen === changes;
      if (!isCut && !isLost && seen <= changes) return forward(request, response);
      isCut = true;
      if (!isLost) return refuse(response);
      const { method, url: path, headers } = request;
      const onward = ask({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        answer.resume().once('end', () => refuse(response));
      });
      request.pipe(onward);
    };
  };
  const [firestorePort = 0, authPort = 0] = await freePorts(2);
  const at = (port: number) => `http://localhost:${port}`;
  const servers = await Promise.all([
    listenAsService(createServer(before(origins.firestore)), firestorePort, {
      name: 'Cut',
      address: at(firestorePort),
    }),
    listenAsService(createServer(before(origins.auth)), authPort, { name: 'Cut', address: at(authPort) }),
  ]);
  const stop = () => Promise.all(servers.map((server) => server.stop()));
  return { firestore: at(firestorePort), auth: at(authPort), stop };
}

/** The proxy answers with an error that no SDK retries. */
function refuse(response: ServerResponse): void {
  const body = { error: { code: 403, status: 'PERMISSION_DENIED', message: 'cut off' } };
  response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
