import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { CommandError } from '../command-error.ts';
import { createFakeFirestore } from '../fake-firestore/create-fake-firestore.ts';
import { projectId } from '../ports.ts';
import { findFirestoreEmulator } from './find-firestore-emulator.ts';
import { listen } from './listen.ts';
import type { Service } from './service.ts';
import { startChild } from './start-child.ts';

const cure =
  'install Java 17 and google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_JAR to the jar of the emulator';

export type FirestoreOptions = { readonly port: number; readonly logFolder: string };

/**
 * Starts the official Firestore emulator, or the fake where there is none.
 * With ACCT_REQUIRE_FIRESTORE_EMULATOR=1 a missing emulator is a CommandError instead.
 */
export async function startFirestore(options: FirestoreOptions): Promise<Service> {
  const jar = findFirestoreEmulator();
  if (jar) return startOfficialEmulator(jar, options);
  if (process.env.ACCT_REQUIRE_FIRESTORE_EMULATOR === '1') {
    throw new CommandError(
      `The official Firestore emulator was not found and ACCT_REQUIRE_FIRESTORE_EMULATOR=1: ${cure}.`,
    );
  }
  return listen(createServer(createFakeFirestore()), options.port, {
    name: 'Firestore',
    address: `http://localhost:${options.port}`,
    note: `fake: ACCESS RULES ARE NOT ENFORCED (no official emulator found: ${cure})`,
  });
}

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Google's own emulator (needs `java`), with the rules of firestore.rules. */
function startOfficialEmulator(jar: string, { port, logFolder }: FirestoreOptions): Promise<Service> {
  return startChild({
    name: 'Firestore',
    address: `http://localhost:${port}`,
    note: 'official emulator, with firestore.rules',
    command: 'java',
    args: [
      // A short life on a small heap: quick to boot matters more than fast code.
      ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Duser.language=en', '-cp', jar, mainClass, 'start'],
      ...['--host=127.0.0.1', `--port=${port}`, `--rules=${resolve('firestore.rules')}`, `--project_id=${projectId}`],
    ],
    logFile: join(logFolder, 'firestore.log'),
    ready: /now running/,
  });
}
