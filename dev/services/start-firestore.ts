import { createServer } from 'node:http';
import { CommandError } from '../command-error.ts';
import { createFirestoreStandIn } from '../firestore-stand-in/create-firestore-stand-in.ts';
import { findFirestoreEmulator } from './find-firestore-emulator.ts';
import { listen } from './listen.ts';
import { startOfficialFirestore } from './official-firestore.ts';
import type { Service } from './service.ts';

/**
 * Starts the official Firestore emulator, or the stand-in where there is none.
 * With ACCT_REQUIRE_FIRESTORE_EMULATOR=1 a missing emulator is a CommandError instead.
 */
export async function startFirestore({ port, logFolder }: { port: number; logFolder: string }): Promise<Service> {
  const jar = findFirestoreEmulator();
  if (jar) return startOfficialFirestore({ jar, port, logFolder });
  if (process.env.ACCT_REQUIRE_FIRESTORE_EMULATOR === '1') {
    throw new CommandError(
      'The official Firestore emulator was not found and ACCT_REQUIRE_FIRESTORE_EMULATOR=1: ' +
        'install Java and google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_JAR to its jar.',
    );
  }
  return listen(createServer(createFirestoreStandIn()), port, {
    name: 'Firestore',
    address: `http://localhost:${port}`,
    note: 'stand-in: ACCESS RULES ARE NOT ENFORCED (no official emulator found, see README)',
  });
}
