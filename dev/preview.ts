import { join } from 'node:path';
import { buildAll } from './build/build-all.ts';
import { withoutBuildSettings } from './build/build-settings.ts';
import { readPorts } from './build/ports.ts';
import { assertPortsFree } from './build/services/assert-ports-free.ts';
import { printAddresses, runServices } from './build/services/run-services.ts';
import { startAuthEmulator } from './build/services/start-auth-emulator.ts';
import { startFirestore } from './build/services/start-firestore.ts';
import { startMainApp } from './build/services/start-main-app.ts';
import { startSiteServer } from './build/services/start-site-server.ts';

/** `npm run preview`: a demo build of its own, served as deployed, with the emulators. Returns the exit code. */
export async function preview(): Promise<number> {
  const ports = readPorts();
  await assertPortsFree(ports, ['auth', 'firestore', 'app', 'preview']);
  const out = join('.cache', 'preview');
  console.log('Building the demo ...');
  await buildAll({ out, env: withoutBuildSettings() });
  const logFolder = join('.cache', 'preview-logs');
  const siteOrigin = `http://localhost:${ports.preview}`;
  return runServices(
    [
      startSiteServer({ port: ports.preview, build: out }),
      startMainApp({ port: ports.app, authPort: ports.auth, firestorePort: ports.firestore, siteOrigin, logFolder }),
      startAuthEmulator({ port: ports.auth, logFolder, siteOrigin }),
      startFirestore({ port: ports.firestore, logFolder }),
    ],
    (services) => printAddresses(services, [['Card', `${siteOrigin}/login`]]),
  );
}
