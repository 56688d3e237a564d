import { goLiveSteps } from './go-live-steps.ts';
import { addFindingsToGuide, createGuideState, deriveStepState } from './guide.ts';
import type { GuideServices } from './run-guide.ts';

/** Checks every step and prints the state of each. Returns the exit code: 0 if all steps are done. */
export async function listSteps({ terminal, files, check }: GuideServices): Promise<number> {
  const findings = await check(null);
  const guide = addFindingsToGuide(createGuideState(files.read(), files.recall(), null), { step: null, findings });
  const rows = goLiveSteps.map((step, at) => ({ at: `${at + 1}`, step, state: deriveStepState(guide, step) }));
  for (const { at, step, state } of rows)
    terminal.say(`${at.padStart(2)}  ${state.padEnd(11)}  ${step.id.padEnd(18)}  ${step.title}`);
  return rows.every(({ state }) => state === 'done') ? 0 : 1;
}
