import { brand } from '../../../site/brand.ts';
import { createContext } from '../../owner/doctor/context.ts';
import { examine } from '../../owner/doctor/examine.ts';
import { exitCode, reportText } from '../../owner/doctor/report.ts';
import { ownerToken, projectOf, startFakeGoogle } from '../../owner/doctor/testing/fake-google.ts';
import { startDns, zoneOf } from '../../owner/doctor/testing/start-dns.ts';
import { freePorts } from '../../services/free-ports.ts';
import { startSiteServer } from '../../services/start-site-server.ts';
import { readEnvFile } from '../../settings/read-env-file.ts';

/** Runs the doctor on the build in `dist`, served as on Hosting, with a correct project. Resolves to its exit code. */
async function runDoctorOnBuild(): Promise<number> {
  const env = readEnvFile('.');
  const project = projectOf(env as Parameters<typeof projectOf>[0], brand.domain);
  const google = await startFakeGoogle(() => project);
  const dns = await startDns(() => zoneOf(brand.domain, project.id));
  const [port = 0] = await freePorts(1);
  const site = await startSiteServer({ port, build: 'dist' });
  const sections = await examine({
    ...createContext(env),
    audit: async () => ({ vulnerabilities: {} }),
    services: google.origins,
    dnsServers: [dns.address],
    liveSite: site.address,
    liveApplication: google.application,
    hasCredentials: true,
    accessToken: async () => ownerToken,
  });
  console.log(reportText(sections));
  await Promise.all([google.stop(), site.stop(), dns.stop()]);
  return exitCode(sections);
}

process.exit(await runDoctorOnBuild());
