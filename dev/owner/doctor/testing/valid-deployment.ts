import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { temporaryFolder } from '../../../proof/unit/temporary-folder.ts';
import { freePorts } from '../../../services/free-ports.ts';
import { listenAsService } from '../../../services/service.ts';
import { createSiteHandler } from '../../../services/start-site-server.ts';
import { validSettings } from '../../../settings/valid-settings.ts';
import { createDoctorContext, type DoctorContext } from '../context.ts';
import { type FakeProject, fakeOwnerToken, startFakeGoogle, validProject } from './fake-google.ts';
import { createValidZone, type DnsZone, startDnsServer } from './start-dns-server.ts';
import { installerMegabytes, writeValidBuild } from './valid-build.ts';

const { env, brand, facts } = validSettings;
/** A correct deployment, in which a test can cause a fault. */
export type ValidDeployment = {
  project: FakeProject;
  zone: DnsZone;
  context: DoctorContext;
  /**
   * The folder of the live site, which serves the files in its `dist`. The checks of the build read another copy, so a
   * test can change either of them.
   */
  readonly deployed: string;
  /** Functions that restore the changed files. The function for the latest change comes first. */
  readonly undo: (() => void)[];
};

/** Changes or deletes a file of the context or of the live site, until the next call of `fresh`. */
export function modifyDeploymentFile(
  deployment: ValidDeployment,
  file: string,
  change: ((text: string) => string) | null,
): void {
  const before = readFileSync(file);
  deployment.undo.unshift(() => writeFileSync(file, before));
  if (change === null) rmSync(file);
  else writeFileSync(file, change(before.toString()));
}

/** Starts fakes of Google, of DNS servers and of a live site without faults. `fresh` resets the fakes. */
export async function startValidDeployment() {
  const template = temporaryFolder('valid-build');
  writeValidBuild(template);
  const deployed = temporaryFolder('deployed');
  cpSync(template, deployed, { recursive: true });
  let current: ValidDeployment | undefined;
  const now = (): ValidDeployment => {
    if (!current) throw new Error('Call fresh() first.');
    return current;
  };
  const google = await startFakeGoogle(() => now().project);
  const dns = await startDnsServer(() => now().zone);
  const [port = 0] = await freePorts(1);
  const address = `http://localhost:${port}`;
  let handler: RequestListener | undefined;
  const server = createServer((request, response) => {
    handler ??= createSiteHandler(join(deployed, 'dist'));
    handler(request, response);
  });
  server.keepAliveTimeout = 0;
  const site = await listenAsService(server, port, { name: 'live site', address });
  const fresh = (): ValidDeployment => {
    for (const putBack of current?.undo ?? []) putBack();
    // The handler of the live site reads the headers only once, so it is created again after a test has changed them.
    handler = undefined;
    const plain = createDoctorContext(env, template);
    const context: DoctorContext = {
      ...plain,
      brand,
      facts,
      // The last day before the DPDP duties begin.
      today: new Date('2027-05-12T00:00+05:30'),
      installerMegabytes,
      oldPictures: async () => null,
      audit: async () => ({ vulnerabilities: {} }),
      services: google.origins,
      dnsServers: [dns.address],
      liveSite: address,
      liveApplication: google.application,
      hasCredentials: true,
      accessToken: async () => fakeOwnerToken,
    };
    const zone = createValidZone(brand.domain, validProject.id);
    current = { project: validProject, zone, context, deployed, undo: [] };
    return current;
  };
  return { google, fresh, stop: () => Promise.all([google.stop(), site.stop(), dns.stop()]) };
}
