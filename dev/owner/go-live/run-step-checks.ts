import { checkSettingsAndFacts } from '../doctor/checks/settings.ts';
import type { DoctorContext } from '../doctor/context.ts';
import { type DoctorSection, doctorSections, runDoctorChecks } from '../doctor/run-doctor-checks.ts';
import { findStepIdByFinding } from './find-step-id-by-finding.ts';
import { goLiveSteps } from './go-live-steps.ts';

/** Runs the doctor's checks of a step and returns its findings. Without a step, runs all checks. */
export async function runStepChecks(context: DoctorContext, step?: string): Promise<readonly DoctorSection[]> {
  if (step === undefined) return runDoctorChecks(context);
  const found = await runDoctorChecks(context, undefined, sectionsOf(step));
  const ofStep = found.map(({ title, findings }) => ({
    title,
    findings: findings.filter((finding) => findStepIdByFinding(finding) === step),
  }));
  return ofStep.filter(({ findings }) => findings.length > 0);
}

/**
 * Returns the sections of the report with the checks of a step and with `checkSettingsAndFacts`, which checks the
 * owner's answers.
 */
function sectionsOf(step: string): typeof doctorSections {
  const checks = goLiveSteps.find(({ id }) => id === step)?.checks ?? [];
  return doctorSections.flatMap(([title, all]) => {
    const asked = all.filter((check) => checks.includes(check) || check === checkSettingsAndFacts);
    return asked.length === 0 ? [] : [[title, asked] as const];
  });
}
