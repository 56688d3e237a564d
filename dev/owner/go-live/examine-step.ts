import type { Context } from '../doctor/context.ts';
import { examine, type Section, sections } from '../doctor/examine.ts';
import { stepOf } from './step-of.ts';
import { steps } from './steps.ts';

/** Runs the doctor's checks that prove a step, or all; without a step every finding counts. */
export async function examineStep(context: Context, step?: string): Promise<readonly Section[]> {
  if (step === undefined) return examine(context);
  const found = await examine(context, undefined, sectionsOf(step));
  const ofStep = found.map(({ title, findings }) => ({
    title,
    findings: findings.filter((finding) => stepOf(finding) === step),
  }));
  return ofStep.filter(({ findings }) => findings.length > 0);
}

/** Returns the sections with a step's checks, and with the check of its answers. */
function sectionsOf(step: string): typeof sections {
  const checks = steps.find(({ id }) => id === step)?.checks ?? [];
  return sections.flatMap(([title, all]) => {
    const asked = all.filter((check) => checks.includes(check) || check.name === 'settings');
    return asked.length === 0 ? [] : [[title, asked] as const];
  });
}
