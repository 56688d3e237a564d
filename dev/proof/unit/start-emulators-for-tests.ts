import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createFakeFirestore } from '../../services/fake-firestore/create-fake-firestore.ts';
import { freePorts } from '../../services/free-ports.ts';
import { listenAsService, type Service } from '../../services/service.ts';
import { startAuthEmulator } from '../../services/start-auth-emulator.ts';
import { findFirestoreEmulator, startFirestore } from '../../services/start-firestore.ts';
import { readEmulatorPorts } from '../browser/start-emulators.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The origins (http://host:port) of the Firestore engines under test. `official` is null if there is no official
     * emulator.
     */
    readonly firestore: { readonly official: string | null; readonly fake: string };
    /**
     * The origin of the Auth emulator, which is ready when `accountsAnswer` resolves. Each suite uses its own project
     * or accounts.
     */
    readonly auth: string;
  }
}

/**
 * Starts the Auth emulator, the fake Firestore and, if available, the official one, for the suites that need them. Does
 * not start an emulator that `npm test` has already started.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [fakePort = 0, ...free] = await freePorts(3);
  const started = readEmulatorPorts();
  const [authPort = 0, port = 0] = started ? [started.auth, started.firestore] : free;
  const logFolder = join('.cache', `unit-emulators-${port}`);
  const fakeOrigin = `http://localhost:${fakePort}`;
  const isOfficial = findFirestoreEmulator() !== undefined || process.env.ACCT_REQUIRE_FIRESTORE_EMULATOR === '1';
  const services: readonly Service[] = await Promise.all([
    listenAsService(createServer(createFakeFirestore()), fakePort, { name: 'Fake Firestore', address: fakeOrigin }),
    ...(started ? [] : [startAuthEmulator({ port: authPort, logFolder })]),
    ...(isOfficial && !started ? [startFirestore({ port, logFolder })] : []),
  ]);
  project.provide('firestore', { official: isOfficial ? `http://localhost:${port}` : null, fake: fakeOrigin });
  project.provide('auth', `http://localhost:${authPort}`);
  return async () => {
    await Promise.all(services.map((service) => service.stop()));
    rmSync(logFolder, { recursive: true, force: true });
  };
}
