import { join, resolve } from 'node:path';
import { projectId } from './project-id.ts';
import type { Service } from './service.ts';
import { startChild } from './start-child.ts';

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

export type OfficialFirestoreOptions = { readonly jar: string; readonly port: number; readonly logFolder: string };

/** Starts Google's own Firestore emulator (needs `java`) with the rules of firestore.rules. */
export function startOfficialFirestore({ jar, port, logFolder }: OfficialFirestoreOptions): Promise<Service> {
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
