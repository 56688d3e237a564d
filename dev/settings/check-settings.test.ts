import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { type SettingName, settingNames } from '../../settings/build-settings.ts';
import { temporaryFolder } from '../proof/unit/temporary-folder.ts';
import { checkFacts, factWarningIds } from './check-facts.ts';
import { checkSettings, faultIds, type SettingsContext } from './check-settings.ts';
import { factFaults } from './facts-schema.ts';
import { findPlaceholder } from './find-placeholder.ts';
import { findDuplicateSettings } from './read-env-file.ts';
import { formatProblem, ownerFile, type SettingProblem } from './setting-problem.ts';
import { isRequiredSetting } from './settings-schema.ts';
import { validSettings } from './valid-settings.ts';
import { checkSettingTestCase, suspiciousValues, wrongValues } from './wrong-values.ts';

const { env: good, brand, facts } = validSettings;
const live: SettingsContext = { brandDomain: brand.domain, goesLive: true };

// Removes the settings from this process's environment. Otherwise a problem would name the environment as its source
// instead of the file.
beforeEach(() => {
  for (const name of settingNames) vi.stubEnv(name, undefined);
});

const reported = (problems: readonly SettingProblem[]): string[] =>
  problems.map(({ id, level, setting }) => `${level} ${id} ${setting}`);
const withFault = (change: Readonly<Record<string, string | undefined>>, fixture = live) =>
  checkSettings({ ...good, ...change }, fixture);

test('valid settings, facts and brand have no problems, whether or not the optional values are set', () => {
  expect([...checkSettings(good, live), ...checkFacts(facts, brand)]).toEqual([]);
  const needed = Object.fromEntries(Object.entries(good).filter(([name]) => isRequiredSetting(name as SettingName)));
  expect(checkSettings({ ...needed, PATH: '/bin' }, live)).toEqual([]);
  expect(checkFacts({ ...facts, sellerGstin: null, gstOnPrices: 'none', refundTime: null }, brand)).toEqual([]);
});

test.each([
  ['1 month', '90 days'],
  ['एक महीने में', '९० दिन'],
  ['Within 15 working days; 15 कार्यदिवस में', '८ हफ़्ते'],
  ['Acknowledged within 48 hours, settled within 30 days', 'a month'],
  ['no more than 30 days', 'Not more than 60 days'],
  ['30 दिन से अधिक नहीं', '90 दिन से ज़्यादा नहीं'],
])(
  'a live build accepts a promise to answer a complaint within "%s" and a data request within "%s"',
  (grievanceTime, dataRightsTime) => {
    expect(checkFacts({ ...facts, grievanceTime, dataRightsTime }, brand)).toEqual([]);
  },
);

test.each([
  ['supportPhone', '1800 123 4567'],
  ['supportPhone', '+91 (20) 4000 1200'],
  ['supportPhone', '+1 415 555 0100'],
  ['supportPhone', '+91 99999 99999'],
  ['refundTime', '5-7 days'],
  ['supportEmail', "o'brien+care@hisaab.test"],
  ['legalName', '3M Hisaab & Co. (Pune) LLP'],
  ['grievanceOfficer', 'श्रीमती वेंकटलक्ष्मी'],
  // This name has a joiner, which Devanagari needs.
  ['legalName', 'क्\u200dष हिसाब प्राइवेट लिमिटेड'],
  ['withdrawalContact', 'None of our partners: the data desk, Pune'],
  ['postalAddress', '4th Floor, Shivneri Complex\nPune 411005'],
  ['contactsSince', '2026-12-01'],
])('a live build accepts the fact %s with the value %j', (name, value) => {
  expect(checkFacts({ ...facts, [name]: value }, brand)).toEqual([]);
});

const rows = [...wrongValues, ...suspiciousValues].map((row, at) => ({
  row,
  at,
  what: JSON.stringify(row.slice(0, 2)),
}));
test.each(rows)(
  'the wrong or suspicious value $what is reported in one line with file, name, value and remedy',
  ({ row: [change, id, ...says], at }) => {
    const level = at < wrongValues.length ? 'error' : 'warning';
    const [first = ''] = Object.keys(change);
    const [, file = '', name = ''] = /^(?:(facts|brand)\.)?(.*)$/.exec(first) ?? [];
    const all = checkSettingTestCase([change, id]);
    const own = all.filter(({ setting, ...each }) => setting === name && each.id === id);
    expect(reported(own)).toEqual([`${level} ${id} ${name}`]);
    const line = own.map((problem) => `${formatProblem(problem)} ${problem.why} ${problem.cure}`).join();
    const where = file === '' ? '.env.production' : ownerFile;
    for (const part of [`${where}: ${name}`, ...says]) expect(line).toContain(part);
    // Expects the line to contain the value, unless the value is long or a secret, or `says` lists the parts to expect.
    const value = `${change[first] ?? ''}`.replace(/\s+/g, ' ');
    if (says.length === 0 && value.length < 80 && id !== 'secret' && !value.startsWith('-----'))
      expect(line).toContain(value);
    expect(line.replace(value, '')).not.toMatch(/\n|undefined|\.\.|: \./);
    // If only one value was changed, no other problem may be reported.
    if (Object.keys(change).length === 1) expect(reported(all)).toEqual(reported(own));
  },
);

