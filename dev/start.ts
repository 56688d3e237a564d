import { join } from 'node:path';
import { readPorts } from './build/ports.ts';
import { assertPortsFree } from './build/services/assert-ports-free.ts';
import { printAddresses, runServices } from './build/services/run-services.ts';
import { startAuthEmulator } from './build/services/start-auth-emulator.ts';
import { startFirestore } from './build/services/start-firestore.ts';
import { startMainApp } from './build/services/start-main-app.ts';
import { startSiteDevelopment } from './build/services/start-site-development.ts';

/**
 * `npm start`: everything a developer needs, with hot reload. Returns the exit code once Ctrl-C or a death ended it.
 */
export async function start(): Promise<number> {
  const ports = readPorts();
  await assertPortsFree(ports, ['auth', 'firestore', 'app', 'site']);
  const logFolder = join('.cache', 'start');
  const siteOrigin = `http://localhost:${ports.site}`;
  return runServices(
    [
      startSiteDevelopment(ports.site),
      startMainApp({ port: ports.app, authPort: ports.auth, firestorePort: ports.firestore, siteOrigin, logFolder }),
      startAuthEmulator({ port: ports.auth, logFolder, siteOrigin }),
      startFirestore({ port: ports.firestore, logFolder }),
    ],
    (services) =>
      printAddresses(services, [
        ['Card', `${siteOrigin}/login`],
        ['Playground', `${siteOrigin}/playground/`],
      ]),
  );
}
