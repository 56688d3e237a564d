import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { appOriginVariable, readPorts } from '../base/ports.ts';
import { readBuildSettings } from '../settings/read-build-settings.ts';
import { freePorts } from './free-ports.ts';
import { readAppOption } from './run-application-with-site.ts';
import { listenAsService } from './service.ts';
import { describeDeveloperApplication } from './start-application.ts';

const read = (...args: readonly string[]) =>
  readAppOption(args, { command: 'npm start', ports: readPorts({}), beside: ['auth', 'firestore', 'site'] });

test('--app accepts an origin of localhost, and the demo’s card and site link to that origin', () => {
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
  [['--app', 'localhost:8000'], '--app localhost:8000: is not an address such as http://localhost:8000.'],
  [['--app', 'http://127.0.0.1:8000'], 'reach only the host localhost: http://localhost:8000.'],
  [['--app', 'http://localhost:8000/shop'], 'write the origin without a path: http://localhost:8000.'],
  [
    ['--app', 'http://localhost:8080'],
    'port 8080 is used by firestore: change one of the two ports (ACCT_FIRESTORE_PORT ',
  ],
  [['--app'], "Option '--app <value>' argument missing: npm start [-- --app http://localhost:8000]"],
  [['--aap', 'http://localhost:8000'], "Unknown option '--aap': npm start [-- --app "],
  [['http://localhost:8000'], 'http://localhost:8000: write -- before options: npm start [-- --app '],
  [['fast'], 'fast: unknown argument: npm start [-- --app '],
])('npm start refuses the arguments %j, and prints one line with the correct usage', (args, line) => {
  expect(() => read(...args)).toThrow(line);
});

test('npm start checks once whether the developer’s own application runs, and continues if the application is not running or stops', async () => {
  const [port = 0] = await freePorts(1);
  const origin = `http://localhost:${port}`;
  expect((await describeDeveloperApplication(origin)).note).toMatch(/^yours: nothing answers there yet/);
  const server = await listenAsService(createServer(), port, { name: 'Application', address: origin });
  const own = await describeDeveloperApplication(origin);
  expect(own.note).toBe('yours');
  await server.stop();
  expect(await Promise.race([own.died, Promise.resolve('goes on')])).toBe('goes on');
});
