import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { getHttpsHost, httpsDomain } from '../../base/ports.ts';
import { CommandError } from '../../base/run-tool.ts';
import { listenAsService, type Service } from '../../services/service.ts';
import { startExampleApplication } from '../../services/start-application.ts';
import { startHttpsHosts } from '../../services/start-https-hosts.ts';
import { createSiteHandler } from '../../services/start-site-server.ts';
import { createForwardingHandler } from './create-forwarding-handler.ts';
import { createPartnerHandler } from './create-partner-handler.ts';
import { googleFakes } from './google-fakes.ts';
import { createServedPages } from './served-pages.ts';
import { readEmulatorPorts, startEmulators } from './start-emulators.ts';
import { appCheckBuildFolderName, readTestRun, type TestRun } from './test-run.ts';
import { testServices } from './test-services.ts';
import { withResponseCache } from './with-response-cache.ts';

/**
 * The environment variable with the folder of a run. A parent process sets this variable once that run's services have
 * started.
 */
export const runFolderVariable = 'ACCT_TEST_GROUND';

/**
 * Starts the emulators and servers for the latest built test run, once for all browser tests. The returned function
 * stops them.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const run = readTestRun();
  if (process.env[runFolderVariable] === run.folder) return async () => undefined;
  const services = await startAll(run).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new CommandError(`A port of the last test run is taken (${error.message}): run again without --no-build.`);
  });
  for (const { died } of services) void died.then((line) => console.error(`${line}. Tests from here on will fail.`));
  return async () => {
    await Promise.all(services.map((service) => service.stop()));
  };
}

async function startAll(run: TestRun): Promise<readonly Service[]> {
  const { folder, ports } = run;
  const addresses = testServices(run);
  const partnerPages = { pages: join('widget', 'e2e', 'pages'), playground: join(folder, 'playground'), addresses };
  const withPages = createServedPages();
  const site = (build: string) => withPages(withResponseCache(createSiteHandler(build)));
  const partner = withPages(createPartnerHandler({ ...partnerPages, widget: join(folder, 'widget') }));
  const httpsPartner = withPages(createPartnerHandler({ ...partnerPages, widget: join(folder, 'https/widget') }));
  // The build with App Check may not exist yet, because a test makes it after the services have started.
  let appCheckHandler: RequestListener | undefined;
  const handleAppCheck: RequestListener = (request, response) => {
    appCheckHandler ??= createSiteHandler(join(folder, appCheckBuildFolderName));
    appCheckHandler(request, response);
  };
  const emulators = { ports, logFolder: folder };
  const isStarted = readEmulatorPorts()?.auth === ports.auth;
  const services = await Promise.all([
    isStarted ? [] : startEmulators(ports, folder),
    startExampleApplication({ ...emulators, port: ports.app, siteOrigin: addresses.site }),
    startExampleApplication({
      ...emulators,
      port: ports.httpsApp,
      appOrigin: addresses.httpsApp,
      siteOrigin: addresses.httpsSite,
      cookieDomain: `.${httpsDomain}`,
    }),
    listenAsService(createServer(site(folder)), ports.preview, { name: 'Site', address: addresses.site }),
    listenAsService(createServer(partner), ports.partner, { name: 'Partner pages', address: addresses.partner }),
    startHttpsHosts(ports.https, {
      ...googleFakes,
      [getHttpsHost('site')]: site(join(folder, 'https')),
      [getHttpsHost('checked')]: handleAppCheck,
      [getHttpsHost('app')]: createForwardingHandler(ports.httpsApp),
      [getHttpsHost('blog')]: httpsPartner,
      [getHttpsHost('partner')]: httpsPartner,
      [getHttpsHost('listed')]: httpsPartner,
      [getHttpsHost('auth')]: createForwardingHandler(ports.auth),
      [getHttpsHost('firestore')]: createForwardingHandler(ports.firestore),
    }),
  ]);
  return services.flat();
}
