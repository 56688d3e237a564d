import { beforeEach, expect, test, vi } from 'vitest';
import { freePorts } from './free-ports.ts';
import { startFirestore } from './start-firestore.ts';

beforeEach(() => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('FIRESTORE_EMULATOR_JAR', '');
  vi.stubEnv('ACCT_REQUIRE_FIRESTORE_EMULATOR', '');
});

test('without Java the fake answers, and a line says what that leaves out and what to install', async () => {
  const [port = 0] = await freePorts(1);
  const { address, note, stop } = await startFirestore({ port, logFolder: '.cache' });
  expect(note).toMatch(/^fake: ACCESS RULES ARE NOT ENFORCED \(no official emulator found: install Java 17 and /);
  const record = await fetch(`${address}/v1/projects/demo-acct/databases/(default)/documents/none/none`);
  expect(record.status).toBe(404);
  await stop();
});

test('where the official emulator must be, that is an error', async () => {
  vi.stubEnv('ACCT_REQUIRE_FIRESTORE_EMULATOR', '1');
  await expect(startFirestore({ port: 0, logFolder: '.cache' })).rejects.toThrow(/was not found .*: install Java 17/);
});
