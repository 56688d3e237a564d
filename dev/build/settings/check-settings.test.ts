import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { isRequired, type SettingName, settingNames } from '../settings-schema.ts';
import { checkSettings, faultKinds, type SettingsContext } from './check-settings.ts';
import { goodSettings } from './good-settings.ts';
import { placeholderIn } from './placeholder-in.ts';
import { type PlantedFault, plantedErrors, plantedWarnings } from './planted-faults.ts';
import { brandFile } from './relation-rules.ts';
import { problemLine, type SettingProblem } from './setting-problem.ts';

const { env: good, brandDomain } = goodSettings;
const live: SettingsContext = { brandDomain, goesLive: true };

const told = (problems: readonly SettingProblem[]): string[] =>
  problems.map(({ id, level, setting }) => `${level} ${id} ${setting}`);
const withFault = (change: Readonly<Record<string, string | undefined>>, fixture = live) =>
  checkSettings({ ...good, ...change }, fixture);

test('settings as an owner fills them in give no line, with the optional ones and without', () => {
  expect(checkSettings(good, live)).toEqual([]);
  const needed = Object.fromEntries(Object.entries(good).filter(([name]) => isRequired(name as SettingName)));
  expect(checkSettings({ ...needed, PATH: '/bin' }, live)).toEqual([]);
});

/** What is said of a planted fault's setting, and of others. */
function find({ setting, value, beside, brandDomain }: PlantedFault) {
  const change = setting === brandFile ? {} : { [setting]: value };
  const problems = withFault({ ...beside, ...change }, { ...live, ...(brandDomain && { brandDomain }) });
  return { own: problems.filter((each) => each.setting === setting), all: problems };
}

test.each(plantedErrors)('$setting=$value is $id, in one line with what is expected', (fault) => {
  const { own, all } = find(fault);
  const found = own.filter(({ id }) => id === fault.id);
  expect(found).toHaveLength(1);
  for (const problem of found) {
    expect(problem.level).toBe('error');
    const line = problemLine(problem);
    for (const part of [fault.setting, ...fault.says]) expect(line).toContain(part);
    expect(line).not.toMatch(/\n|undefined|\.\.|: \./);
  }
  if (!fault.beside) expect(told(all)).toEqual(told(own));
});

test.each(plantedWarnings)('$setting=$value may be right, so $id is a warning', (fault) => {
  const { own, all } = find(fault);
  expect(told(all)).toEqual([`warning ${fault.id} ${fault.setting}`]);
  for (const part of fault.says) expect(own.map(problemLine).join()).toContain(part);
});

test('of every kind of fault one at least is planted', () => {
  const planted = [...plantedErrors, ...plantedWarnings].map(({ id }) => id);
  expect(new Set(planted)).toEqual(new Set(faultKinds));
});

test('a secret stands in no line', () => {
  const secret = 'GOCSPX-0a1b2c3d4e5f6g7h8i9j';
  const lines = withFault({ VITE_FIREBASE_APP_ID: secret, VITE_FIREBASE_PROJECT_ID: secret }).map(problemLine);
  expect(lines).toHaveLength(3);
  expect(lines.join()).not.toContain('GOCSPX');
});

test('a cookie domain may have its leading dot or none; an auth domain may be the owner’s own', () => {
  expect(withFault({ VITE_COOKIE_DOMAIN: 'hisaab.test' })).toEqual([]);
  expect(withFault({ VITE_FIREBASE_AUTH_DOMAIN: 'login.hisaab.test' })).toEqual([]);
});

test('what stays on this machine may have addresses, emulators and placeholders of its own, in the right form', () => {
  const here = { brandDomain: 'acct.example', goesLive: false };
  const local = { VITE_SITE_ORIGIN: 'http://localhost:4173', VITE_AUTH_EMULATOR: 'http://localhost:9099' };
  expect(withFault({ ...local, VITE_FIREBASE_API_KEY: 'demo-api-key' }, here)).toEqual([]);
  expect(told(withFault({ VITE_AUTH_EMULATOR: 'http://192.168.0.9:9099' }, here))).toEqual([
    'error emulator-form VITE_AUTH_EMULATOR',
  ]);
});

test('.env.example copied as it is goes nowhere: each value that an owner must give is a placeholder', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8')) as Partial<Record<string, string>>;
  const problems = checkSettings(example, { brandDomain: 'acct.example', goesLive: true });
  const placeholders = problems.filter(({ id }) => id === 'placeholder').map(({ setting }) => setting);
  expect(new Set(placeholders)).toEqual(
    new Set(settingNames.filter((name) => name in example && name !== 'VITE_INSTALLER_PATH')),
  );
  expect(told(problems.filter(({ id }) => id !== 'placeholder'))).toEqual(['error brand-placeholder site/brand.ts']);
});

test.each([
  'https://www.yourstory.test',
  'https://example-books.test/todos',
  'https://maxxx.test',
  'AIzaSyB-0xxxaTodoR_bdPlmXQ7Zc3n4Kw8vYtQ',
  'hisaab-demo',
  'https://play.google.com/store/apps/details?id=in.exampleworks.books',
])('%s is nobody’s placeholder', (value) => {
  expect(placeholderIn(value)).toBeNull();
});
