import { expect, test } from 'vitest';
import { chooseFirebaseBackend } from './choose-firebase-backend.ts';

const settings = { VITE_FIREBASE_PROJECT_ID: 'acct-live' };
const credentials = { GOOGLE_APPLICATION_CREDENTIALS: 'key.json' };
const emulator = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1234' };

test.each([
  ['no setting (the emulators of npm start)', null, {}, 'localhost:8080 localhost:9099 demo-acct'],
  [
    'other ports of npm start',
    null,
    { ACCT_FIRESTORE_PORT: '8181', ACCT_AUTH_PORT: '91' },
    'localhost:8181 localhost:91 demo-acct',
  ],
  ['a demo project', 'demo-other', credentials, 'localhost:8080 localhost:9099 demo-other'],
  ['an emulator', null, emulator, '127.0.0.1:1234 localhost:9099 demo-acct'],
  [
    'both emulators',
    null,
    { ...emulator, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:99' },
    '127.0.0.1:1234 127.0.0.1:99 demo-acct',
  ],
  [
    'an emulator, beside the settings of a live build',
    null,
    { ...emulator, ...settings },
    '127.0.0.1:1234 localhost:9099 demo-acct',
  ],
  ['the settings of a live build', null, settings, 'live acct-live'],
  ['a project by name', 'acct-other', { ...settings, ...credentials }, 'live acct-other'],
])('with %s, an owner’s command uses the right emulators or the right real project', (_, project, env, expected) => {
  const backend = chooseFirebaseBackend(project, env);
  const where = backend.kind === 'live' ? 'live' : `${backend.host} ${backend.authHost}`;
  expect(`${where} ${backend.projectId}`).toBe(expected);
});

test.each([
  ['an emulator and a real project', 'acct-live', emulator, 'is not a project of an emulator'],
  [
    'a real project with an emulator for accounts alone',
    'acct-live',
    { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9' },
    'FIREBASE_AUTH_EMULATOR_HOST',
  ],
  [
    'an address as a project',
    'https://acct-live.web.app',
    {},
    '"https://acct-live.web.app" is not a Firebase project id',
  ],
  ['capitals', 'Acct-live', {}, '"Acct-live" is not a Firebase project id'],
  [
    'a short name in the settings',
    null,
    { VITE_FIREBASE_PROJECT_ID: 'a\u001b[1m' },
    '"a\\u{1b}[1m" is not a Firebase project id',
  ],
  ['a hyphen at the end', 'demo-acct-', {}, '"demo-acct-" is not a Firebase project id'],
  ['a name of 31 characters', `a${'b'.repeat(30)}`, {}, 'is not a Firebase project id'],
  ['credentials without a project', null, credentials, 'no project is named: give --project'],
])('an owner’s command refuses %s and reports the problem in one line', (_, project, env, line) => {
  expect(() => chooseFirebaseBackend(project, env)).toThrow(line);
});
