import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { type SettingName, settingNames } from '../../settings/build-settings.ts';
import { brand } from '../../site/brand.ts';
import { readPorts } from '../base/ports.ts';
import { temporaryFolder } from '../proof/unit/temporary-folder.ts';
import { readRawSettings } from './check-settings.ts';
import { findPlaceholder } from './find-placeholder.ts';
import { parseExplainedSettings } from './parse-explained-settings.ts';
import {
  demoSettings,
  environmentWithoutSettings,
  liveBuildProblems,
  measuredBuildSettings,
  readBuildSettings,
  settingsError,
  viteDefineValues,
} from './read-build-settings.ts';
import { readEnvFile } from './read-env-file.ts';
import { isRequiredSetting } from './settings-schema.ts';

/** True if the owner has named the product. */
const isNamed = findPlaceholder(brand.domain) === null;

const { VITE_AUTH_EMULATOR: _, VITE_FIRESTORE_EMULATOR: __, ...live } = demoSettings(readPorts({})).values;

test('without settings the build is the demo, and its addresses have the ports of the environment', () => {
  const { mode, values } = readBuildSettings({ ACCT_AUTH_PORT: '9100', VITE_APP_URL: '  ' });
  expect(mode).toBe('demo');
  expect(values.VITE_AUTH_EMULATOR).toBe('http://localhost:9100');
});

test('a live build with missing and wrong settings stops, with a line for each of them', () => {
  const env = { ...environmentWithoutSettings(), VITE_APP_URL: 'javascript:alert(1)', VITE_INSTALLER_PATH: 'a.exe' };
  const stop = settingsError(liveBuildProblems(env)) ?? '';
  expect(() => readBuildSettings(env)).toThrow('VITE_APP_URL=javascript');
  const [first, ...lines] = stop.split('\n');
  expect(first).toBe('A live build needs these corrections:');
  const ofSettings = lines.filter((line) => line.startsWith('  .env.production: ') || line.includes(' domain '));
  expect(ofSettings.map((line) => line.replace(/^ {2}\S+: /, '').replace(/:.*/, ''))).toEqual([
    'VITE_APP_URL=javascript',
    ...settingNames
      .filter((name) => isRequiredSetting(name) && name !== 'VITE_APP_URL')
      .map((name) => `${name} is missing`),
    'VITE_INSTALLER_PATH=a.exe is not the path of a file on this site, starting with /',
    ...(isNamed ? [] : [`domain '${brand.domain}' is a placeholder`]),
  ]);
});

test('ACCT_PLACEHOLDERS=1 allows a live build with local addresses and placeholders', () => {
  const env = { ...live, ACCT_PLACEHOLDERS: '1', VITE_BLOG_URL: ' https://blog.acct.example ' };
  const settings = readBuildSettings(env);
  expect(settings.mode).toBe('live');
  expect(viteDefineValues(settings)).toMatchObject({
    'import.meta.env.VITE_APP_URL': '"http://localhost:3000"',
    'import.meta.env.VITE_BLOG_URL': '"https://blog.acct.example"',
    'import.meta.env.VITE_AUTH_EMULATOR': 'undefined',
  });
  expect(() => readBuildSettings({ ...env, ACCT_PLACEHOLDERS: undefined })).toThrow(
    'VITE_APP_URL=http://localhost:3000 is an address that exists only on this machine or network: ',
  );
  expect(() => readBuildSettings({ ...env, VITE_SITE_ORIGIN: 'http://localhost:4173/' })).toThrow('ends with a slash');
});

test('measuredBuildSettings returns the settings of a live build without emulators', () => {
  const { mode, values } = readBuildSettings(measuredBuildSettings('http://localhost:4173'));
  expect(mode).toBe('live');
  expect(values).toMatchObject({ VITE_SITE_ORIGIN: 'http://localhost:4173' });
  expect(values.VITE_AUTH_EMULATOR).toBeUndefined();
});

