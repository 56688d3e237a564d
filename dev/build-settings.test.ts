import { expect, test } from 'vitest';
import { demoSettings, readBuildSettings, settingsAsDefine, withoutBuildSettings } from './build-settings.ts';
import { readPorts } from './ports.ts';

const { VITE_AUTH_EMULATOR: _, VITE_FIRESTORE_EMULATOR: __, ...live } = demoSettings(readPorts({})).values;

test('nothing set is the demo build, on the ports of the environment', () => {
  const { mode, values } = readBuildSettings({ ACCT_AUTH_PORT: '9100', VITE_APP_URL: '  ' });
  expect(mode).toBe('demo');
  expect(values.VITE_AUTH_EMULATOR).toBe('http://localhost:9100');
});

test('some set and some missing stops: every missing and every bad one is named, a line for each', () => {
  const env = { ...withoutBuildSettings(), VITE_APP_URL: 'javascript:alert(1)', VITE_INSTALLER_PATH: 'a.exe' };
  expect(() => readBuildSettings(env)).toThrow(
    [
      'Build settings, each explained in .env.example:',
      '  VITE_APP_URL=javascript:alert(1) is not an https address (http on localhost only)',
      '  VITE_APP_LOGIN_URL is missing',
      '  VITE_SITE_ORIGIN is missing',
      '  VITE_COOKIE_DOMAIN is missing',
      '  VITE_FIREBASE_API_KEY is missing',
      '  VITE_FIREBASE_AUTH_DOMAIN is missing',
      '  VITE_FIREBASE_PROJECT_ID is missing',
      '  VITE_FIREBASE_APP_ID is missing',
      '  VITE_BLOG_URL is missing',
      '  VITE_ANDROID_APP_URL is missing',
      '  VITE_IOS_APP_URL is missing',
      '  VITE_INSTALLER_PATH=a.exe is not a path of this site, starting with /',
    ].join('\n'),
  );
});

test('everything set is the live build, without emulators', () => {
  const settings = readBuildSettings({ ...live, VITE_BLOG_URL: ' https://blog.acct.example ' });
  expect(settings.mode).toBe('live');
  expect(settingsAsDefine(settings)).toMatchObject({
    'import.meta.env.VITE_APP_URL': '"http://localhost:3000"',
    'import.meta.env.VITE_BLOG_URL': '"https://blog.acct.example"',
    'import.meta.env.VITE_AUTH_EMULATOR': 'undefined',
  });
});

test.each([
  ['VITE_BLOG_URL', 'http://acct.example', 'is not an https address'],
  ['VITE_BLOG_URL', 'acct.example', 'is not an https address'],
  ['VITE_SITE_ORIGIN', 'https://www.acct.example/shop', 'has more than scheme and host'],
  ['VITE_COOKIE_DOMAIN', 'https://acct.example', 'is refused by the card: use a domain such as .acct.example'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'https://a.firebaseapp.com', 'is not a host'],
  ['VITE_INSTALLER_PATH', '//elsewhere.example/a.exe', 'is not a path of this site'],
  ['VITE_PARTNER_ORIGINS', 'https://a.example b.example', 'is not an https address'],
  ['VITE_PARTNER_ORIGINS', 'https://a.example https://b.example/shop', 'has more than scheme and host'],
  ['VITE_PARTNER_ORIGINS', 'https://a.example,https://b.example', 'has more than scheme and host'],
  ['VITE_AUTH_EMULATOR', 'http://192.168.0.9:9099', 'is refused by the card: use http://localhost:PORT'],
] as const)('%s=%s stops the build', (name, value, problem) => {
  expect(() => readBuildSettings({ ...live, [name]: value })).toThrow(`\n  ${name}=${value} ${problem}`);
});

test('an origin is the same with a slash at its end', () => {
  const { values } = readBuildSettings({ ...live, VITE_SITE_ORIGIN: 'https://www.acct.example/' });
  expect(values.VITE_SITE_ORIGIN).toBe('https://www.acct.example');
});

test('partners are a list with one space between, or none at all', () => {
  const partners = (given: string) =>
    readBuildSettings({ ...live, VITE_PARTNER_ORIGINS: given }).values.VITE_PARTNER_ORIGINS;
  expect(partners(' https://a.example/   https://b.example:8443 ')).toBe('https://a.example https://b.example:8443');
  expect(partners(' ')).toBeUndefined();
});

test.each(['0', '65536', '80.5', 'abc'])('%s is no port, said with its variable', (port) => {
  expect(() => readPorts({ ACCT_APP_PORT: port })).toThrow(`ACCT_APP_PORT=${port} is not a port (1 to 65535).`);
});
