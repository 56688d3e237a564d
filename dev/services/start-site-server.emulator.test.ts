import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectId } from '../base/ports.ts';
import { removeTemporaryFolders, temporaryFolder } from '../proof/unit/temporary-folder.ts';
import { freePorts } from './free-ports.ts';
import type { Service } from './service.ts';
import { startChild } from './start-child.ts';
import { startSiteServer } from './start-site-server.ts';

const { resolve } = createRequire(import.meta.url);
const firebaseTools = resolve('firebase-tools/package.json');
const build = temporaryFolder('hosting');
const servers: Service[] = [];

beforeAll(async () => {
  for (const name of ['index', 'login', '404', 'hi/index', 'assets/a b', 'widget/v1/card', '.hidden']) {
    const file = join(build, 'site', /widget|assets/.test(name) ? `${name}.js` : `${name}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `<h1>${name}</h1>`.repeat(200));
  }
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: object };
  const [port = 0, ours = 0, hub = 0, logging = 0] = await freePorts(4);
  const host = '127.0.0.1';
  const others = { hub: { host, port: hub }, logging: { host, port: logging }, ui: { enabled: false } };
  const config = { hosting: { ...hosting, public: 'site' }, emulators: { hosting: { host, port }, ...others } };
  writeFileSync(join(build, 'firebase.json'), JSON.stringify(config));
  servers.push(
    await startChild({
      name: 'Hosting emulator',
      address: `http://${host}:${port}`,
      command: process.execPath,
      args: [join(dirname(firebaseTools), 'lib/bin/firebase.js'), 'emulators:start', '--project', projectId],
      cwd: build,
      // Disables the update check of firebase-tools.
      env: { CI: '1' },
      logFile: join(build, 'emulator.log'),
      ready: /All emulators ready/,
    }),
    await startSiteServer({ port: ours, build }),
  );
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  removeTemporaryFolders();
});

test('startSiteServer and the Hosting emulator use the same installed copy of superstatic', () => {
  expect(createRequire(firebaseTools).resolve('superstatic/package.json')).toBe(resolve('superstatic/package.json'));
});

test.each([
  '/?a=b',
  '/index.html',
  '/hi/',
  '/login',
  '/login.html?a=b',
  '/assets/a%20b.js',
  '/widget/v1/card.js',
  '/.hidden',
  '/..%2Ffirebase.json',
  '/no/such/page/',
])('startSiteServer answers %s with the same status, headers and body as the Hosting emulator', async (path) => {
  const ask = async ({ address }: Service) => {
    const answer = await fetch(address + path, { redirect: 'manual', headers: { 'accept-encoding': 'gzip' } });
    const { date: _, ...headers } = Object.fromEntries(answer.headers);
    return { status: answer.status, headers, body: await answer.text() };
  };
  const [emulator, ours] = await Promise.all(servers.map(ask));
  expect(ours).toEqual(emulator);
});
