import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '../../build/services/listen.ts';

const path = '/projects/acct-live/databases/(default)/documents/user_profiles/uid-of-asha';
const fields = {
  displayName: { stringValue: 'Asha' },
  phone: { nullValue: null },
  createdAt: { timestampValue: '1970-01-01T00:00:00Z' },
};

/**
 * Firestore's REST interface with the one record of asha. `state.bearer`: in whose name the last record was asked for.
 */
export async function startRecordsStandIn() {
  const state = { bearer: undefined as string | undefined };
  const server = createServer((request, response) => {
    state.bearer = request.headers.authorization;
    const isProfile = request.url?.endsWith(path);
    response.writeHead(isProfile ? 200 : 404).end(JSON.stringify(isProfile ? { fields } : {}));
  });
  const { stop } = await listen(server, 0, { name: 'Firestore', address: '' });
  return { state, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
