import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createFakeFirestore } from '../../build/fake-firestore/create-fake-firestore.ts';
import { freePorts } from '../../build/services/free-ports.ts';
import { listen, type Service } from '../../build/services/service.ts';
import { startAuthEmulator } from '../../build/services/start-auth-emulator.ts';
import { findFirestoreEmulator, startFirestore } from '../../build/services/start-firestore.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origins (http://host:port) of the Firestore engines under test; `official` is null if there is none. */
    readonly firestore: { readonly official: string | null; readonly fake: string };
    /** Origin of the Auth emulator, once `accountsAnswer` says so: each suite uses its own project or accounts. */
    readonly auth: string;
  }
}

/** Starts the Auth emulator, the fake Firestore and the official one, if any, for the suites that need them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [port = 0, fakePort = 0, authPort = 0] = await freePorts(3);
  const logFolder = join('.cache', `unit-emulators-${port}`);
  const fakeOrigin = `http://localhost:${fakePort}`;
  const isOfficial = findFirestoreEmulator() !== undefined || process.env.ACCT_REQUIRE_FIRESTORE_EMULATOR === '1';
  const services: readonly Service[] = await Promise.all([
    startAuthEmulator({ port: authPort, logFolder }),
    listen(createServer(createFakeFirestore()), fakePort, { name: 'Fake Firestore', address: fakeOrigin }),
    ...(isOfficial ? [startFirestore({ port, logFolder })] : []),
  ]);
  project.provide('firestore', { official: isOfficial ? `http://localhost:${port}` : null, fake: fakeOrigin });
  project.provide('auth', `http://localhost:${authPort}`);
  return async () => {
    await Promise.all(services.map((service) => service.stop()));
    rmSync(logFolder, { recursive: true, force: true });
  };
}
