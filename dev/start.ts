import { join } from 'node:path';
import { readPorts } from './ports.ts';
import { printAddresses } from './print-addresses.ts';
import { assertPortsFree } from './services/assert-ports-free.ts';
import { runServices } from './services/run-services.ts';
import { startAuthEmulator } from './services/start-auth-emulator.ts';
import { startFirestore } from './services/start-firestore.ts';
import { startMainApp } from './services/start-main-app.ts';
import { startSiteDevelopment } from './services/start-site-development.ts';

/** `npm start`: everything a developer needs, with hot reload. Returns the exit code once Ctrl-C or a death ended it. */
export async function start(): Promise<number> {
  const ports = readPorts();
  await assertPortsFree(ports, ['auth', 'firestore', 'app', 'site']);
  const logFolder = join('.cache', 'start');
  const siteOrigin = `http://localhost:${ports.site}`;
  return runServices(
    [
      startSiteDevelopment(ports.site),
      startMainApp({ port: ports.app, authPort: ports.auth, firestorePort: ports.firestore, siteOrigin, logFolder }),
      startAuthEmulator({ port: ports.auth, logFolder, echo: true }),
      startFirestore({ port: ports.firestore, logFolder }),
    ],
    (services) =>
      printAddresses(services, [
        ['Card', `${siteOrigin}/login`],
        ['Playground', `${siteOrigin}/playground/`],
      ]),
  );
}
