import { brand } from '../../../site/brand.ts';
import { createContext } from '../../owner/doctor/context.ts';
import { doctorExitCode, formatReport } from '../../owner/doctor/report.ts';
import { runDoctorChecks } from '../../owner/doctor/run-doctor-checks.ts';
import { createGoodProject, ownerToken, startFakeGoogle } from '../../owner/doctor/testing/fake-google.ts';
import { createGoodZone, startDns } from '../../owner/doctor/testing/start-dns.ts';
import { freePorts } from '../../services/free-ports.ts';
import { startSiteServer } from '../../services/start-site-server.ts';
import { readEnvFile } from '../../settings/read-env-file.ts';

/**
 * Serves the build in `dist` like Hosting, and runs the doctor on it with a correct project. Resolves to the exit code.
 */
async function runDoctorOnBuild(): Promise<number> {
  const env = readEnvFile('.');
  const project = createGoodProject(env as Parameters<typeof createGoodProject>[0], brand.domain);
  const google = await startFakeGoogle(() => project);
  const dns = await startDns(() => createGoodZone(brand.domain, project.id));
  const [port = 0] = await freePorts(1);
  const site = await startSiteServer({ port, build: 'dist' });
  const sections = await runDoctorChecks({
    ...createContext(env),
    audit: async () => ({ vulnerabilities: {} }),
    services: google.origins,
    dnsServers: [dns.address],
    liveSite: site.address,
    liveApplication: google.application,
    hasCredentials: true,
    accessToken: async () => ownerToken,
  });
  console.log(formatReport(sections));
  await Promise.all([google.stop(), site.stop(), dns.stop()]);
  return doctorExitCode(sections);
}

process.exit(await runDoctorOnBuild());
