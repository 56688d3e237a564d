import { expect, test } from 'vitest';
import { chooseBackend } from './choose-backend.ts';

const settings = { VITE_FIREBASE_PROJECT_ID: 'acct-live' };
const credentials = { GOOGLE_APPLICATION_CREDENTIALS: 'key.json' };
const emulator = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1234' };

test.each([
  ['nothing: what npm start runs', null, {}, 'localhost:8080 localhost:9099 demo-acct'],
  [
    'another port of npm start',
    null,
    { ACCT_FIRESTORE_PORT: '8181', ACCT_AUTH_PORT: '91' },
    'localhost:8181 localhost:91 demo-acct',
  ],
  ['a demo project', 'demo-other', credentials, 'localhost:8080 localhost:9099 demo-other'],
  ['an emulator', null, emulator, '127.0.0.1:1234 localhost:9099 demo-acct'],
  ['both', null, { ...emulator, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:99' }, '127.0.0.1:1234 127.0.0.1:99 demo-acct'],
  [
    'an emulator, beside the settings of a live build',
    null,
    { ...emulator, ...settings },
    '127.0.0.1:1234 localhost:9099 demo-acct',
  ],
  ['the settings of a live build', null, settings, 'live acct-live'],
  ['a project by name', 'acct-other', { ...settings, ...credentials }, 'live acct-other'],
])('%s', (_, project, env, expected) => {
  const backend = chooseBackend(project, env);
  const where = backend.kind === 'live' ? 'live' : `${backend.host} ${backend.authHost}`;
  expect(`${where} ${backend.projectId}`).toBe(expected);
});

test.each([
  ['an emulator and a real project', 'acct-live', emulator, 'no project of an emulator'],
  [
    'an emulator for accounts alone',
    'acct-live',
    { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9' },
    'FIREBASE_AUTH_EMULATOR_HOST',
  ],
  [
    'an address as a project',
    'https://acct-live.web.app',
    {},
    '"https://acct-live.web.app" can be no Firebase project',
  ],
  ['capitals', 'Acct-live', {}, '"Acct-live" can be no Firebase project'],
  [
    'a short name in the settings',
    null,
    { VITE_FIREBASE_PROJECT_ID: 'a\u001b[1m' },
    '"a\\u{1b}[1m" can be no Firebase',
  ],
  ['a hyphen last', 'demo-acct-', {}, '"demo-acct-" can be no Firebase project'],
  ['a name of 31', `a${'b'.repeat(30)}`, {}, 'can be no Firebase project'],
  ['credentials without a project', null, credentials, 'no project: give --project'],
])('%s: one line', (_, project, env, line) => {
  expect(() => chooseBackend(project, env)).toThrow(line);
});
