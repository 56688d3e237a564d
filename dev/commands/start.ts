import { join } from 'node:path';
import { appOriginVariable, assertHttpsPortUnset, readPorts } from '../base/ports.ts';
import { CommandError } from '../base/run-tool.ts';
import { assertPortsFree } from '../services/free-ports.ts';
import { readAppOption, runApplicationWithSite } from '../services/run-application-with-site.ts';
import { startSiteDevServer } from '../services/start-site-dev-server.ts';
import { isDemoBuild } from '../settings/read-build-settings.ts';

/** `npm start [-- --app URL]`: starts everything for development, with hot reload. Returns the exit code at the end. */
export async function runStartCommand(args: readonly string[]): Promise<number> {
  assertHttpsPortUnset('npm start');
  const ports = readPorts();
  const app = readAppOption(args, { command: 'npm start', ports, beside: ['auth', 'firestore', 'site'] });
  if (app !== null && !isDemoBuild(process.env))
    throw new CommandError(`--app ${app}: the environment has settings of a live build. Unset all VITE_ variables.`);
  await assertPortsFree(ports, ['auth', 'firestore', 'site', ...(app === null ? (['app'] as const) : [])]);
  process.env[appOriginVariable] = app ?? '';
  const siteOrigin = `http://localhost:${ports.site}`;
  return runApplicationWithSite({
    ports,
    site: startSiteDevServer(ports.site),
    siteOrigin,
    app,
    logFolder: join('.cache', 'start'),
    pages: [
      ['Card', `${siteOrigin}/login`],
      ['Playground', `${siteOrigin}/playground/`],
    ],
  });
}
