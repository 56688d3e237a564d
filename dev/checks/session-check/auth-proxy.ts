import { createServer, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { listenAsService, type Service } from '../../services/service.ts';

/** A proxy for the Auth emulator. Its `state` can delay the emulator's answers or make them fail. */
export type AuthProxy = Service & { readonly state: { fails: boolean; lateMs: number } };

/** Starts a proxy for the Auth emulator at the `port` that the application uses. It forwards every request. */
export async function startAuthProxy(port: number, emulatorPort: number): Promise<AuthProxy> {
  const state = { fails: false, lateMs: 0 };
  const server = createServer(async (asked, answer) => {
    if (state.lateMs > 0) await setTimeout(state.lateMs);
    // The proxy answers 500, because after 503 Google's SDK retries four times, which takes 7 s.
    if (state.fails) return answer.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"outage"}');
    const { method, url, headers } = asked;
    const onward = request({ host: '127.0.0.1', port: emulatorPort, method, path: url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    });
    onward.once('error', () => answer.destroy());
    return asked.pipe(onward);
  });
  return {
    ...(await listenAsService(server, port, { name: 'Auth emulator', address: `http://localhost:${port}` })),
    state,
  };
}
