import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { demoSettings } from '../build-settings.ts';
import { readPorts } from '../ports.ts';
import { earlierReleases } from './earlier-releases.ts';

/** What `npm run build` asks a site for, and what it says, with a site whose every answer is a failure. */
async function building(mode: 'demo' | 'live', env: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(500).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const outcome = await earlierReleases({ ...demoSettings(readPorts({}), origin), mode }, env).catch(
    (error: Error) => error.name,
  );
  const lines = said.mock.calls.flat().join('\n');
  said.mockRestore();
  server.close();
  return { asked, outcome, lines };
}

test('a demo build asks nobody', async () => {
  expect(await building('demo', {})).toEqual({ asked: [], outcome: [], lines: '' });
});

test('a live build asks the site it will replace, and stops when that fails', async () => {
  expect(await building('live', {})).toEqual({ asked: ['/widget/releases.json'], outcome: 'CommandError', lines: '' });
});

test('the way out asks nobody, and says what it costs', async () => {
  const { asked, outcome, lines } = await building('live', { ACCT_WITHOUT_EARLIER_RELEASES: '1' });
  expect({ asked, outcome }).toEqual({ asked: [], outcome: [] });
  expect(lines).toContain('lose their card');
});
