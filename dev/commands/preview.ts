import { join } from 'node:path';
import { appOriginVariable, assertHttpsPortUnset, readPorts } from '../base/ports.ts';
import { buildAll } from '../release/build-all.ts';
import { assertPortsFree } from '../services/free-ports.ts';
import { readAppOption, runApplicationWithSite } from '../services/run-application-with-site.ts';
import { startSiteServer } from '../services/start-site-server.ts';
import { environmentWithoutSettings } from '../settings/read-build-settings.ts';

/**
 * `npm run preview [-- --app URL]`: serves a demo build with the headers of the live site, and starts the emulators.
 * Returns the exit code.
 */
export async function runPreviewCommand(args: readonly string[]): Promise<number> {
  assertHttpsPortUnset('npm run preview');
  const ports = readPorts();
  const app = readAppOption(args, { command: 'npm run preview', ports, beside: ['auth', 'firestore', 'preview'] });
  await assertPortsFree(ports, ['auth', 'firestore', 'preview', ...(app === null ? (['app'] as const) : [])]);
  const out = join('.cache', 'preview');
  console.log('Building the demo ...');
  await buildAll({ out, env: { ...environmentWithoutSettings(), [appOriginVariable]: app ?? undefined } });
  const siteOrigin = `http://localhost:${ports.preview}`;
  return runApplicationWithSite({
    ports,
    site: startSiteServer({ port: ports.preview, build: out }),
    siteOrigin,
    app,
    logFolder: join('.cache', 'preview-logs'),
    pages: [['Card', `${siteOrigin}/login`]],
  });
}
