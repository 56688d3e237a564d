import { createServer, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { listen, type Service } from '../services/service.ts';

/** What stands before the Auth emulator; `state` makes its answers late, or failures. */
export type AuthDoor = Service & { readonly state: { fails: boolean; lateMs: number } };

/** Stands before the Auth emulator at `port`, where the application looks for it, and hands everything on. */
export async function startAuthDoor(port: number, emulatorPort: number): Promise<AuthDoor> {
  const state = { fails: false, lateMs: 0 };
  const server = createServer(async (asked, answer) => {
    if (state.lateMs > 0) await setTimeout(state.lateMs);
    // Not 503: Google's own SDK asks four times more after that, which takes 7 s.
    if (state.fails) return answer.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"outage"}');
    const { method, url, headers } = asked;
    const onward = request({ host: '127.0.0.1', port: emulatorPort, method, path: url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    });
    onward.once('error', () => answer.destroy());
    return asked.pipe(onward);
  });
  return { ...(await listen(server, port, { name: 'Auth emulator', address: `http://localhost:${port}` })), state };
}
