import type { Context } from '../doctor/context.ts';
import { examine, type Section, sections } from '../doctor/examine.ts';
import { stepOf } from './step-of.ts';
import { steps } from './steps.ts';

/** Runs the doctor's checks of a step and returns its findings. Without a step, runs all checks. */
export async function examineStep(context: Context, step?: string): Promise<readonly Section[]> {
  if (step === undefined) return examine(context);
  const found = await examine(context, undefined, sectionsOf(step));
  const ofStep = found.map(({ title, findings }) => ({
    title,
    findings: findings.filter((finding) => stepOf(finding) === step),
  }));
  return ofStep.filter(({ findings }) => findings.length > 0);
}

/** Returns the sections with the checks of a step, and with `settings`, which checks the answers. */
function sectionsOf(step: string): typeof sections {
  const checks = steps.find(({ id }) => id === step)?.checks ?? [];
  return sections.flatMap(([title, all]) => {
    const asked = all.filter((check) => checks.includes(check) || check.name === 'settings');
    return asked.length === 0 ? [] : [[title, asked] as const];
  });
}
