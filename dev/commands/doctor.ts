import { parseArgs } from 'node:util';
import { CommandError } from '../base/run-tool.ts';
import { createDoctorContext } from '../owner/doctor/context.ts';
import { computeDoctorExitCode, formatReport, formatReportAsJson } from '../owner/doctor/report.ts';
import { findStepIdByFinding } from '../owner/go-live/find-step-id-by-finding.ts';
import { goLiveSteps } from '../owner/go-live/go-live-steps.ts';
import { runStepChecks } from '../owner/go-live/run-step-checks.ts';
import { readEnvFile } from '../settings/read-env-file.ts';

/**
 * `npm run doctor`: checks settings, facts, the build in dist and, if the network allows, the live project and site.
 * Reports whether each check passed and, if not, what is wrong and what to do. The command changes nothing on this
 * machine or online, and creates no account, SMS, mail or record. The exit code is 0 if everything is right, 1 if
 * something is wrong, and 2 if nothing is wrong but something was not checked. With `--step ID`, runs only the checks
 * of this step of `npm run go-live`.
 */
export async function runDoctorCommand(args: readonly string[]): Promise<number> {
  const options = { json: { type: 'boolean' }, step: { type: 'string' } } as const;
  const { json, step } = parseArgs({ args: [...args], options }).values;
  const known = goLiveSteps.map(({ id }) => id);
  if (step !== undefined && !known.includes(step))
    throw new CommandError(`There is no step "${step}". Known: ${known.join(', ')}.`);
  if (!json) console.error('Checking settings, build and, if it can be reached, the live project ...\n');
  // If ACCT_DIST names the folder of the build, the build was made without `.env.production`, so this file is not read.
  const env = process.env.ACCT_DIST ? process.env : readEnvFile('.', process.env, { mayBeEmpty: true });
  const all = await runStepChecks(createDoctorContext(env), step);
  console.log(json ? formatReportAsJson(all, findStepIdByFinding) : formatReport(all).trimEnd());
  return computeDoctorExitCode(all);
}
