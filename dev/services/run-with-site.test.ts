import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { appOriginVariable, readPorts } from '../base/ports.ts';
import { readBuildSettings } from '../settings/read-build-settings.ts';
import { freePorts } from './free-ports.ts';
import { readAppOption } from './run-with-site.ts';
import { listen } from './service.ts';
import { startOwnApplication } from './start-application.ts';

const read = (...args: readonly string[]) =>
  readAppOption(args, { command: 'npm start', ports: readPorts({}), beside: ['auth', 'firestore', 'site'] });

test('an application of one’s own is an origin of localhost, and the demo’s card and site lead there', () => {
  expect(read()).toBeNull();
  expect(read('--app', 'http://localhost:3000')).toBe('http://localhost:3000');
  const app = read('--app=https://localhost:7001/') ?? '';
  const { values } = readBuildSettings({ [appOriginVariable]: app }, { demoSite: 'http://localhost:5173' });
  expect(values).toMatchObject({
    VITE_APP_URL: 'https://localhost:7001',
    VITE_APP_LOGIN_URL: 'https://localhost:7001/login',
    VITE_SITE_ORIGIN: 'http://localhost:5173',
  });
});

test.each([
  [['--app', 'localhost:8000'], '--app localhost:8000: is no address such as http://localhost:8000.'],
  [['--app', 'http://127.0.0.1:8000'], 'reach the host localhost alone: http://localhost:8000.'],
  [['--app', 'http://localhost:8000/shop'], 'an origin is needed, without a path: http://localhost:8000.'],
  [['--app', 'http://localhost:8080'], 'port 8080 is firestore’s here: another port for either, ACCT_FIRESTORE_PORT '],
  [['--app'], "Option '--app <value>' argument missing: npm start [-- --app http://localhost:8000]"],
  [['--aap', 'http://localhost:8000'], "Unknown option '--aap': npm start [-- --app "],
  [['http://localhost:8000'], 'http://localhost:8000: options come behind a --: npm start [-- --app '],
  [['fast'], 'fast: it takes nothing else: npm start [-- --app '],
])('%j is refused with the cure', (args, line) => {
  expect(() => read(...args)).toThrow(line);
});

test('where nothing answers yet that is said, and nothing waits for it or ends with it', async () => {
  const [port = 0] = await freePorts(1);
  const origin = `http://localhost:${port}`;
  expect((await startOwnApplication(origin)).note).toMatch(/^yours: nothing answers there yet/);
  const server = await listen(createServer(), port, { name: 'Application', address: origin });
  const own = await startOwnApplication(origin);
  expect(own.note).toBe('yours');
  await server.stop();
  expect(await Promise.race([own.died, Promise.resolve('goes on')])).toBe('goes on');
});
