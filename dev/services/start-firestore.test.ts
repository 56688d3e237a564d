import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../proof/unit/temporary-folder.ts';
import { freePorts } from './free-ports.ts';
import { findFirestoreEmulator, startFirestore } from './start-firestore.ts';

describe('findFirestoreEmulator', () => {
  const folder = temporaryFolder('jar');
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'java'), '');
  chmodSync(join(bin, 'java'), 0o755);
  const jar = join(folder, 'named.jar');
  writeFileSync(jar, '');

  test('returns the jar that FIRESTORE_EMULATOR_JAR names', () => {
    expect(findFirestoreEmulator({ PATH: bin, FIRESTORE_EMULATOR_JAR: jar })).toBe(jar);
  });

  test('throws if the jar that FIRESTORE_EMULATOR_JAR names does not exist', () => {
    expect(() => findFirestoreEmulator({ PATH: bin, FIRESTORE_EMULATOR_JAR: '/none.jar' })).toThrow(
      '/none.jar does not exist',
    );
  });

  test('without Java, throws if FIRESTORE_EMULATOR_JAR is set and otherwise returns undefined', () => {
    expect(() => findFirestoreEmulator({ PATH: folder, FIRESTORE_EMULATOR_JAR: jar })).toThrow('no java on the PATH');
    expect(findFirestoreEmulator({ PATH: folder })).toBeUndefined();
  });

  test('finds the jar in the Cloud SDK of the gcloud on the PATH', () => {
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
});

describe('startFirestore', () => {
  beforeEach(() => {
    vi.stubEnv('PATH', '');
    vi.stubEnv('FIRESTORE_EMULATOR_JAR', '');
    vi.stubEnv('ACCT_REQUIRE_FIRESTORE_EMULATOR', '');
  });

  test('starts the fake if there is no Java, and notes what the fake does not check and what to install', async () => {
    const [port = 0] = await freePorts(1);
    const { address, note, stop } = await startFirestore({ port, logFolder: '.cache' });
    expect(note).toMatch(/^fake: ACCESS RULES ARE NOT ENFORCED \(no official emulator found: install Java 17 and /);
    const record = await fetch(`${address}/v1/projects/demo-acct/databases/(default)/documents/none/none`);
    expect(record.status).toBe(404);
    await stop();
  });

  test('rejects if there is no official emulator and ACCT_REQUIRE_FIRESTORE_EMULATOR is 1', async () => {
    vi.stubEnv('ACCT_REQUIRE_FIRESTORE_EMULATOR', '1');
    await expect(startFirestore({ port: 0, logFolder: '.cache' })).rejects.toThrow(/was not found .*: install Java 17/);
  });
});
