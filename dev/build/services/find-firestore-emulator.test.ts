import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../proof/unit/temporary-folder.ts';
import { findFirestoreEmulator } from './find-firestore-emulator.ts';

const folder = temporaryFolder('jar');
const bin = join(folder, 'bin');
mkdirSync(bin);
writeFileSync(join(bin, 'java'), '');
chmodSync(join(bin, 'java'), 0o755);
const jar = join(folder, 'named.jar');
writeFileSync(jar, '');

test('the named jar comes first', () => {
  expect(findFirestoreEmulator({ PATH: bin, FIRESTORE_EMULATOR_JAR: jar })).toBe(jar);
});

test('a named jar that is not there is an error, not a silent search elsewhere', () => {
  expect(() => findFirestoreEmulator({ PATH: bin, FIRESTORE_EMULATOR_JAR: '/none.jar' })).toThrow(
    '/none.jar does not exist',
  );
});

test('a named jar without Java is an error; without a name, no Java means no emulator', () => {
  expect(() => findFirestoreEmulator({ PATH: folder, FIRESTORE_EMULATOR_JAR: jar })).toThrow('no java on the PATH');
  expect(findFirestoreEmulator({ PATH: folder })).toBeUndefined();
});

test('the Cloud SDK is found by where gcloud is', () => {
  const sdk = join(folder, 'sdk');
  const inside = join(sdk, 'platform/cloud-firestore-emulator');
  mkdirSync(join(sdk, 'bin'), { recursive: true });
  mkdirSync(inside, { recursive: true });
  writeFileSync(join(sdk, 'bin/gcloud'), '');
  writeFileSync(join(inside, 'cloud-firestore-emulator.jar'), '');
  expect(findFirestoreEmulator({ PATH: `${bin}:${join(sdk, 'bin')}` })).toBe(
    join(inside, 'cloud-firestore-emulator.jar'),
  );
});
