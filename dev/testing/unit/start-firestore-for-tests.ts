import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createFakeFirestore } from '../../fake-firestore/create-fake-firestore.ts';
import { findFirestoreEmulator } from '../../services/find-firestore-emulator.ts';
import { freePorts } from '../../services/free-ports.ts';
import { listen } from '../../services/listen.ts';
import type { Service } from '../../services/service.ts';
import { startFirestore } from '../../services/start-firestore.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origins (http://host:port) of the Firestore engines under test; `official` is null where there is none. */
    readonly firestore: { readonly official: string | null; readonly fake: string };
  }
}

/** Starts the fake and, where there is one, the official Firestore emulator on free ports, for the suites that need them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [port = 0, fakePort = 0] = await freePorts(2);
  const logFolder = join('.cache', `unit-firestore-${port}`);
  const fakeOrigin = `http://localhost:${fakePort}`;
  const services: Service[] = [
    await listen(createServer(createFakeFirestore()), fakePort, { name: 'Fake Firestore', address: fakeOrigin }),
  ];
  const isOfficial = findFirestoreEmulator() !== undefined || process.env.ACCT_REQUIRE_FIRESTORE_EMULATOR === '1';
  if (isOfficial) services.push(await startFirestore({ port, logFolder }));
  project.provide('firestore', { official: isOfficial ? `http://localhost:${port}` : null, fake: fakeOrigin });
  return async () => {
    await Promise.all(services.map((service) => service.stop()));
    rmSync(logFolder, { recursive: true, force: true });
  };
}