test('every kind of fault that a live build can report has a test case', () => {
  const kinds = [...wrongValues, ...suspiciousValues].map(([, id]) => id);
  // No test case can cause the fault emulator-form, because a live build rejects every emulator.
  expect(new Set([...kinds, 'emulator-form'])).toEqual(
    new Set([...faultIds, ...Object.keys(factFaults), ...factWarningIds]),
  );
});

test.each([
  ['VITE_SITE_ORIGIN', 'https://www.hisaab.test.', 'https://www.hisaab.test'],
  ['VITE_SITE_ORIGIN', 'https://www.hisaab.test/', 'https://www.hisaab.test'],
  ['VITE_SITE_ORIGIN', 'https://WWW.hisaab.test', 'https://www.hisaab.test'],
  ['VITE_SITE_ORIGIN', 'https://www.hisaab.test/shop', 'https://www.hisaab.test'],
  ['VITE_BLOG_URL', 'https://Blog.hisaab.test/a', 'https://blog.hisaab.test/a'],
  ['VITE_COOKIE_DOMAIN', '.Hisaab.test', '.hisaab.test'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'https://hisaab-prod.firebaseapp.com', 'hisaab-prod.firebaseapp.com'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'hisaab-prod.firebaseapp.com/', 'hisaab-prod.firebaseapp.com'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'hisaab-prod.firebaseapp.com:443', 'hisaab-prod.firebaseapp.com'],
])('a problem offers the value that the owner probably meant by %s=%s', (setting, value, offer) => {
  expect(withFault({ [setting]: value }).map((each) => each.offer)).toEqual([offer]);
  expect(withFault({ [setting]: offer })).toEqual([]);
});

test('a problem offers no value for a list in which one origin is wrong', () => {
  const [problem] = withFault({ VITE_PARTNER_ORIGINS: 'https://a.test/ https://b.test' });
  expect([problem?.id, problem?.offer]).toEqual(['origin-slash', undefined]);
});

test('a name that is set twice in one of the owner’s files causes a warning', () => {
  const folder = temporaryFolder('twice');
  const settings = '\ufeffVITE_APP_URL=a\r\nexport VITE_APP_URL = b\r\n#VITE_BLOG_URL=\r\nVITE_BLOG_URL=c\r\n';
  writeFileSync(join(folder, '.env.production'), settings);
  const source = readFileSync(ownerFile, 'utf8').replace(
    '    "legalName":',
    '    "refundTime": "a",\n    "legalName":',
  );
  writeFileSync(join(folder, ownerFile), source);
  expect(reported(findDuplicateSettings(folder))).toEqual([
    'warning given-twice VITE_APP_URL',
    'warning given-twice refundTime',
  ]);
  expect(findDuplicateSettings('.')).toEqual([]);
});

test('no reported line contains a secret', () => {
  const secret = 'GOCSPX-0a1b2c3d4e5f6g7h8i9j';
  const lines = withFault({ VITE_FIREBASE_APP_ID: secret, VITE_FIREBASE_PROJECT_ID: secret }).map(formatProblem);
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toContain('GOCSPX');
});

test('a live build accepts a cookie domain without a leading dot, and an auth domain of the owner', () => {
  expect(withFault({ VITE_COOKIE_DOMAIN: 'hisaab.test' })).toEqual([]);
  expect(withFault({ VITE_FIREBASE_AUTH_DOMAIN: 'login.hisaab.test' })).toEqual([]);
});

test('a build for this machine accepts local addresses, emulators and placeholders, if each has the right form', () => {
  const here = { brandDomain: 'acct.example', goesLive: false };
  const local = { VITE_SITE_ORIGIN: 'http://localhost:4173', VITE_AUTH_EMULATOR: 'http://localhost:9099' };
  expect(withFault({ ...local, VITE_FIREBASE_API_KEY: 'demo-api-key' }, here)).toEqual([]);
  expect(reported(withFault({ VITE_AUTH_EMULATOR: 'http://192.168.0.9:9099' }, here))).toEqual([
    'error emulator-form VITE_AUTH_EMULATOR',
  ]);
});

test('an unchanged copy of .env.example is rejected, because each of its values is a placeholder', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8')) as Partial<Record<string, string>>;
  const problems = checkSettings(example, { brandDomain: 'acct.example', goesLive: true });
  const placeholders = problems.filter(({ id }) => id === 'placeholder').map(({ setting }) => setting);
  expect(new Set(placeholders)).toEqual(new Set(settingNames.filter((name) => name in example)));
  expect(reported(problems.filter(({ id }) => id !== 'placeholder'))).toEqual(['error brand-placeholder domain']);
});

test.each([
  'https://www.yourstory.test',
  'https://example-books.test/todos',
  'https://maxxx.test',
  'AIzaSyB-0xxxaTodoR_bdPlmXQ7Zc3n4Kw8vYtQ',
  'hisaab-demo',
  'https://play.google.com/store/apps/details?id=in.exampleworks.books',
])('the value %s is accepted, because it is not a placeholder', (value) => {
  expect(findPlaceholder(value)).toBeNull();
});
