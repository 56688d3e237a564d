import { cpSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { freePorts } from '../../../build/services/free-ports.ts';
import { listen } from '../../../build/services/service.ts';
import { createSiteHandler } from '../../../build/services/start-site-server.ts';
import { goodSettings } from '../../../build/settings/good-settings.ts';
import { temporaryFolder } from '../../../proof/unit/temporary-folder.ts';
import { type Context, createContext } from '../context.ts';
import { type FakeProject, goodProject, ownersToken, startFakeGoogle } from './fake-google.ts';
import { installerMegabytes, writeGoodBuild } from './good-build.ts';
import { startDns, type Zone, zoneOf } from './start-dns.ts';

const { env, brand, facts } = goodSettings;
/** What a test may plant a fault in. */
export type GoodContext = {
  project: FakeProject;
  zone: Zone;
  context: Context;
  /** The folder whose `dist` is live; what is changed in the context's own has not been deployed. */
  deployed: string;
};

/** A folder like another, for one test. */
export function copyOf(folder: string): string {
  const copy = temporaryFolder('doctor');
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** Gives the context a repository of its own, to plant something in its files; returns the folder. */
export function ownFiles(good: GoodContext): string {
  const root = copyOf(good.context.root);
  good.context = { ...good.context, root, dist: join(root, 'dist') };
  return root;
}

/** Starts fakes of Google and a live site where all is right; `fresh` resets them. */
export async function startGoodContext() {
  const template = temporaryFolder('good-build');
  writeGoodBuild(template);
  let current: GoodContext;
  const google = await startFakeGoogle(() => current.project);
  const dns = await startDns(() => current.zone);
  const [port = 0] = await freePorts(1);
  const address = `http://localhost:${port}`;
  const handlers = new Map<string, ReturnType<typeof createSiteHandler>>();
  const server = createServer((request, response) => {
    const { deployed } = current;
    const handler = handlers.get(deployed) ?? createSiteHandler(`${deployed}/dist`);
    handlers.set(deployed, handler);
    handler(request, response);
  });
  server.keepAliveTimeout = 0;
  const site = await listen(server, port, { name: 'live site', address });
  const fresh = (): GoodContext => {
    const plain = createContext(env, template);
    const context: Context = {
      ...plain,
      brand,
      facts,
      // The day before the law asks for more.
      today: new Date('2027-05-12T00:00+05:30'),
      installerMegabytes,
      oldPictures: async () => null,
      audit: async () => ({ vulnerabilities: {} }),
      services: google.origins,
      dnsServers: [dns.address],
      liveSite: address,
      liveApplication: google.application,
      hasCredentials: true,
      accessToken: async () => ownersToken,
    };
    const zone = zoneOf(brand.domain, goodProject.id);
    current = { project: goodProject, zone, context, deployed: template };
    return current;
  };
  return { google, fresh, stop: () => Promise.all([google.stop(), site.stop(), dns.stop()]) };
}
