import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectId } from '../../build/ports.ts';
import { freePorts } from '../../build/services/free-ports.ts';
import type { Service } from '../../build/services/service.ts';
import { startChild } from '../../build/services/start-child.ts';

/** The program itself: its folder's package.json is what it exports. */
const firebaseTools = join(
  dirname(createRequire(import.meta.url).resolve('firebase-tools/package.json')),
  'lib/bin/firebase.js',
);

/**
 * Starts Google's Hosting emulator on a build, by its own command line, as somebody would try a deployment. `build`: the folder that holds `site/` and
 * the build's firebase.json.
 */
export async function startHostingEmulator(build: string): Promise<Service> {
  const [port = 0, hub = 0, logging = 0] = await freePorts(3);
  const { hosting } = JSON.parse(readFileSync(join(build, 'firebase.json'), 'utf8')) as { hosting: object };
  // Beside the build's own, since paths in it start there. The emulators' page wants a download.
  const config = join(build, 'firebase.hosting-emulator.json');
  const emulators = {
    hosting: { host: '127.0.0.1', port },
    hub: { host: '127.0.0.1', port: hub },
    logging: { host: '127.0.0.1', port: logging },
    ui: { enabled: false },
  };
  writeFileSync(config, JSON.stringify({ hosting, emulators }, null, 2));
  return startChild({
    name: 'Hosting emulator',
    address: `http://127.0.0.1:${port}`,
    command: process.execPath,
    args: [firebaseTools, 'emulators:start', '--only', 'hosting', '--project', projectId, '--config', config],
    // Without its question for updates.
    env: { CI: '1' },
    logFile: join(build, 'hosting-emulator.log'),
    ready: /All emulators ready/,
  });
}
