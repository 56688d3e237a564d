import { createDoctorContext } from '../../owner/doctor/context.ts';
import { computeDoctorExitCode, formatReportAsJson } from '../../owner/doctor/report.ts';
import { fakeOwnerToken } from '../../owner/doctor/testing/fake-google.ts';
import { findStepIdByFinding } from '../../owner/go-live/find-step-id-by-finding.ts';
import { runStepChecks } from '../../owner/go-live/run-step-checks.ts';
import { readEnvFile } from '../../settings/read-env-file.ts';

/**
 * Runs the doctor in its own process with the fake services of `walk-as-owner.ts`. Takes `--json --step ID` like the
 * command.
 */
const [, , , , step] = process.argv;
const sections = await runStepChecks(
  {
    ...createDoctorContext(readEnvFile('.')),
    ...JSON.parse(process.env.ACCT_WALK ?? '{}'),
    audit: async () => ({ vulnerabilities: {} }),
    hasCredentials: true,
    accessToken: async () => fakeOwnerToken,
  },
  step,
);
console.log(formatReportAsJson(sections, findStepIdByFinding));
process.exit(computeDoctorExitCode(sections));