test('a list of partner origins is stored with single spaces between them, and a blank list counts as unset', () => {
  const partners = (given: string) =>
    readBuildSettings({ ...live, VITE_PARTNER_ORIGINS: given }, { goesLive: false }).values.VITE_PARTNER_ORIGINS;
  expect(partners(' https://a.example   https://b.example:8443 ')).toBe('https://a.example https://b.example:8443');
  expect(partners(' ')).toBeUndefined();
});

test.each(['0', '65536', '80.5', 'abc'])('the port %s is rejected with an error that names its variable', (port) => {
  expect(() => readPorts({ ACCT_APP_PORT: port })).toThrow(`ACCT_APP_PORT=${port} is not a port (1 to 65535).`);
});

const example = readFileSync('.env.example', 'utf8');
const namesIn = (lines: string): string[] =>
  Array.from(lines.matchAll(/^(?:# )?(VITE_\w+)=/gm), ([, name = '']) => name);

const explained = Object.entries(parseExplainedSettings(example));

test('.env.example has every setting with an explanation, in the order of the schema', () => {
  expect(namesIn(example)).toEqual(settingNames);
  expect(explained.map(([name]) => name)).toEqual(settingNames);
});

test('.env.example has the word "Optional" above each optional setting, and above no other setting', () => {
  for (const [name, { comment }] of explained)
    expect(isRequiredSetting(name as SettingName), name).toBe(!comment.includes('Optional'));
});

test('.env.example has only valid values, including those of optional settings', () => {
  const withOptional = parseEnv(example.replace(/^# (VITE_)/gm, '$1'));
  const { mode, values } = readBuildSettings(withOptional, { goesLive: false });
  expect(mode).toBe('live');
  expect(Object.keys(values)).toEqual(settingNames);
});

/** Returns the settings read from a `.env.production` with this content. */
function read(content: string | Buffer, env = {}) {
  return readEnvFile(folderWith(content), env);
}

function folderWith(content: string | Buffer): string {
  const folder = temporaryFolder('env');
  writeFileSync(join(folder, '.env.production'), content);
  return folder;
}

const lines = 'VITE_BLOG_URL=https://file.example\n# a comment\nVITE_APP_URL=x\n';
test.each([
  ['in plain UTF-8', lines],
  ['with a byte order mark and the line endings of Windows', `\ufeff${lines.replaceAll('\n', '\r\n')}`],
  ['in UTF-16', Buffer.from(`\ufeff${lines}`, 'utf16le')],
  ['indented, below a line with a space', `# the site\n \n\t${lines}`],
  ['below a line that sets nothing', `The site\n${lines}`],
])('readEnvFile reads the settings of a .env.production %s, and the environment overrides them', (_, content) => {
  const both = { VITE_BLOG_URL: 'https://file.example', VITE_APP_URL: 'https://app.example' };
  expect(read(content, { VITE_APP_URL: 'https://app.example' })).toMatchObject(both);
});

test.each(['https://app.example/#/login # a comment', '"https://app.example/#/login"'])(
  'readEnvFile does not cut off an address at its #: %s',
  (written) => {
    const address = { VITE_APP_LOGIN_URL: 'https://app.example/#/login' };
    expect(read(`VITE_APP_LOGIN_URL=${written}`)).toMatchObject(address);
  },
);

test.each(['', '# VITE_BLOG_URL=x', 'VITE_BLOG_URL: https://file.example', 'ACCT_PREVIEW_PORT=4000'])(
  'readEnvFile throws an error for a .env.production with only "%s", unless the environment has settings',
  (content) => {
    expect(() => read(content)).toThrow(/^\.env\.production: none of its lines sets a setting, .*demo\.$/);
    expect(read(content, { VITE_APP_URL: 'x' })).toMatchObject({ VITE_APP_URL: 'x' });
    // The doctor accepts a file that has no settings, and reports that.
    expect(readRawSettings(readEnvFile(folderWith(content), {}, { mayBeEmpty: true }))).toEqual({});
  },
);

test('readEnvFile returns only the environment if there is no .env.production', () => {
  expect(readEnvFile(temporaryFolder('env'), { VITE_APP_URL: 'x' })).toEqual({ VITE_APP_URL: 'x' });
});
