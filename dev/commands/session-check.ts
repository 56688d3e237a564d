import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { projectId, readPorts } from '../base/ports.ts';
import { CommandError } from '../base/run-tool.ts';
import { startAuthProxy } from '../checks/session-check/auth-proxy.ts';
import {
  checkApplication,
  printTestCaseResult,
  printTestCaseTotals,
} from '../checks/session-check/check-application.ts';
import { assertPortsFree, freePorts } from '../services/free-ports.ts';
import { readAppOrigin } from '../services/run-application-with-site.ts';
import { applicationSettings, isServerListening, printApplicationSettings } from '../services/start-application.ts';
import { startAuthEmulator } from '../services/start-auth-emulator.ts';
import { startFirestore } from '../services/start-firestore.ts';

const waitingSeconds = 60;

/**
 * `npm run session-check -- http://localhost:8000`: checks an application's handling of sessions on this command's own
 * emulators, by acting as browser and site. Returns 1 if a case fails.
 */
export async function runSessionCheckCommand(args: readonly string[]): Promise<number> {
  const [address = '', ...others] = args;
  if (!address || others.length > 0)
    throw new CommandError('Give the address of your application: npm run session-check -- http://localhost:8000');
  const ports = readPorts();
  const app = readAppOrigin(address, { shown: address, ports, beside: ['auth', 'firestore', 'site'] });
  const { GOOGLE_CLOUD_PROJECT: named = projectId } = process.env;
  if (!named.startsWith('demo-'))
    throw new CommandError(
      `GOOGLE_CLOUD_PROJECT=${named} is not a demo- project, and a live one is never checked: unset it.`,
    );
  await assertPortsFree(ports, ['auth', 'firestore']);
  const [emulatorPort = 0] = await freePorts(1);
  const logFolder = join('.cache', 'session-check');
  const services = await Promise.all([
    startAuthEmulator({ port: emulatorPort, logFolder }),
    startFirestore({ port: ports.firestore, logFolder }),
  ]);
  const proxy = await startAuthProxy(ports.auth, emulatorPort);
  const site = `http://localhost:${ports.site}`;
  printApplicationSettings({ ports, appOrigin: app, siteOrigin: site });
  try {
    await waitFor(app);
    const { COOKIE_PREFIX: prefix } = applicationSettings({ ports, appOrigin: app, siteOrigin: site });
    const emulator = `http://127.0.0.1:${emulatorPort}`;
    const findings = await checkApplication(
      { app, site, prefix, projectId, emulator, proxy: proxy.state },
      printTestCaseResult,
    );
    return printTestCaseTotals(findings);
  } finally {
    await Promise.all([proxy, ...services].map((service) => service.stop()));
  }
}

/** Waits until the application answers. Throws a CommandError after a minute. */
async function waitFor(app: string): Promise<void> {
  for (let seconds = 0; !(await isServerListening(new URL(app))); seconds += 1) {
    if (seconds === 0) console.log(`\nNothing answers at ${app} yet: start your application with these settings.`);
    if (seconds === waitingSeconds)
      throw new CommandError(
        `${app}: no application answered within ${waitingSeconds} s. Start it, then run this again.`,
      );
    await setTimeout(1000);
  }
}
