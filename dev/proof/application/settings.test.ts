import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test, vi } from 'vitest';
import { connectFirebase } from '../../../examples/application/connect-firebase.ts';
import { sessionLength } from '../../../examples/application/session/session-length.ts';
import { readSettings } from '../../../examples/application/settings.ts';
import { readPorts } from '../../base/ports.ts';
import { applicationSettings } from '../../services/start-application.ts';
import { requiredVariables as right } from './visit-application.ts';

test('four settings are required, and the others have defaults', () => {
  expect(readSettings(right)).toEqual({
    port: 3000,
    host: '127.0.0.1',
    projectId: 'acct-live',
    appOrigin: 'https://app.acct.example',
    siteOrigin: 'https://www.acct.example',
    cookiePrefix: 'acct',
    cookieDomain: '.acct.example',
    session: 'cookie',
    sessionHours: 12,
    firestoreOrigin: 'https://firestore.googleapis.com',
    usesFirestoreEmulator: false,
  });
  expect(readSettings({ ...right, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toMatchObject({
    firestoreOrigin: 'http://127.0.0.1:8080',
    usesFirestoreEmulator: true,
  });
});

test('the sample file has every setting that is read, with the values that npm start prints', () => {
  const sample = readFileSync('examples/application/.env.example', 'utf8');
  const read = new Set<string>();
  const env = new Proxy(parseEnv(sample), {
    get: (values, name: string) => {
      read.add(name);
      return values[name];
    },
  });
  readSettings(env);
  const named = Array.from(sample.matchAll(/^(?:# )?([A-Z_]+)=/gm), ([, name]) => name);
  // Google's SDK reads these two variables itself.
  expect(named.sort()).toEqual([...read, 'FIREBASE_AUTH_EMULATOR_HOST', 'GOOGLE_APPLICATION_CREDENTIALS'].sort());
  const origins = { appOrigin: 'http://localhost:3000', siteOrigin: 'http://localhost:5173' };
  expect(parseEnv(sample)).toMatchObject(applicationSettings({ ports: readPorts({}), ...origins }));
});

test.each([
  [{ GOOGLE_CLOUD_PROJECT: '' }, 'GOOGLE_CLOUD_PROJECT is missing.'],
  [{ APP_ORIGIN: 'https://app.acct.example/' }, 'APP_ORIGIN=https://app.acct.example/ is no origin'],
  [{ SITE_ORIGIN: 'www.acct.example' }, 'SITE_ORIGIN=www.acct.example is no origin'],
  [{ COOKIE_DOMAIN: undefined }, 'COOKIE_DOMAIN is missing.'],
  [{ SESSION: 'jwt' }, 'SESSION=jwt is neither cookie nor token.'],
  [{ SESSION_HOURS: '169' }, 'SESSION_HOURS=169 is no whole number from 1 to 168.'],
  [{ PORT: '0' }, 'PORT=0 is no whole number from 1 to 65535.'],
])('a missing or invalid setting throws an error of one line: %o', (change, line) => {
  expect(() => readSettings({ ...right, ...change })).toThrow(line);
});

test.each(['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'])(
  'the variable %s is refused for a project that may be real',
  (name) => {
    vi.stubEnv(name, '127.0.0.1:9099');
    expect(() => connectFirebase('acct-live', { name: `refused-${name}` })).toThrow(
      `${name} is set, but acct-live is no demo- project: unsigned tokens would be accepted. Unset it.`,
    );
    expect(connectFirebase('demo-acct', { name: `taken-${name}` }).options.projectId).toBe('demo-acct');
  },
);

test('the server exits with code 1 and prints one line if an emulator is set and the project may be real', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server.ts'], {
    cwd: 'examples/application',
    env: { PATH: process.env.PATH, ...right, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^The application does not start: FIREBASE_AUTH_EMULATOR_HOST is set, [^\n]+\n$/);
});

test('a session cookie lasts as many hours as SESSION_HOURS says', () => {
  expect(sessionLength(1, 1_800_000_000, 1_800_000_000)).toBe(3600);
});
