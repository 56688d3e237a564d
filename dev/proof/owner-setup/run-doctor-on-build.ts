import { brand } from '../../../site/brand.ts';
import { createDoctorContext } from '../../owner/doctor/context.ts';
import { computeDoctorExitCode, formatReport } from '../../owner/doctor/report.ts';
import { runDoctorChecks } from '../../owner/doctor/run-doctor-checks.ts';
import { createValidProject, fakeOwnerToken, startFakeGoogle } from '../../owner/doctor/testing/fake-google.ts';
import { createValidZone, startDnsServer } from '../../owner/doctor/testing/start-dns-server.ts';
import { freePorts } from '../../services/free-ports.ts';
import { startSiteServer } from '../../services/start-site-server.ts';
import { readEnvFile } from '../../settings/read-env-file.ts';

/**
 * Serves the build in `dist` like Firebase Hosting, and runs the doctor on it with a correct project. Resolves to the
 * exit code.
 */
async function runDoctorOnBuild(): Promise<number> {
  const env = readEnvFile('.');
  const project = createValidProject(env as Parameters<typeof createValidProject>[0], brand.domain);
  const google = await startFakeGoogle(() => project);
  const dns = await startDnsServer(() => createValidZone(brand.domain, project.id));
  const [port = 0] = await freePorts(1);
  const site = await startSiteServer({ port, build: 'dist' });
  const sections = await runDoctorChecks({
    ...createDoctorContext(env),
    audit: async () => ({ vulnerabilities: {} }),
    services: google.origins,
    dnsServers: [dns.address],
    liveSite: site.address,
    liveApplication: google.application,
    hasCredentials: true,
    accessToken: async () => fakeOwnerToken,
  });
  console.log(formatReport(sections));
  await Promise.all([google.stop(), site.stop(), dns.stop()]);
  return computeDoctorExitCode(sections);
}

process.exit(await runDoctorOnBuild());
