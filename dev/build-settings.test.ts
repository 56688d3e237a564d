import { expect, test } from 'vitest';
import { readBuildSettings, settingsAsDefine, withoutBuildSettings } from './build-settings.ts';
import { readPorts } from './ports.ts';

test('nothing set is the demo build, on the ports of the environment', () => {
  const { mode, values } = readBuildSettings({ ACCT_AUTH_PORT: '9100', VITE_APP_URL: '  ' });
  expect(mode).toBe('demo');
  expect(values.VITE_AUTH_EMULATOR).toBe('http://localhost:9100');
});

test('some set and some missing stops and names each missing one', () => {
  const settings = { ...withoutBuildSettings(), VITE_APP_URL: 'https://app.acct.example' };
  expect(() => readBuildSettings(settings)).toThrow(
    /^Build settings missing: VITE_APP_LOGIN_URL, .*VITE_IOS_APP_URL\. Each is explained/,
  );
});

test('everything set is the live build, without emulators', () => {
  const all = Object.fromEntries(Object.keys(withoutBuildSettings()).map((name) => [name, `value of ${name}`]));
  const { VITE_AUTH_EMULATOR: _, ...live } = all;
  const settings = readBuildSettings(live);
  expect(settings.mode).toBe('live');
  expect(settingsAsDefine(settings)).toMatchObject({
    'import.meta.env.VITE_APP_URL': '"value of VITE_APP_URL"',
    'import.meta.env.VITE_AUTH_EMULATOR': 'undefined',
    'import.meta.env.VITE_DEMO': 'false',
  });
});

test.each(['0', '65536', '80.5', 'abc'])('%s is no port, said with its variable', (port) => {
  expect(() => readPorts({ ACCT_APP_PORT: port })).toThrow(`ACCT_APP_PORT=${port} is not a port (1 to 65535).`);
});
