import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readPorts } from '../../base/ports.ts';
import { demoSettings } from '../../settings/read-build-settings.ts';
import { refuseSignedCard, signedCardCheckOptOutVariable } from './refuse-signed-card.ts';

type Answer = { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

let live: Answer = { status: 404 };
const server = createServer((_, response) => response.writeHead(live.status, live.headers).end('card')).listen(0);
afterAll(() => server.close());

function building(env: Readonly<Record<string, string>> = {}, mode: 'live' | 'demo' = 'live'): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const { values } = demoSettings(readPorts({}), { site: `http://localhost:${port}` });
  return refuseSignedCard({ mode, values }, env);
}

describe('when the live card is signed', () => {
  beforeEach(() => {
    live = { status: 200, headers: { 'Signature-Input': 'key1=("unencoded-digest";sf);keyid="abc"' } };
  });

  test('a live build stops and says what partners have to remove from their pages', async () => {
    await expect(building()).rejects.toThrow('remove integrity from the moving tag');
    await expect(building()).rejects.toThrow(`${signedCardCheckOptOutVariable}=1`);
  });

  test.each([
    ['the owner has confirmed that partners removed `integrity`', { [signedCardCheckOptOutVariable]: '1' }, 'live'],
    ['it omits earlier releases', { ACCT_WITHOUT_EARLIER_RELEASES: '1' }, 'live'],
    ['it is the demo, which replaces nothing', {}, 'demo'],
  ] as const)('a build continues when %s', async (_, env, mode) => {
    await expect(building(env, mode)).resolves.toBeUndefined();
  });
});

test.each([
  ['there is no live card', { status: 404 }],
  ['the live card is not signed', { status: 200 }],
])('a live build continues when %s', async (_, answer) => {
  live = answer;
  await expect(building()).resolves.toBeUndefined();
});

test('a live build stops when the live card cannot be read', async () => {
  live = { status: 503 };
  await expect(building()).rejects.toThrow('answers with status 503');
});
