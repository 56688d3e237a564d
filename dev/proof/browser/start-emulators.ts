import { rmSync } from 'node:fs';
import type { ServicePorts } from '../../base/ports.ts';
import type { Service } from '../../services/service.ts';
import { startAuthEmulator } from '../../services/start-auth-emulator.ts';
import { startFirestore } from '../../services/start-firestore.ts';

type EmulatorPorts = Pick<ServicePorts, 'auth' | 'firestore'>;

/** The environment variable with the ports of the emulators that a parent process has started, as `AUTH,FIRESTORE`. */
const portsVariable = 'ACCT_TEST_EMULATORS';

/** Returns the ports of the emulators that a parent process has started, if any. */
export function readEmulatorPorts(): EmulatorPorts | undefined {
  const [auth, firestore] = (process.env[portsVariable] ?? '').split(',').map(Number);
  return auth && firestore ? { auth, firestore } : undefined;
}

/** Starts Auth's emulator and Firestore. Resolves once the first sign-up, which takes seconds, has been answered. */
export async function startEmulators({ auth, firestore }: EmulatorPorts, logFolder: string): Promise<Service[]> {
  const services = await Promise.all([
    startAuthEmulator({ port: auth, logFolder }),
    startFirestore({ port: firestore, logFolder }),
  ]);
  await fetch(`http://localhost:${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'warm-up@example.com', password: 'kalam-kagaz-42' }),
  });
  return services;
}

/** Starts the emulators for the tests of child processes. The returned function stops the emulators. */
export async function startSharedEmulators(ports: EmulatorPorts, logFolder: string): Promise<() => Promise<void>> {
  const services = await startEmulators(ports, logFolder);
  for (const { died } of services) void died.then((line) => console.error(`${line}. Tests from here on will fail.`));
  process.env[portsVariable] = `${ports.auth},${ports.firestore}`;
  return async () => {
    delete process.env[portsVariable];
    await Promise.all(services.map((service) => service.stop()));
    rmSync(logFolder, { recursive: true, force: true });
  };
}
