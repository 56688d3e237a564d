import { createContext } from '../../owner/doctor/context.ts';
import { doctorExitCode, formatReportAsJson } from '../../owner/doctor/report.ts';
import { ownerToken } from '../../owner/doctor/testing/fake-google.ts';
import { examineStep } from '../../owner/go-live/examine-step.ts';
import { findStepIdByFinding } from '../../owner/go-live/find-step-id-by-finding.ts';
import { readEnvFile } from '../../settings/read-env-file.ts';

/**
 * Runs the doctor in its own process with the fake services of `walk-as-owner.ts`. Takes `--json --step ID` like the
 * command.
 */
const [, , , , step] = process.argv;
const sections = await examineStep(
  {
    ...createContext(readEnvFile('.')),
    ...JSON.parse(process.env.ACCT_WALK ?? '{}'),
    audit: async () => ({ vulnerabilities: {} }),
    hasCredentials: true,
    accessToken: async () => ownerToken,
  },
  step,
);
console.log(formatReportAsJson(sections, findStepIdByFinding));
process.exit(doctorExitCode(sections));
