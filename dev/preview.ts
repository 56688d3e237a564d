import { join } from 'node:path';
import { buildAll } from './build/build-all.ts';
import { withoutBuildSettings } from './build/build-settings.ts';
import { appOriginVariable, assertHttpAlone, readPorts } from './build/ports.ts';
import { assertPortsFree } from './build/services/free-ports.ts';
import { readAppOption, runWithSite } from './build/services/run-with-site.ts';
import { startSiteServer } from './build/services/start-site-server.ts';

/** `npm run preview [-- --app URL]`: serves a demo build as deployed, with emulators. Returns the exit code. */
export async function preview(args: readonly string[]): Promise<number> {
  assertHttpAlone('npm run preview');
  const ports = readPorts();
  const app = readAppOption(args, { command: 'npm run preview', ports, beside: ['auth', 'firestore', 'preview'] });
  await assertPortsFree(ports, ['auth', 'firestore', 'preview', ...(app === null ? (['app'] as const) : [])]);
  const out = join('.cache', 'preview');
  console.log('Building the demo ...');
  await buildAll({ out, env: { ...withoutBuildSettings(), [appOriginVariable]: app ?? undefined } });
  const siteOrigin = `http://localhost:${ports.preview}`;
  return runWithSite({
    ports,
    site: startSiteServer({ port: ports.preview, build: out }),
    siteOrigin,
    app,
    logFolder: join('.cache', 'preview-logs'),
    pages: [['Card', `${siteOrigin}/login`]],
  });
}
