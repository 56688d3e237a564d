import type { Finding } from '../doctor/finding.ts';
import { type AnswerName, type GoLiveStep, goLiveSteps } from './go-live-steps.ts';

/** Returns the step that asks for a setting, a fact or a part of the brand. */
export const findStepByValueName = (name: string): GoLiveStep | undefined =>
  goLiveSteps.find(({ asks = [] }) => asks.includes(name as AnswerName));

/**
 * Returns the id of the step that asks for the finding's setting. If no step asks for it, returns the id of the step
 * that runs the finding's check.
 */
export function findStepIdByFinding({ setting, check }: Finding): string {
  const asking = setting === undefined ? undefined : findStepByValueName(setting);
  const checking = goLiveSteps.find(({ checks = [] }) => checks.some(({ name }) => name === check));
  const step = asking ?? checking;
  if (step === undefined) throw new Error(`No step has the check "${check}".`);
  return step.id;
}
